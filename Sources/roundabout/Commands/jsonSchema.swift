func jsonSchema() -> [UInt8] { [] }
