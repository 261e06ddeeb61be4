#!/bin/sh
# Starts another independent server of MongoDB's wire protocol (FerretDB 1 over SQLite) and prints its address. It ends with its input.
# Needs go; what it builds stays in .cache, the first time takes some minutes. Its data are in $1, or in a directory that goes with it.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
root=$(CDPATH= cd -- "$here/../../.." && pwd)
built=$root/.cache/ferretdb/$(cat "$here"/ferretdb/* | cksum | tr ' ' -)
PATH=$PATH:/usr/local/go/bin

if [ ! -x "$built" ]; then
  mkdir -p "$root/.cache/ferretdb"
  (cd "$here/ferretdb" && go build -o "$built.$$" . >&2)
  mv "$built.$$" "$built"
fi
if [ $# -gt 0 ]; then exec "$built" "$1"; fi
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT
"$built" "$data"
