#!/bin/sh
# Starts a member of the shop's replica set. The key that members show each other comes from the environment and lies in memory only;
# with it the server lets nobody in without a name and a password.
set -eu
if [ "$(printf %s "${MONGO_KEY:-}" | wc -c)" -lt 32 ]; then
  echo "set MONGO_KEY to at least 32 characters of base64: sh ops/mongo/draw-secrets.sh draws one" >&2
  exit 1
fi
key=${TMPDIR:-/tmp}/key
umask 077
printf %s "$MONGO_KEY" > "$key"
unset MONGO_KEY
exec mongod --replSet rs0 --keyFile "$key" --bind_ip_all --setParameter javascriptEnabled=false "$@"
