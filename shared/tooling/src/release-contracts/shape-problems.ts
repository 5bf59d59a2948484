import type { Member, Parameter, Shape } from '../releases/shape.ts'

/** Who gets a value: what a function takes comes from its caller, what it gives goes there. */
type Way = 'given' | 'taken'

/**
 * Why what the host has does not do where a remote was built for `expected`, place by place: `addToCart(line).size`. None: it does.
 */
export function shapeProblems(host: Shape, expected: Shape, place: string): string[] {
  return between(host, expected, place, 'given')
}

/** Of a value that comes as `one` to who knows it as `other`. */
function between(one: Shape, other: Shape, place: string, way: Way): string[] {
  if (one.is === 'open' || other.is === 'open') return []
  if (one.is === 'choice') return [...new Set(one.of.flatMap(each => between(each, other, place, way)))]
  if (other.is === 'choice') {
    const found = other.of.map(each => between(one, each, place, way))
    return found.some(problems => problems.length === 0)
      ? []
      : (within(one, other.of, found) ?? [describeChange(one, other, place, way)])
  }
  if (one.is === 'name' && other.is === 'name')
    return isSameName(one, other) ? ofArguments(one, other, place, way) : [describeChange(one, other, place, way)]
  if (one.is === 'list' && other.is === 'list') return between(one.of, other.of, `${place}[]`, way)
  if (one.is === 'object' && other.is === 'object') return ofFields(one.fields, other.fields, place, way)
  if (one.is === 'function' && other.is === 'function')
    return [...ofParameters(one.takes, other.takes, place, way), ...between(one.gives, other.gives, `${place}()`, way)]
  return other.is === 'name' && other.name === 'void' ? [] : [describeChange(one, other, place, way)]
}

type NameShape = Extract<Shape, { is: 'name' }>

const FIXED_VALUES: Record<string, RegExp> = { string: /^["`]/, number: /^-?\d/, boolean: /^(true|false)$/ }

function isSameName({ name: one }: NameShape, { name: other }: NameShape): boolean {
  // A result that is not awaited may be anything.
  return one === other || other === 'void' || FIXED_VALUES[other]?.test(one) === true
}

function ofArguments({ of: one = [] }: NameShape, { of: other = [] }: NameShape, place: string, way: Way): string[] {
  return one.flatMap((each, index) => between(each, other[index] ?? { is: 'open' }, place, way))
}

/** Of what a value may be, the only one that is built as it is: then the place within can be named. */
function within(one: Shape, of: readonly Shape[], found: readonly string[][]): string[] | null {
  const alike = found.filter((_, index) => of[index]?.is === one.is && one.is !== 'name')
  return alike.length === 1 ? (alike[0] ?? null) : null
}

function ofFields(one: Record<string, Member>, other: Record<string, Member>, place: string, way: Way): string[] {
  return Object.entries(other).flatMap(([name, { shape, isOptional }]) => {
    const at = `${place}.${name}`
    const there = Object.hasOwn(one, name) ? one[name] : undefined
    if (!there) return isOptional ? [] : [missing(at, way)]
    const maybe = there.isOptional && !isOptional && !mayBeUndefined(shape) ? [describeMissing(at, way)] : []
    return [...maybe, ...between(there.shape, shape, at, way)]
  })
}

/** Callers go the other way: what they hand over has to do for who takes it. */
function ofParameters(one: readonly Parameter[], other: readonly Parameter[], place: string, way: Way): string[] {
  const back = way === 'given' ? 'taken' : 'given'
  return one.flatMap((parameter, index) => {
    const at = `${place}(${parameter.name})`
    const handed = other[index]
    if (!handed) return parameter.isOptional ? [] : [missing(at, back)]
    const maybe =
      handed.isOptional && !parameter.isOptional && !mayBeUndefined(parameter.shape) ? [describeMissing(at, back)] : []
    return [...maybe, ...between(handed.shape, parameter.shape, at, back)]
  })
}

function mayBeUndefined(shape: Shape): boolean {
  if (shape.is === 'choice') return shape.of.some(mayBeUndefined)
  return shape.is === 'open' || (shape.is === 'name' && shape.name === 'undefined')
}

function missing(place: string, way: Way): string {
  return way === 'given' ? `${place} is missing` : `${place} is asked for`
}

function describeMissing(place: string, way: Way): string {
  return way === 'given' ? `${place} may be missing` : `${place} is asked for`
}

function describeChange(one: Shape, other: Shape, place: string, way: Way): string {
  const [before, now] = way === 'given' ? [other, one] : [one, other]
  return `${place} is ${describeShape(now)} instead of ${describeShape(before)}`
}

function describeShape(shape: Shape): string {
  switch (shape.is) {
    case 'name':
      return shape.of?.length ? `${shape.name}<${shape.of.map(describeShape).join(', ')}>` : shape.name
    case 'list':
      return `a list of ${describeShape(shape.of)}`
    case 'choice':
      return shape.of.map(describeShape).join(' | ')
    case 'object':
      return `{ ${Object.keys(shape.fields).join(', ')} }`
    case 'function':
      return 'a function'
    case 'open':
      return 'anything'
  }
}
