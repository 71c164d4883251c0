/// A formula's text, read: nodes that stand behind the nodes they are made of, the whole one last.
///
/// Flat so that nothing that goes over it has to recurse.
struct SyntaxTree {
    var nodes: [SyntaxNode] = []
    /// The arguments of all calls, those of one call side by side.
    var arguments: [Int] = []
    /// Operators, calls and members: what the limit of operations counts.
    var operationCount = 0
}

struct SyntaxNode {
    enum Form {
        /// A number without point and exponent, its minus included.
        case whole(Int64)
        case decimal(Double)
        case bool(Bool)
        /// A word, without its dot. Between backticks it is one even where a constant has its name.
        case word(String, isQuoted: Bool)
        /// Identifiers with dots between: `bounds.width`, `data.span.nextDown`.
        case path([PathComponent])
        case negation(Int)
        case not(Int)
        case binary(BinaryOperator, Int, Int)
        case conditional(condition: Int, ifTrue: Int, ifFalse: Int)
        /// `arguments` are indices into the tree's.
        case call(PathComponent, arguments: Range<Int>)
        /// A member of what is no path: `(a + b).nextDown`.
        case member(Int, PathComponent)
        /// `x.rounded()` and `x.rounded(.down)`, the only method.
        case rounded(Int, rule: PathComponent?)
    }

    var form: Form
    /// Offsets into the UTF-8 of the text.
    var range: Range<Int>
}

struct PathComponent {
    var name: String
    var range: Range<Int>
}
