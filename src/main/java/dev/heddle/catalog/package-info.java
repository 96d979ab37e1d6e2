/**
 * What library methods mean: which block, launch, offload, or return something asynchronous.
 *
 * <p>Imports nothing of ours. Knowledge enters the path of data from here, once, and read-only.
 */
package dev.heddle.catalog;
