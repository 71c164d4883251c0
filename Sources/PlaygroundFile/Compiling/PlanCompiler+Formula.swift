struct FormulaPlan: Equatable {
}

extension PlanCompiler {
    func formula(_ values: ValueCompiler) -> FormulaPlan {
        FormulaPlan()
    }
}
