#!/usr/bin/env bash
# Compiles the pure rooms as Embedded Swift for wasm32 and links them into .build/embedded/roundabout.wasm, so that a
# breach of purity (an `any`, a reflection, an untyped throw) is found on the day it is made.
#
# The order is that of the arrows: a room finds the modules of those before it.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
here=$root/Tests/EmbeddedTests
out=$root/.build/embedded
rooms=(JSONText Formula CollectionLayout TextSizing PlaygroundFile WireMessages LiveSession)

# The toolchain's own folder, also where `swiftc` is only a launcher.
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tools=$(cd "$resources/../../bin" && pwd)
linker=$tools/wasm-ld
[[ -x $linker ]] || linker=$(command -v wasm-ld) || { echo "wasm-ld is missing: it comes with the Swift toolchain" >&2; exit 1; }
clang=$tools/clang
[[ -x $clang ]] || clang=$(command -v clang) || { echo "clang is missing: it comes with the Swift toolchain" >&2; exit 1; }
unicode=$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a
libc=/usr/lib/wasm32-wasi
[[ -f $libc/libc.a ]] || { echo "wasi-libc is missing: scripts/setup test installs it" >&2; exit 1; }

# Unoptimised: in half the time, and with assertions.
flags=(
    -enable-experimental-feature Embedded -target wasm32-unknown-none-wasm -Xfrontend -disable-stack-protector
    -wmo -parse-as-library -Onone -package-name roundabout -swift-version 6
    -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility
    -enable-upcoming-feature ExistentialAny -warnings-as-errors
    -I "$out" -I "$root/Sources/CMath"
)

rm -rf "$out"
mkdir -p "$out"
objects=()
for room in "${rooms[@]}"; do
    mapfile -t sources < <(find "$root/Sources/$room" -name '*.swift' | sort)
    echo "  $room (${#sources[@]} files)"
    swiftc "${flags[@]}" -module-name "$room" -emit-module -emit-module-path "$out/$room.swiftmodule" \
        -c "${sources[@]}" -o "$out/$room.o"
    objects+=("$out/$room.o")
done

echo "  entry"
swiftc "${flags[@]}" -module-name Entry -c "$here/entry.swift" -o "$out/entry.o"
"$clang" --target=wasm32-wasi -isystem /usr/include/wasm32-wasi -O2 -Wall -Werror -c "$here/runtime.c" -o "$out/runtime.o"

mapfile -t exports < <(sed -n 's/.*@_cdecl("\([a-zA-Z]*\)").*/--export=\1/p' "$here/entry.swift")
# Unoptimised code that builds the table of keys needs more than the 64 KiB that a stack has otherwise; laid first, it traps where
# it ends instead of writing over what lies before it.
"$linker" --no-entry --gc-sections -z stack-size=1048576 --stack-first "${exports[@]}" "$out/entry.o" "${objects[@]}" "$out/runtime.o" \
    -L"$libc" -lc -lm "$unicode" -o "$out/roundabout.wasm"
echo "  roundabout.wasm: $(($(wc -c <"$out/roundabout.wasm") / 1024)) KiB"
