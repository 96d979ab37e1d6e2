/**
 * How people and tools see a scan: the commands, and below them one package a kind of report.
 *
 * <p>Sub-packages import only those before them in the alphabet, and never this one.
 */
package dev.heddle.ui;
