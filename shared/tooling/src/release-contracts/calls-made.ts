import ts from 'typescript'
import type { FieldsRead } from './field-marks.ts'
import { type FieldTree, OF_LIST, OF_RECORD } from './field-tree.ts'
import { findFieldsRead } from './fields-read.ts'

/** A call that sources make: the constant that describes it, the key in it if it holds several, and what is read of its answer. */
export type CallMade = { file: string; constant: string; key: string | null; read: FieldTree; isOwn: boolean }

type Sources = {
  program: ts.Program
  /** Whose reads count. */
  own: readonly ts.SourceFile[]
  /** Files that come with the host: calls that they make count only if something of the answer is read here. */
  ofHost: readonly ts.SourceFile[]
  /** Where the contracts lie. */
  contracts: string
}

/** Every call that the sources name, with the fields that they read of its answer. */
export function callsMade({ program, own, ofHost, contracts }: Sources): CallMade[] {
  const checker = program.getTypeChecker()
  const isContract = (file: ts.SourceFile) => file.fileName.startsWith(contracts)
  const names = new Set(program.getSourceFiles().filter(isContract).flatMap(fieldNames))
  const reads = findFieldsRead(checker, own, names)
  const here = constantsIn(checker, own, isContract)
  const there = [...constantsIn(checker, ofHost, isContract)].filter(symbol => !here.has(symbol))
  return [
    ...[...here].flatMap(symbol => callsOf(checker, symbol, reads, 'own')),
    ...there.flatMap(symbol => callsOf(checker, symbol, reads, 'host')),
  ]
}

/** Names that schemas give to fields. */
function fieldNames(file: ts.SourceFile): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
      !ts.isComputedPropertyName(node.name)
    )
      names.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return names
}

/** Constants of the contracts that the files use, as values. */
function constantsIn(
  checker: ts.TypeChecker,
  files: readonly ts.SourceFile[],
  isContract: (file: ts.SourceFile) => boolean,
): Set<ts.Symbol> {
  const used = new Set<ts.Symbol>()
  for (const file of files) {
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement) || statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
        continue
      const bindings = statement.importClause?.namedBindings
      if (!bindings) continue
      const symbols = ts.isNamedImports(bindings)
        ? bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => checker.getSymbolAtLocation(name))
        : exportsBehind(checker, bindings.name)
      for (const symbol of symbols) {
        if (!symbol) continue
        const constant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
        const declared = constant.valueDeclaration
        if (declared && ts.isVariableDeclaration(declared) && isContract(declared.getSourceFile())) used.add(constant)
      }
    }
  }
  return used
}

function exportsBehind(checker: ts.TypeChecker, namespace: ts.Identifier): ts.Symbol[] {
  const symbol = checker.getSymbolAtLocation(namespace)
  return symbol ? checker.getExportsOfModule(checker.getAliasedSymbol(symbol)) : []
}

function callsOf(checker: ts.TypeChecker, symbol: ts.Symbol, reads: FieldsRead, caller: 'own' | 'host'): CallMade[] {
  const isOwn = caller === 'own'
  const file = symbol.valueDeclaration?.getSourceFile().fileName ?? ''
  const type = checker.getTypeOfSymbol(symbol)
  const toCalls = (answer: ts.Type, key: string | null): CallMade[] => {
    const read = treeOf(checker, answer, reads)
    return isOwn || Object.keys(read).length > 0 ? [{ file, constant: symbol.name, key, read, isOwn }] : []
  }
  const answer = answerOf(checker, type)
  if (answer) return toCalls(answer, null)
  // Several calls under one name.
  if (!(type.flags & ts.TypeFlags.Object) || type.getCallSignatures().length > 0) return []
  return checker.getPropertiesOfType(type).flatMap(property => {
    const inner = answerOf(checker, checker.getTypeOfSymbol(property))
    return inner ? toCalls(inner, property.name) : []
  })
}

/** What a call answers, by the type of its description; nothing: the type describes no call. */
function answerOf(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  const of = (one: ts.Type, name: string) => {
    const property = checker.getPropertyOfType(one, name)
    return property && checker.getTypeOfSymbol(property)
  }
  if (!of(type, 'method') || !of(type, 'path') || !of(type, 'access')) return
  const result = of(type, 'result')
  const inside = result && of(result, '_zod')
  return inside && of(inside, 'output')
}

/** The fields of a type that are read. */
function treeOf(checker: ts.TypeChecker, type: ts.Type, { declarations, shapes }: FieldsRead): FieldTree {
  const treeIn = (type: ts.Type, above: readonly ts.Type[]): FieldTree => {
    const trees = (type.isUnion() ? type.types : [type]).map(one => ofOne(one, above))
    return trees.reduce(mergeTrees, {})
  }

  const ofOne = (type: ts.Type, above: readonly ts.Type[]): FieldTree => {
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) || above.includes(type)) return {}
    const inside = [...above, type]
    const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    if (checker.isArrayLikeType(type)) return item ? { [OF_LIST]: treeIn(item, inside) } : {}
    const entry = checker.getIndexTypeOfType(type, ts.IndexKind.String)
    const fields = checker.getPropertiesOfType(type)
    const names = new Set(fields.map(({ name }) => name))
    const fitting = shapes.filter(({ required }) => required.every(name => names.has(name)))
    const isRead = (field: ts.Symbol) =>
      field.declarations?.some(declaration => declarations.has(declaration)) ||
      fitting.some(({ read }) => read.has(field.name))
    const read = fields
      .filter(isRead)
      .map(field => [field.name, treeIn(checker.getTypeOfSymbol(field), inside)] as const)
    return { ...Object.fromEntries(read), ...(entry && { [OF_RECORD]: treeIn(entry, inside) }) }
  }

  return treeIn(type, [])
}

function mergeTrees(one: FieldTree, other: FieldTree): FieldTree {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(names.map(name => [name, mergeTrees(one[name] ?? {}, other[name] ?? {})]))
}
