import ts from 'typescript'
import { createFieldMarks, type FieldMarks, type FieldsRead, isOurs, typesIn } from './field-marks.ts'

/** Everything of an object goes on from here to where no type says what is read of it. */
const TAKES_WHOLE = /^(JSON\.stringify|Object\.(entries|values|keys|assign)|structuredClone)$/

/**
 * Which fields the files read: each access is followed to where its field is declared. `names` are the fields that matter;
 * looking at no others saves most of the work.
 */
export function findFieldsRead(
  checker: ts.TypeChecker,
  files: readonly ts.SourceFile[],
  names: ReadonlySet<string>,
): FieldsRead {
  const marks = createFieldMarks(checker, names)
  const visit = (node: ts.Node): void => {
    readNode(checker, marks, node)
    ts.forEachChild(node, visit)
  }
  for (const file of files) visit(file)
  return marks.result()
}

function readNode(checker: ts.TypeChecker, marks: FieldMarks, node: ts.Node): void {
  if (ts.isPropertyAccessExpression(node)) {
    if (marks.names.has(node.name.text)) readByName(checker, marks, node)
  } else if (ts.isElementAccessExpression(node)) readByKey(checker, marks, node)
  else if (ts.isObjectBindingPattern(node)) readUnpacked(checker, marks, node)
  else if (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.parent))
    readSpread(checker, marks, node.expression, node.parent)
  else if (ts.isJsxSpreadAttribute(node)) readSpread(checker, marks, node.expression, node.parent)
  else if (ts.isCallExpression(node)) readArguments(checker, marks, node)
  else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
    readMembership(checker, marks, node)
}

/** `order.total` */
function readByName(
  checker: ts.TypeChecker,
  marks: FieldMarks,
  { expression, name }: ts.PropertyAccessExpression,
): void {
  const symbol = checker.getSymbolAtLocation(name)
  if (symbol?.declarations) {
    marks.mark(symbol)
    return
  }
  const type = checker.getTypeAtLocation(expression)
  if (type.flags & ts.TypeFlags.Any) marks.markAnywhere(type, name.text)
  else marks.markIn(type, name.text)
}

/** `order[key]` */
function readByKey(
  checker: ts.TypeChecker,
  marks: FieldMarks,
  { expression, argumentExpression }: ts.ElementAccessExpression,
): void {
  const key = checker.getTypeAtLocation(argumentExpression)
  if (key.flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.ESSymbolLike)) return
  const type = checker.getTypeAtLocation(expression)
  const keys = key.isUnion() ? key.types : [key]
  for (const one of keys) if (one.isStringLiteral()) marks.markIn(type, one.value)
  if (keys.some(one => !one.isStringLiteral()))
    for (const { name } of marks.propertiesOf(type)) marks.markIn(type, name)
}

/** `const { total } = order` */
function readUnpacked(checker: ts.TypeChecker, marks: FieldMarks, pattern: ts.ObjectBindingPattern): void {
  const fieldNames = pattern.elements.flatMap(({ propertyName, name, dotDotDotToken }) => {
    const from = propertyName ?? name
    return !dotDotDotToken && ts.isIdentifier(from) && marks.names.has(from.text) ? [from.text] : []
  })
  if (fieldNames.length === 0) return
  const type = checker.getTypeAtLocation(pattern)
  for (const name of fieldNames) marks.markIn(type, name)
}

/** `{ ...order }` into an object of another type, which takes the fields that it has a name for. */
function readSpread(
  checker: ts.TypeChecker,
  marks: FieldMarks,
  source: ts.Expression,
  into: ts.ObjectLiteralExpression | ts.JsxAttributes,
): void {
  const wanted = checker.getContextualType(into)
  if (!wanted) return
  const type = checker.getTypeAtLocation(source)
  for (const { name, declarations: there } of marks.propertiesOf(wanted)) {
    const given = marks.names.has(name) ? checker.getPropertyOfType(type, name)?.declarations : []
    // Where it is declared in the same place, what is read of it later is followed.
    if (!given?.some(declaration => there?.includes(declaration))) marks.markIn(type, name)
  }
}

/** `print(order)` where no type tells what the function reads of it. */
function readArguments(
  checker: ts.TypeChecker,
  marks: FieldMarks,
  { expression, arguments: given }: ts.CallExpression,
): void {
  const takesWhole = TAKES_WHOLE.test(expression.getText())
  const parameters = takesWhole ? [] : parametersOf(checker, expression)
  given.forEach((argument, index) => {
    if (takesWhole || isOpen(parameters[index])) marks.markWhole(checker.getTypeAtLocation(argument))
  })
}

/** `'total' in order` */
function readMembership(checker: ts.TypeChecker, marks: FieldMarks, { left, right }: ts.BinaryExpression): void {
  if (!ts.isStringLiteral(left)) return
  for (const one of typesIn(checker.getTypeAtLocation(right))) marks.markIn(one, left.text)
}

function parametersOf(checker: ts.TypeChecker, callee: ts.Expression): readonly ts.ParameterDeclaration[] {
  if (!ts.isIdentifier(callee)) return []
  const symbol = checker.getSymbolAtLocation(callee)
  const named = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const declared = named?.valueDeclaration
  return declared && isOurs(declared) && ts.isFunctionDeclaration(declared) ? [...declared.parameters] : []
}

/** A parameter that takes anything: what is read of it then, its type does not say. */
function isOpen(parameter: ts.ParameterDeclaration | undefined): boolean {
  const open = [ts.SyntaxKind.UnknownKeyword, ts.SyntaxKind.AnyKeyword, ts.SyntaxKind.ObjectKeyword]
  return parameter?.type !== undefined && open.includes(parameter.type.kind)
}
