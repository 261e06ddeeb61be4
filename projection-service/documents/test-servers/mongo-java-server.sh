#!/bin/sh
# Starts an independent server of MongoDB's wire protocol (mongo-java-server) and prints its address. It ends with its input. In memory, or `<file> <port>`.
# `--libraries` prints where its libraries are, and starts nothing.
# Needs mvn and java; what it builds stays in node_modules/.cache. A correctness check: it has no query plans and orders text by UTF-16 (TEXT=bmp).
set -eu
version=1.47.0
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
root=$(CDPATH= cd -- "$here/../../.." && pwd)
cache=$root/node_modules/.cache/mongo-java-server/$version-h2

if [ ! -f "$cache/done" ]; then
  mkdir -p "$cache"
  cat > "$cache/pom.xml" <<POM
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>paideia.test</groupId><artifactId>mongo-java-server</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>de.bwaldvogel</groupId><artifactId>mongo-java-server</artifactId><version>$version</version></dependency>
    <dependency><groupId>de.bwaldvogel</groupId><artifactId>mongo-java-server-h2-backend</artifactId><version>$version</version></dependency>
  </dependencies>
</project>
POM
  mvn -q -B -f "$cache/pom.xml" dependency:copy-dependencies -DoutputDirectory="$cache/lib" >&2
  touch "$cache/done"
fi
[ "${1:-}" != --libraries ] || { echo "$cache/lib"; exit; }
# Compiled once: a start that compiles takes seconds of a core each time. Two that compile at once each put a whole one in place.
classes=$cache/$(cksum < "$here/MongoJavaServer.java" | tr -d ' ')
if [ ! -d "$classes" ]; then
  javac -cp "$cache/lib/*" -d "$classes.$$" "$here/MongoJavaServer.java"
  mv -T "$classes.$$" "$classes" 2>/dev/null || rm -r "$classes.$$"
fi
# A connection has a thread of its own: beside a busy one on the same thread, the driver's question whether the server lives would wait, and it would count as lost.
exec java -Xmx1g -XX:+UseSerialGC -Dio.netty.eventLoopThreads=64 -cp "$classes:$cache/lib/*" MongoJavaServer "$@"
