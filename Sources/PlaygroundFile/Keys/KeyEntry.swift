/// A row of the table of keys.
struct KeyEntry: Sendable {
    /// What holds without the key.
    enum Default: Sendable {
        case nothing
        /// A value as it would stand in the file; it is read as one.
        case json(String)
        /// A rule in words, which the code keeps.
        case described(String)
    }

    /// How far a key of a style can be narrowed.
    enum Overriding: Sendable {
        /// It belongs to the style as such.
        case never
        /// It belongs to the whole view: a variant may change it, a section may not.
        case variants
        case variantsAndSections
    }

    let name: KeyName
    let shape: ValueShape
    let standard: Default
    /// What it does, in one sentence: the reference page, the schema's description.
    let sentence: String
    /// For keys of a style: the layouts that know it.
    let layouts: LayoutSet
    let overriding: Overriding

    init(
        _ name: KeyName, _ shape: ValueShape, default standard: Default = .nothing, in layouts: LayoutSet = .all,
        overriding: Overriding = .never, _ sentence: String
    ) {
        self.name = name
        self.shape = shape
        self.standard = standard
        self.layouts = layouts
        self.overriding = overriding
        self.sentence = sentence
    }
}
