import ts from 'typescript'

/** A type that sources declare themselves, and the fields of it that they read. */
type Shape = { required: readonly string[]; read: Set<string> }

/** What sources read of the objects that they handle. */
export type FieldsRead = {
  declarations: ReadonlySet<ts.Declaration>
  shapes: readonly Shape[]
}

export type FieldMarks = ReturnType<typeof createFieldMarks>

/** Notes which fields are read, each where it is declared. `names` are the fields that matter. */
export function createFieldMarks(checker: ts.TypeChecker, names: ReadonlySet<string>) {
  const declarations = new Set<ts.Declaration>()
  const shapes = new Map<ts.Node | ts.Type, Shape>()

  function shapeOf(of: ts.Node | ts.Type, findRequired: () => readonly string[]): Shape {
    const shape = shapes.get(of) ?? { required: findRequired(), read: new Set<string>() }
    shapes.set(of, shape)
    return shape
  }

  function propertiesOf(type: ts.Type): ts.Symbol[] {
    return checker.getPropertiesOfType(checker.getNonNullableType(type))
  }

  function mark(symbol: ts.Symbol): void {
    for (const declaration of symbol.declarations ?? []) {
      if (!isOurs(declaration)) continue
      declarations.add(declaration)
      if (!ts.isPropertySignature(declaration)) continue
      const { parent } = declaration
      shapeOf(parent, () => requiredNamesOf(parent.members)).read.add(symbol.name)
    }
  }

  /** The field of this name in the type, if it has one. */
  function markIn(type: ts.Type, name: string): void {
    if (!names.has(name)) return
    const there = checker.getNonNullableType(type)
    const property = checker.getPropertyOfType(there, name)
    // A `Record` of given keys declares none of them.
    const findRequired = () =>
      propertiesOf(there).flatMap(one => (one.flags & ts.SymbolFlags.Optional ? [] : [one.name]))
    if (property?.declarations) mark(property)
    else if (property) shapeOf(there, findRequired).read.add(name)
  }

  /** A field of a value without a type: every field of that name may be meant. */
  function markAnywhere(type: ts.Type, name: string): void {
    shapeOf(type, () => []).read.add(name)
  }

  /** All fields of the type, and theirs. */
  function markWhole(type: ts.Type, seen = new Set<ts.Type>()): void {
    for (const one of typesIn(type)) {
      if (seen.has(one)) continue
      seen.add(one)
      const item = checker.getIndexTypeOfType(one, ts.IndexKind.Number)
      if (item) markWhole(item, seen)
      for (const property of propertiesOf(one)) {
        if (!property.declarations?.some(isOurs)) continue
        mark(property)
        markWhole(checker.getTypeOfSymbol(property), seen)
      }
    }
  }

  const result = (): FieldsRead => ({ declarations, shapes: [...shapes.values()] })
  return { names, propertiesOf, mark, markIn, markAnywhere, markWhole, result }
}

function requiredNamesOf(members: ts.NodeArray<ts.TypeElement>): string[] {
  return members.flatMap(({ name, questionToken }) =>
    name && !questionToken && ts.isIdentifier(name) ? [name.text] : [],
  )
}

export function typesIn(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type]
}

export function isOurs(declaration: ts.Declaration): boolean {
  return !declaration.getSourceFile().fileName.includes('/node_modules/')
}
