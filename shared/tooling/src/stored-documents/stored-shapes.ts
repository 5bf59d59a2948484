import ts from 'typescript'
import { isOfPackage, shapeOf } from '../release-contracts/type-shape.ts'
import type { Shape } from '../releases/shape.ts'

/** The documents of a service's collections, by the name of the collection; where several files read one, all that they expect. */
export type StoredShapes = Record<string, Shape>

/** A function that opens a collection whose name, and perhaps type, it is given: which of its parameters these are. */
type Opener = { name: number; type: number; shape: Shape }

/** What is stored, as the sources state it with `db.collection<Stored>('name')`. A collection whose type is not stated is left out. */
export function storedShapes(program: ts.Program): StoredShapes {
  const checker = program.getTypeChecker()
  const found = new Map<string, Map<string, Shape>>()
  const openers = new Map<ts.Symbol, Opener>()
  const sources = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'))

  function note(name: string, shape: Shape): void {
    if (shape.is !== 'object' && shape.is !== 'choice') return
    const shapes = found.get(name) ?? new Map<string, Shape>()
    found.set(name, shapes.set(JSON.stringify(shape), shape))
  }
  function openedBy(call: ts.CallExpression): void {
    const stored = storedTypeOf(checker, call)
    const [named] = call.arguments
    if (!stored || !named) return
    const type = checker.getTypeAtLocation(named)
    const names = (type.isUnion() ? type.types : [type]).flatMap(one => (one.isStringLiteral() ? one.value : []))
    const shape = shapeOfStored(checker, stored)
    for (const name of names) note(name, shape)
    if (names.length > 0 || !ts.isIdentifier(named)) return
    const around = ts.findAncestor(call, ts.isFunctionDeclaration)
    const symbol = around?.name && checker.getSymbolAtLocation(around.name)
    if (!symbol || !around) return
    const parameter = around.parameters.findIndex(({ name }) => ts.isIdentifier(name) && name.text === named.text)
    const own = (around.typeParameters ?? []).findIndex(one => checker.getTypeAtLocation(one) === stored)
    if (parameter >= 0) openers.set(symbol, { name: parameter, type: own, shape })
  }
  function openedThrough(call: ts.CallExpression): void {
    const opener = openers.get(symbolOf(checker, call.expression))
    const named = opener && call.arguments[opener.name]
    if (!named || !ts.isStringLiteral(named)) return
    const given = call.typeArguments?.[opener.type]
    note(named.text, given ? shapeOfStored(checker, checker.getTypeFromTypeNode(given)) : opener.shape)
  }

  for (const read of [openedBy, openedThrough]) for (const source of sources) forEachCall(source, read)
  const named = [...found].map(([name, shapes]) => [name, joinShapes([...shapes.values()])] as const)
  return Object.fromEntries(named.sort(([one], [other]) => (one < other ? -1 : 1)))
}

function forEachCall(node: ts.Node, read: (call: ts.CallExpression) => void): void {
  if (ts.isCallExpression(node)) read(node)
  ts.forEachChild(node, child => forEachCall(child, read))
}

/** Of `db.collection(…)` the type of its documents. */
function storedTypeOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | null {
  const { expression } = call
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'collection') return null
  const type = checker.getTypeAtLocation(call)
  if (type.getSymbol()?.name !== 'Collection') return null
  return checker.getTypeArguments(type as ts.TypeReference)[0] ?? null
}

function symbolOf(checker: ts.TypeChecker, node: ts.Node): ts.Symbol {
  const symbol = checker.getSymbolAtLocation(node)
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : (symbol as ts.Symbol)
}

/** Types that a schema of ours is read into are declared by its package, but what they hold is ours. */
function shapeOfStored(checker: ts.TypeChecker, type: ts.Type): Shape {
  const isClosed = (symbol: ts.Symbol) => isOfPackage(symbol) && symbol.name !== '__type'
  return plainShape(shapeOf(checker, type, [], isClosed))
}

const BASES: readonly [RegExp, string][] = [
  [/^["`]/, 'string'],
  [/^-?\d/, 'number'],
  [/^(true|false)$/, 'boolean'],
]

/** Without the values that a field may have: a new one is no other type, and older versions are written to expect one. */
function plainShape(shape: Shape): Shape {
  switch (shape.is) {
    case 'name': {
      const base = BASES.find(([values]) => values.test(shape.name))?.[1]
      return base ? { is: 'name', name: base } : { ...shape, ...(shape.of && { of: shape.of.map(plainShape) }) }
    }
    case 'list':
      return { is: 'list', of: plainShape(shape.of) }
    case 'choice':
      return choiceOf(shape.of.map(plainShape))
    case 'object': {
      const fields = Object.entries(shape.fields).map(([name, member]) => {
        return [name, { ...member, shape: plainShape(member.shape) }] as const
      })
      return { is: 'object', fields: Object.fromEntries(fields) }
    }
    default:
      return shape
  }
}

function choiceOf(shapes: readonly Shape[]): Shape {
  const byText = new Map(shapes.map(shape => [JSON.stringify(shape), shape]))
  const [first, ...more] = byText.values()
  return first && more.length === 0 ? first : { is: 'choice', of: [...byText.values()] }
}

/** What is read of one document in several places: a field is required where one of them requires it. */
function joinShapes(shapes: readonly Shape[]): Shape {
  const objects = shapes.flatMap(shape => (shape.is === 'object' ? [shape.fields] : []))
  if (objects.length < shapes.length) return choiceOf(shapes)
  const names = [...new Set(objects.flatMap(Object.keys))]
  const fields = names.map(name => {
    const members = objects.flatMap(object => object[name] ?? [])
    const isOptional = members.every(member => member.isOptional)
    return [name, { shape: choiceOf(members.map(({ shape }) => shape)), ...(isOptional && { isOptional }) }] as const
  })
  return { is: 'object', fields: Object.fromEntries(fields) }
}
