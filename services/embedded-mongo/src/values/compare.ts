import type { Binary, BSONRegExp, ObjectId } from 'bson'
import { type Document, isDocument, Kind, kindOf, type Value } from './value.ts'

/** BSON's total order, the one that sorts, ranges and indexes share. A missing value counts as null. */
export function compareValues(left: Value, right: Value): number {
  const kind = kindOf(left)
  const difference = kind - kindOf(right)
  return difference === 0 ? compareSameKind(kind, left, right) : difference
}

export function sameValue(left: Value, right: Value): boolean {
  return left === right || compareValues(left, right) === 0
}

function compareSameKind(kind: Kind, left: Value, right: Value): number {
  switch (kind) {
    case Kind.number:
      return compareNumbers(Number(left), Number(right))
    case Kind.string:
      return compareStrings(String(left), String(right))
    case Kind.boolean:
    case Kind.date:
      return compareNumbers(Number(left), Number(right))
    case Kind.document:
      return compareFields(left as Document, right as Document)
    case Kind.array:
      return compareArrays(left as Value[], right as Value[])
    case Kind.objectId:
      return Buffer.compare((left as ObjectId).id, (right as ObjectId).id)
    case Kind.binary:
      return compareBinaries(left as Binary, right as Binary)
    case Kind.regex:
      return compareStrings(regexText(left as BSONRegExp), regexText(right as BSONRegExp))
    default:
      return 0
  }
}

function compareNumbers(left: number, right: number): number {
  if (left < right) return -1
  if (left > right) return 1
  if (left === right) return 0
  return Number(Number.isNaN(right)) - Number(Number.isNaN(left))
}

const beyondBasicPlane = /[\uD800-\uFFFF]/

/** By code point, as UTF-8 bytes compare; JavaScript's own order differs only beyond the basic plane. */
export function compareStrings(left: string, right: string): number {
  if (left === right) return 0
  if (!beyondBasicPlane.test(left) || !beyondBasicPlane.test(right)) return left < right ? -1 : 1
  return Buffer.compare(Buffer.from(left), Buffer.from(right))
}

function compareArrays(left: Value[], right: Value[]): number {
  const length = Math.min(left.length, right.length)
  for (let index = 0; index < length; index++) {
    const difference = compareValues(left[index], right[index])
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

function compareFields(left: Document, right: Document): number {
  const leftFields = Object.keys(left)
  const rightFields = Object.keys(right)
  const length = Math.min(leftFields.length, rightFields.length)
  for (let index = 0; index < length; index++) {
    const [leftField = '', rightField = ''] = [leftFields[index], rightFields[index]]
    const difference =
      kindOf(left[leftField]) - kindOf(right[rightField]) ||
      compareStrings(leftField, rightField) ||
      compareValues(left[leftField], right[rightField])
    if (difference !== 0) return difference
  }
  return leftFields.length - rightFields.length
}

function compareBinaries(left: Binary, right: Binary): number {
  return (
    left.position - right.position ||
    left.sub_type - right.sub_type ||
    Buffer.compare(left.buffer.subarray(0, left.position), right.buffer.subarray(0, right.position))
  )
}

function regexText(regex: BSONRegExp): string {
  return `${regex.pattern}\0${regex.options}`
}

/** Equal fields, whatever their order: what two index keys or two filters have in common. */
export function sameDocument(left: Value, right: Value): boolean {
  if (!isDocument(left) || !isDocument(right)) return sameValue(left, right)
  const fields = Object.keys(left)
  return (
    fields.length === Object.keys(right).length &&
    fields.every(field => field in right && sameDocument(left[field], right[field]))
  )
}
