import ts from 'typescript'
import { isFromHost } from '../webpack/singletons.ts'
import { type AppProgram, moduleOf } from './app-program.ts'

type Names = Record<string, string[]>

/** What a remote imports from modules of the host, by module: values only, as types are gone at run time. */
export function importedNames({ own }: Pick<AppProgram, 'own'>): Names {
  const names = new Map<string, Set<string>>()
  for (const statement of own.flatMap(file => [...file.statements])) {
    const from = moduleNamedBy(statement)
    if (!from) continue
    const known = names.get(from) ?? new Set()
    for (const name of valuesOf(statement)) known.add(name)
    names.set(from, known)
  }
  return toSortedNames(names)
}

/** What the modules of the host export, by module. */
export function exportedNames({ program, own }: Pick<AppProgram, 'own' | 'program'>): Names {
  const checker = program.getTypeChecker()
  const modules = own.flatMap(file => {
    const name = moduleOf(file.fileName)
    const symbol = name && isFromHost(name) ? checker.getSymbolAtLocation(file) : undefined
    return name && symbol
      ? [[name, new Set(checker.getExportsOfModule(symbol).filter(isValue).map(nameOf))] as const]
      : []
  })
  return toSortedNames(new Map(modules))

  function isValue(symbol: ts.Symbol): boolean {
    const named = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return (named.flags & ts.SymbolFlags.Value) !== 0
  }
}

function nameOf({ name }: ts.Symbol): string {
  return name
}

function moduleNamedBy(statement: ts.Statement): string | null {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return null
  const from = statement.moduleSpecifier
  return from && ts.isStringLiteral(from) && from.text.startsWith('@shop/') && isFromHost(from.text) ? from.text : null
}

function valuesOf(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, isTypeOnly } = statement
    return !isTypeOnly && exportClause && ts.isNamedExports(exportClause) ? namesIn(exportClause.elements) : []
  }
  if (!ts.isImportDeclaration(statement)) return []
  const { importClause } = statement
  if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
  const { namedBindings, name } = importClause
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namesIn(namedBindings.elements) : []
  return [...(name ? ['default'] : []), ...named]
}

function namesIn(elements: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>): string[] {
  return elements.flatMap(({ isTypeOnly, propertyName, name }) => (isTypeOnly ? [] : [(propertyName ?? name).text]))
}

function toSortedNames(names: ReadonlyMap<string, ReadonlySet<string>>): Names {
  const entries = [...names].map(([module, inside]) => [module, [...inside].sort()] as const)
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}
