#!/usr/bin/env bash
# Rewrites the committed signature index from the newest JDK and rules/artifacts.toml.
# usage: src/tool/index/regenerate.sh JDK_HOME     (needs mvn; the same inputs give the same bytes)
set -euo pipefail
jdk=${1:?usage: regenerate.sh JDK_HOME}
cd "$(dirname "$0")/../../.."
target=$PWD/target/index
index=src/main/resources/dev/heddle/code/index

mvn -q -B test-compile dependency:build-classpath -Dmdep.outputFile="$PWD/target/index.classpath"
classpath=target/test-classes:target/classes:$(cat target/index.classpath)
rm -rf "$target" && mkdir -p "$target"
java -cp "$classpath" dev.heddle.code.IndexArtifacts rules/artifacts.toml "$target" > target/index-pom.xml
mvn -q -B -f target/index-pom.xml org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy
rm -rf "$index"
java -cp "$classpath" dev.heddle.code.IndexBuild "$jdk" rules/artifacts.toml "$target" "$index"
