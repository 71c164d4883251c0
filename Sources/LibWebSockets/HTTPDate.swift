#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A moment as the `Date` header spells it (RFC 9110, section 5.6.7).
///
/// ```
/// httpDate(784_111_777)   // "Sun, 06 Nov 1994 08:49:37 GMT"
/// ```
func httpDate(_ secondsSince1970: Int) -> String {
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    var parts = tm()
    var moment = time_t(secondsSince1970)
    gmtime_r(&moment, &parts)
    return "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(1900 + parts.tm_year) "
        + "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
}

/// Now, as the `Date` header spells it.
func httpDateNow() -> String {
    httpDate(time(nil))
}
