internal import CLibUV

/// What libuv refused to do, and why.
package struct UVError: Error, Equatable, CustomStringConvertible {
    /// What was tried, as a verb phrase: "watch /home/me/playground".
    package let attempt: String
    /// libuv's negative error number.
    package let code: Int32

    /// One line: `cannot watch /nowhere: no such file or directory`.
    package var description: String { "cannot \(attempt): \(Self.sentence(for: code))" }

    /// Whether the file or directory was not there (`UV_ENOENT`).
    package var isNotFound: Bool { code == UV_ENOENT.rawValue }

    /// libuv's own words for one of its error numbers (`uv_strerror_r`).
    package static func sentence(for code: Int32) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
            guard let words = uv_strerror_r(code, buffer.baseAddress, buffer.count) else { return "error \(code)" }
            return String(cString: words)
        }
    }
}
