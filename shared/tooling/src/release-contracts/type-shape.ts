import ts from 'typescript'
import type { Member, Shape } from '../releases/shape.ts'
import { isOurs } from './field-marks.ts'

const DEEPEST = 6
const WITHOUT_INSIDE =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.ESSymbolLike |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Null |
  ts.TypeFlags.Void

/** Does a package declare this type? */
export function isOfPackage({ declarations }: ts.Symbol): boolean {
  return declarations !== undefined && !declarations.some(isOurs)
}

/** Reads a type down to what its values are made of; of those that `isClosed`, types of packages, only the names and what they are of. */
export function shapeOf(
  checker: ts.TypeChecker,
  type: ts.Type,
  above: readonly ts.Type[] = [],
  isClosed: (symbol: ts.Symbol) => boolean = isOfPackage,
): Shape {
  const of = (inner: ts.Type) => shapeOf(checker, inner, [...above, type], isClosed)
  const member = (symbol: ts.Symbol, isOptional: (one: ts.Symbol) => boolean): Member => {
    const type = checker.getTypeOfSymbol(symbol)
    return isOptional(symbol) ? { shape: of(withoutUndefined(checker, type)), isOptional: true } : { shape: of(type) }
  }

  if (above.includes(type) || above.length > DEEPEST) return { is: 'open' }
  if (type.flags & WITHOUT_INSIDE) return { is: 'name', name: checker.typeToString(type) }
  if (type.isUnion()) return choiceOf(type.types.map(of))
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return { is: 'open' }
  if (checker.isArrayType(type)) return { is: 'list', of: of(argumentsOf(checker, type)[0] ?? type) }
  const symbol = type.getSymbol()
  if (symbol && isClosed(symbol)) return { is: 'name', name: symbol.name, of: argumentsOf(checker, type).map(of) }
  const [signature, ...more] = type.getCallSignatures()
  if (more.length > 0) return { is: 'open' }
  if (signature)
    return {
      is: 'function',
      takes: signature.getParameters().map((one, index) => {
        // One that is taken apart at once has no name.
        const name = one.name.startsWith('__') ? `#${index + 1}` : one.name
        return { name, ...member(one, parameter => mayBeLeftOut(checker, parameter)) }
      }),
      gives: of(checker.getReturnTypeOfSignature(signature)),
    }
  // What elements of the browser have besides is a matter of React's version.
  const fields = checker.getPropertiesOfType(type).filter(field => field.declarations?.some(isOurs) ?? true)
  const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0
  return { is: 'object', fields: Object.fromEntries(fields.map(one => [one.name, member(one, isOptional)])) }
}

function argumentsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const isReference = type.flags & ts.TypeFlags.Object && (type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference
  return isReference ? checker.getTypeArguments(type as ts.TypeReference) : []
}

function mayBeLeftOut(checker: ts.TypeChecker, { valueDeclaration }: ts.Symbol): boolean {
  if (!valueDeclaration || !ts.isParameter(valueDeclaration)) return false
  return checker.isOptionalParameter(valueDeclaration) || valueDeclaration.dotDotDotToken !== undefined
}

function withoutUndefined(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const mayBeNull = type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null)
  return mayBeNull ? type : checker.getNonNullableType(type)
}

/** In an order of its own, and each once: TypeScript's depends on what it read before. */
function choiceOf(shapes: readonly Shape[]): Shape {
  const byText = new Map(shapes.map(shape => [JSON.stringify(shape), shape]))
  return { is: 'choice', of: [...byText].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, shape]) => shape) }
}
