# shellcheck shell=bash
# Sourced: puts Swift on the PATH where an installer left it off, and says how to build and where Chromium is.

if ! command -v swift >/dev/null 2>&1; then
    for folder in "$HOME/.local/share/swiftly/bin" "$HOME/.swiftly/bin" /opt/swift/usr/bin /usr/share/swift/usr/bin /usr/local/swift/usr/bin; do
        if [[ -x $folder/swift ]]; then
            export PATH="$folder:$PATH"
            break
        fi
    done
fi

# How a release is built. Swift's own library goes into the binary, so that it starts at once and runs from any folder;
# macOS brings that library itself.
release=(-c release)
[[ $(uname) == Darwin ]] || release+=(--static-swift-stdlib)

# Prints the path of a Chromium; fails if there is none. CHROMIUM in the environment wins.
chromium_path() {
    local candidate
    for candidate in "${CHROMIUM:-}" chromium chromium-browser google-chrome \
        "/Applications/Chromium.app/Contents/MacOS/Chromium" \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
        if [[ -n $candidate ]] && command -v "$candidate"; then return 0; fi
    done
    return 1
}
