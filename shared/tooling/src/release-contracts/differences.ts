import type { Schema } from '../releases/contract.ts'
import { asSchema, isList, isSchema, OF_LIST, OF_RECORD } from './field-tree.ts'

/** Why a value that is written may not be understood by its reader. */
export type Difference = { field: string } & (
  | { what: 'missing'; isRequired: boolean }
  | { what: 'optional' | 'null' | 'surplus' }
  | { what: 'type'; written: string; read: string }
  | { what: 'value'; values: readonly unknown[] }
  | { what: 'bound'; bound: string }
)

/** Compares what is written with what its reader knows, field by field; none: every written value is understood. */
export function differences(written: Schema, read: Schema, field = ''): Difference[] {
  const known = alternatives(read)
  if (known.some(isAnything)) return []
  const all = alternatives(written)
  const objects = all.filter(isObject)
  const others = all.filter(one => !isObject(one))
  const ofEach = objects.map(one => ofAlternative(one, known, field))
  return [
    ...others.flatMap(one => ofAlternative(one, known, field)),
    ...(areTold(objects) ? ofEach.flat() : fewest(ofEach)),
  ]
}

/** Several objects that a fixed value tells apart. Which one of others comes is up to what was asked: the reader knows his. */
function areTold(objects: readonly Schema[]): boolean {
  return objects.every((one, index) => objects.slice(index + 1).every(other => apart(one, other).length > 0))
}

function isObject({ type }: Schema): boolean {
  return type === 'object'
}

function ofAlternative(written: Schema, read: readonly Schema[], field: string): Difference[] {
  const alike = read.filter(other => isSameType(written, other))
  if (alike.length === 0) {
    if (written.type === 'null') return [{ field, what: 'null' }]
    return [{ field, what: 'type', written: nameOf(written), read: read.map(nameOf).join(' or ') }]
  }
  if (isObject(written)) return fewest(ofObjects(written, alike, field))
  if (written.type === 'array') return fewest(alike.map(other => ofLists(written, other, field)))
  return ofValues(written, alike, field)
}

function ofValues(written: Schema, read: readonly Schema[], field: string): Difference[] {
  const known = read.flatMap(({ enum: values }) => (isList(values) ? values : []))
  const isOpen = read.some(({ enum: values }) => !isList(values))
  if (isList(written.enum)) {
    const values = isOpen ? [] : written.enum.filter(value => !known.includes(value))
    return values.length > 0 ? [{ field, what: 'value', values }] : []
  }
  if (!isOpen)
    return [
      { field, what: 'type', written: nameOf(written), read: known.map(value => JSON.stringify(value)).join(', ') },
    ]
  return fewest(read.map(other => tighterBounds(written, other).map(bound => ({ field, what: 'bound', bound }))))
}

const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems']

/** Bounds of the reader that what is written may break. */
function tighterBounds(written: Schema, read: Schema): string[] {
  const isTighter = (bound: string, sign: 1 | -1) => {
    const [limit, before] = [read[bound], written[bound]]
    return typeof limit === 'number' && (typeof before !== 'number' || sign * before > sign * limit)
  }
  const tighter = [...UPPER.filter(bound => isTighter(bound, 1)), ...LOWER.filter(bound => isTighter(bound, -1))]
  return tighter.map(bound => `${bound} ${read[bound]}`)
}

function ofLists(written: Schema, read: Schema, field: string): Difference[] {
  const place = field + OF_LIST
  const bounds = tighterBounds(written, read).map(bound => ({ field, what: 'bound', bound }) as const)
  const [fixed, other] = [itemsOf(written), itemsOf(read)]
  const items = fixed.flatMap((item, index) => differences(item, other[index] ?? other.at(-1) ?? {}, place))
  return [...bounds, ...items]
}

function itemsOf({ items, prefixItems }: Schema): Schema[] {
  return isList(prefixItems) ? prefixItems.map(asSchema) : [asSchema(items)]
}

/** With each object that it may be to its reader; one that another fixed value tells apart is none of them. */
function ofObjects(written: Schema, read: readonly Schema[], field: string): Difference[][] {
  const alike = read.filter(other => apart(written, other).length === 0)
  if (alike.length > 0) return alike.map(other => ofFields(written, other, field))
  const [name = ''] = read.flatMap(other => apart(written, other))
  return [[{ field: under(field, name), what: 'value', values: fixedValue(written, name) }]]
}

/** Fields of one fixed value in both, and not of the same. */
function apart(one: Schema, other: Schema): string[] {
  return Object.keys(fieldsOf(other)).filter(name => {
    const [here, there] = [fixedValue(one, name), fixedValue(other, name)]
    return here.length > 0 && there.length > 0 && !here.some(value => there.includes(value))
  })
}

function fixedValue(schema: Schema, name: string): readonly unknown[] {
  const [only, ...more] = alternatives(asSchema(fieldsOf(schema)[name]))
  return more.length === 0 && isList(only?.enum) ? only.enum : []
}

function ofFields(written: Schema, read: Schema, field: string): Difference[] {
  const [there, wanted] = [fieldsOf(written), fieldsOf(read)]
  const ofWanted = Object.keys(wanted).flatMap(name => ofField(name, written, read, under(field, name)))
  const surplus = read.additionalProperties === false ? Object.keys(there).filter(name => !(name in wanted)) : []
  const [others, known] = [written.additionalProperties, read.additionalProperties]
  return [
    ...ofWanted,
    ...surplus.map(name => ({ field: under(field, name), what: 'surplus' }) as const),
    ...(isSchema(others) && isSchema(known) ? differences(others, known, field + OF_RECORD) : []),
  ]
}

function ofField(name: string, written: Schema, read: Schema, field: string): Difference[] {
  const [there, wanted] = [fieldsOf(written), fieldsOf(read)]
  const isRequired = asks(read, name)
  if (!Object.hasOwn(there, name)) return [{ field, what: 'missing', isRequired }]
  const isOptional = isRequired && !asks(written, name)
  return [
    ...(isOptional ? [{ field, what: 'optional' } as const] : []),
    ...differences(asSchema(there[name]), asSchema(wanted[name]), field),
  ]
}

/** Every shape that a value may have, each of one type. */
function alternatives(schema: Schema): Schema[] {
  const { anyOf, oneOf, type, const: only, ...rest } = schema
  const choices = anyOf ?? oneOf
  if (isList(choices)) return choices.flatMap(choice => alternatives(asSchema(choice)))
  if (only !== undefined) return alternatives({ ...rest, enum: [only] })
  if (isList(type)) return type.flatMap(one => alternatives({ ...rest, type: one }))
  if (type === undefined && isList(rest.enum)) return [{ ...rest, type: typeof rest.enum[0] }]
  return [{ ...rest, ...(type !== undefined && { type }) }]
}

function isAnything({ type, allOf }: Schema): boolean {
  return type === undefined && allOf === undefined
}

function isSameType({ type: one }: Schema, { type: other }: Schema): boolean {
  return one === other || (one === 'integer' && other === 'number')
}

function nameOf({ type }: Schema): string {
  return type === undefined ? 'anything' : String(type)
}

function fieldsOf({ properties }: Schema): Schema {
  return asSchema(properties)
}

function asks({ required }: Schema, name: string): boolean {
  return isList(required) && required.includes(name)
}

function under(field: string, name: string): string {
  return field ? `${field}.${name}` : name
}

function fewest(found: Difference[][]): Difference[] {
  return found.reduce((one, other) => (other.length < one.length ? other : one))
}
