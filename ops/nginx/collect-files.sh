#!/bin/sh
# Puts the files of all builds where nginx looks for them: collect-files.sh <repository> <folder>
# Builds one after the other: what two of them have in common has one name and one content.
set -eu
shop=$1
files=$2
mkdir -p "$files/assets"
for build in "$shop"/host/dist/*/; do
  cp "$build"* "$files/assets/"
done
# parts: remotes
for remote in catalog cart-checkout account admin; do
# parts: end
  mkdir -p "$files/remotes/$remote"
  for build in "$shop/mf-$remote"/dist/*/; do
    cp -R "$build" "$files/remotes/$remote/"
  done
done
