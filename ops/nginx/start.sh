#!/bin/sh
# Starts the door in its container.
set -eu
cd /shop
sh write-settings.sh
exec nginx -p /shop -c nginx.conf -g 'daemon off;'
