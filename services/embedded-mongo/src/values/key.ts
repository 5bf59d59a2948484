import type { Binary, BSONRegExp, ObjectId } from 'bson'
import { type Document, Kind, kindOf, type Value } from './value.ts'

/**
 * A string for each value, such that strings compare (by code unit) exactly as the values do in BSON's order.
 * Index entries, hash look-ups, $group and $addToSet all use it. Every key is prefix-free, so keys can be joined.
 */
export function keyOf(value: Value): string {
  const kind = kindOf(value)
  return String.fromCharCode(kind) + body(kind, value)
}

/** Sorts below null, as MongoDB's undefined does. */
export const emptyArrayKey = String.fromCharCode(Kind.emptyArray)

/** Turns a key's order around, for the descending fields of an index. */
export function descending(key: string): string {
  let turned = ''
  for (let index = 0; index < key.length; index++) turned += String.fromCharCode(0xffff - key.charCodeAt(index))
  return turned
}

function body(kind: Kind, value: Value): string {
  switch (kind) {
    case Kind.number:
    case Kind.date:
      return numberKey(Number(value))
    case Kind.string:
      return stringKey(String(value))
    case Kind.boolean:
      return value ? '\x01' : '\0'
    case Kind.objectId:
      return Buffer.from((value as ObjectId).id).toString('latin1')
    case Kind.document:
      return documentKey(value as Document)
    case Kind.array:
      return `${(value as Value[]).map(keyOf).join('')}\0`
    case Kind.binary:
      return binaryKey(value as Binary)
    case Kind.regex:
      return stringKey((value as BSONRegExp).pattern) + stringKey((value as BSONRegExp).options)
    default:
      return ''
  }
}

const double = new Float64Array(1)
const units = new Uint16Array(double.buffer)

/** IEEE bits order numbers once the sign bit is turned, and all bits of negative numbers. */
function numberKey(number: number): string {
  if (Number.isNaN(number)) return '\0\0\0\0'
  double[0] = number === 0 ? 0 : number
  const [low = 0, second = 0, third = 0, high = 0] = units
  return high & 0x8000
    ? String.fromCharCode(0xffff - high, 0xffff - third, 0xffff - second, 0xffff - low)
    : String.fromCharCode(high | 0x8000, third, second, low)
}

const unusual = /[\0\uD800-\uFFFF]/
const eachUnusual = /[\0\uD800-\uFFFF]/g

function stringKey(text: string): string {
  return `${unusual.test(text) ? text.replace(eachUnusual, sortableUnit) : text}\0\0`
}

/** Escapes the terminator, and puts surrogates above the rest of the basic plane, where their code points are. */
function sortableUnit(unit: string): string {
  const code = unit.charCodeAt(0)
  if (code === 0) return '\0\x01'
  return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800)
}

function documentKey(document: Document): string {
  let key = ''
  for (const [field, value] of Object.entries(document)) {
    const kind = kindOf(value)
    key += String.fromCharCode(kind) + stringKey(field) + body(kind, value)
  }
  return `${key}\0`
}

function binaryKey(binary: Binary): string {
  const bytes = Buffer.from(binary.buffer).toString('latin1', 0, binary.position)
  return numberKey(binary.position) + String.fromCharCode(binary.sub_type) + bytes
}
