#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the system says of a file without opening it. Two equal stamps with equal times mean, as far as one can know,
/// that nothing was written in between.
///
/// The number of the inode alone says nothing: a file that is deleted and made anew often gets the same one.
struct FileStamp: Equatable {
    let device: UInt64
    let inode: UInt64
    let size: Int
    let modified: Moment
    /// Changes with every write, rename and change of rights; no program can set it back.
    let changed: Moment
    let isRegular: Bool
    let isDirectory: Bool

    struct Moment: Equatable {
        let seconds: Int
        let nanoseconds: Int
    }

    /// Of whatever `path` leads to (`stat`); nil when it leads nowhere.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Of an open file (`fstat`).
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int(clamping: status.st_size)
        #if canImport(Glibc)
            modified = Moment(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
            changed = Moment(seconds: status.st_ctim.tv_sec, nanoseconds: status.st_ctim.tv_nsec)
        #elseif canImport(Darwin)
            modified = Moment(seconds: status.st_mtimespec.tv_sec, nanoseconds: status.st_mtimespec.tv_nsec)
            changed = Moment(seconds: status.st_ctimespec.tv_sec, nanoseconds: status.st_ctimespec.tv_nsec)
        #endif
        isRegular = status.st_mode & S_IFMT == S_IFREG
        isDirectory = status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether both are of one directory, however often its entries changed.
    func isSameDirectory(as other: FileStamp) -> Bool {
        isDirectory && other.isDirectory && device == other.device && inode == other.inode
    }
}
