/// What the program tells the shell.
enum ExitCode: Int32 {
    case fine = 0
    /// The file is no playground, or something failed while running.
    case failure = 1
    case usage = 2
    /// The address cannot be listened on.
    case address = 3
    case unreadableFile = 4
}
