import JSONText

/// Room for a text that the caller then writes into the memory.
@_cdecl("allocate")
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
    .allocate(capacity: max(Int(count), 1))
}

/// The number under `"x"` in a JSON text; NaN if there is none.
@_cdecl("numberUnderX")
public func numberUnderX(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> Double {
    let source = SourceText(Array(UnsafeBufferPointer(start: bytes, count: Int(count))))
    return parseJSON(source).root?["x"]?.asNumber ?? .nan
}
