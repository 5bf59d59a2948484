import ts from 'typescript'

/** A type that sources declare themselves, and the fields of it that they read. */
type Shape = { required: readonly string[]; read: Set<string> }

/** What sources read of the objects that they handle. */
export type FieldsRead = {
  declarations: ReadonlySet<ts.Declaration>
  shapes: readonly Shape[]
}

/** Everything of an object goes on from here to where no type says what is read of it. */
const TAKES_WHOLE = /^(JSON\.stringify|Object\.(entries|values|keys|assign)|structuredClone)$/

/**
 * Which fields the files read: each access is followed to where its field is declared. `names` are the fields that matter;
 * looking at no others saves most of the work.
 */
export function fieldsRead(
  checker: ts.TypeChecker,
  files: readonly ts.SourceFile[],
  names: ReadonlySet<string>,
): FieldsRead {
  const declarations = new Set<ts.Declaration>()
  const shapes = new Map<ts.Node | ts.Type, Shape>()

  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      if (names.has(node.name.text)) byName(node)
    } else if (ts.isElementAccessExpression(node)) byKey(node)
    else if (ts.isObjectBindingPattern(node)) unpacked(node)
    else if (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.parent))
      spread(node.expression, node.parent)
    else if (ts.isJsxSpreadAttribute(node)) spread(node.expression, node.parent)
    else if (ts.isCallExpression(node)) handedOn(node)
    else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) asked(node)
    ts.forEachChild(node, visit)
  }

  function byName({ expression, name }: ts.PropertyAccessExpression): void {
    const symbol = checker.getSymbolAtLocation(name)
    if (symbol?.declarations) {
      mark(symbol)
      return
    }
    const type = checker.getTypeAtLocation(expression)
    // Of what has no type, every field of that name may be meant.
    if (type.flags & ts.TypeFlags.Any) shapeOf(type, () => []).read.add(name.text)
    else markIn(type, name.text)
  }

  function mark(symbol: ts.Symbol): void {
    for (const declaration of symbol.declarations ?? []) {
      if (!isOurs(declaration)) continue
      declarations.add(declaration)
      if (ts.isPropertySignature(declaration)) {
        const { parent } = declaration
        shapeOf(parent, () => requiredIn(parent.members)).read.add(symbol.name)
      }
    }
  }

  function shapeOf(of: ts.Node | ts.Type, required: () => readonly string[]): Shape {
    const shape = shapes.get(of) ?? { required: required(), read: new Set<string>() }
    shapes.set(of, shape)
    return shape
  }

  function markIn(type: ts.Type, name: string): void {
    if (!names.has(name)) return
    const there = checker.getNonNullableType(type)
    const property = checker.getPropertyOfType(there, name)
    // A `Record` of given keys declares none of them.
    const required = () => propertiesOf(there).flatMap(one => (one.flags & ts.SymbolFlags.Optional ? [] : [one.name]))
    if (property?.declarations) mark(property)
    else if (property) shapeOf(there, required).read.add(name)
  }

  function byKey({ expression, argumentExpression }: ts.ElementAccessExpression): void {
    const key = checker.getTypeAtLocation(argumentExpression)
    if (key.flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.ESSymbolLike)) return
    const type = checker.getTypeAtLocation(expression)
    const keys = key.isUnion() ? key.types : [key]
    for (const one of keys) if (one.isStringLiteral()) markIn(type, one.value)
    if (keys.some(one => !one.isStringLiteral())) for (const { name } of propertiesOf(type)) markIn(type, name)
  }

  function unpacked(pattern: ts.ObjectBindingPattern): void {
    const taken = pattern.elements.flatMap(({ propertyName, name, dotDotDotToken }) => {
      const from = propertyName ?? name
      return !dotDotDotToken && ts.isIdentifier(from) && names.has(from.text) ? [from.text] : []
    })
    if (taken.length === 0) return
    const type = checker.getTypeAtLocation(pattern)
    for (const name of taken) markIn(type, name)
  }

  /** Into an object of another type, which takes the fields that it has a name for. */
  function spread(source: ts.Expression, into: ts.ObjectLiteralExpression | ts.JsxAttributes): void {
    const wanted = checker.getContextualType(into)
    if (!wanted) return
    const type = checker.getTypeAtLocation(source)
    for (const { name, declarations: there } of propertiesOf(wanted)) {
      const given = names.has(name) ? checker.getPropertyOfType(type, name)?.declarations : []
      // Where it is declared in the same place, what is read of it later is followed.
      if (!given?.some(declaration => there?.includes(declaration))) markIn(type, name)
    }
  }

  function handedOn({ expression, arguments: given }: ts.CallExpression): void {
    const takesWhole = TAKES_WHOLE.test(expression.getText())
    const parameters = takesWhole ? [] : parametersOf(expression)
    given.forEach((argument, index) => {
      if (takesWhole || isOpen(parameters[index])) markWhole(checker.getTypeAtLocation(argument), new Set())
    })
  }

  function parametersOf(callee: ts.Expression): readonly ts.ParameterDeclaration[] {
    if (!ts.isIdentifier(callee)) return []
    const symbol = checker.getSymbolAtLocation(callee)
    const named = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const declared = named?.valueDeclaration
    return declared && isOurs(declared) && ts.isFunctionDeclaration(declared) ? [...declared.parameters] : []
  }

  function asked({ left, right }: ts.BinaryExpression): void {
    if (ts.isStringLiteral(left)) for (const one of typesIn(checker.getTypeAtLocation(right))) markIn(one, left.text)
  }

  function markWhole(type: ts.Type, seen: Set<ts.Type>): void {
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

  function propertiesOf(type: ts.Type): ts.Symbol[] {
    return checker.getPropertiesOfType(checker.getNonNullableType(type))
  }

  for (const file of files) visit(file)
  return { declarations, shapes: [...shapes.values()] }
}

function requiredIn(members: ts.NodeArray<ts.TypeElement>): string[] {
  return members.flatMap(({ name, questionToken }) =>
    name && !questionToken && ts.isIdentifier(name) ? [name.text] : [],
  )
}

function typesIn(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type]
}

/** A parameter that takes anything: what is read of it then, its type does not say. */
function isOpen(parameter: ts.ParameterDeclaration | undefined): boolean {
  const open = [ts.SyntaxKind.UnknownKeyword, ts.SyntaxKind.AnyKeyword, ts.SyntaxKind.ObjectKeyword]
  return parameter?.type !== undefined && open.includes(parameter.type.kind)
}

export function isOurs(declaration: ts.Declaration): boolean {
  return !declaration.getSourceFile().fileName.includes('/node_modules/')
}
