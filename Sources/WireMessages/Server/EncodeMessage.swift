import JSONText

/// A text message: an object whose first member is its type.
func encodeMessage(_ type: String, _ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("type", type)
    body(&writer)
    writer.endObject()
    return writer.bytes
}

extension JSONWriter {
    mutating func member(_ key: String, _ value: String) {
        self.key(key)
        string(value)
    }

    mutating func member(_ key: String, _ value: Int) {
        self.key(key)
        number(value)
    }

    mutating func member(_ key: String, _ value: Double) {
        self.key(key)
        number(value)
    }

    mutating func member(_ key: String, _ value: Bool) {
        self.key(key)
        bool(value)
    }

    /// Left out where there is no value.
    mutating func member(_ key: String, _ value: String?) {
        if let value { member(key, value) }
    }

    /// Left out where there is no value.
    mutating func member(_ key: String, _ value: Int?) {
        if let value { member(key, value) }
    }

    /// A member that is an object.
    mutating func member(_ key: String, _ body: (inout JSONWriter) -> Void) {
        self.key(key)
        beginObject()
        body(&self)
        endObject()
    }

    /// A member that is an array of two numbers: a point or a size.
    mutating func member(_ key: String, _ first: Double, _ second: Double) {
        self.key(key)
        beginArray()
        number(first)
        number(second)
        endArray()
    }

    /// A member that is an array with an object for each of some values.
    mutating func member<Value>(_ key: String, each values: [Value], _ body: (inout JSONWriter, Value) -> Void) {
        self.key(key)
        beginArray()
        for value in values {
            beginObject()
            body(&self, value)
            endObject()
        }
        endArray()
    }
}
