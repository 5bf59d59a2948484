import ts from 'typescript'
import type { Shape } from '../releases/shape.ts'
import { isFromHost } from '../webpack/singletons.ts'
import { type AppProgram, moduleOf } from './app-program.ts'
import { shapeOf } from './type-shape.ts'

/** By module and name. */
type TypesOfModules = Record<string, Record<string, Shape>>

/**
 * Types of the names in modules of the host: of a remote those that it imports, as it was built for them; of the host all that it
 * exports.
 */
export function typesOf(
  { program, own, ofHost }: AppProgram,
  names: Readonly<Record<string, readonly string[]>>,
): TypesOfModules {
  const checker = program.getTypeChecker()
  const types: TypesOfModules = {}
  for (const file of [...own, ...ofHost]) {
    const module = moduleOf(file.fileName)
    const symbol = module && isFromHost(module) ? checker.getSymbolAtLocation(file) : undefined
    const wanted = module ? (names[module] ?? []) : []
    if (!module || !symbol || wanted.length === 0) continue
    const exported = new Map(checker.getExportsOfModule(symbol).map(one => [one.name, one]))
    const found = wanted.flatMap(name => {
      const known = exported.get(name)
      return known ? [[name, shapeOf(checker, typeOf(checker, known))] as const] : []
    })
    types[module] = Object.fromEntries(found)
  }
  return types
}

function typeOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Type {
  return checker.getTypeOfSymbol(symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
}
