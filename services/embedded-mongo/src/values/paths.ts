import { getField } from './clone.ts'
import { type Document, isDocument, type Value } from './value.ts'

export type Path = readonly string[]

export function pathOf(text: string): Path {
  return text.split('.')
}

const wholeNumber = /^(0|[1-9]\d*)$/

export function arrayIndex(part: string): number | undefined {
  return wholeNumber.test(part) ? Number(part) : undefined
}

/** `at` gets what stands at the end of a path, `element` an array's element that the path itself names by index. */
type Visitor = { at(value: Value): boolean; element(value: Value): boolean }

/**
 * Visits what a path leads to, through arrays as MongoDB's queries do, and stops at the first `true`.
 * Where nothing is, the visitor gets `undefined`; elements of an array that are no documents lead nowhere.
 */
export function someValueAt(document: Document, path: Path, visitor: Visitor): boolean {
  return inDocument(document, path, 0, visitor)
}

function inDocument(document: Document, path: Path, depth: number, visitor: Visitor): boolean {
  const value = getField(document, path[depth] ?? '')
  if (depth === path.length - 1) return visitor.at(value)
  if (isDocument(value)) return inDocument(value, path, depth + 1, visitor)
  if (Array.isArray(value)) return inArray(value, path, depth + 1, visitor)
  return visitor.at(undefined)
}

function inArray(array: Value[], path: Path, depth: number, visitor: Visitor): boolean {
  for (const element of array) {
    if (isDocument(element) && inDocument(element, path, depth, visitor)) return true
  }
  const index = arrayIndex(path[depth] ?? '')
  if (index === undefined || index >= array.length) return false
  const element = array[index]
  if (depth === path.length - 1) return visitor.element(element)
  if (isDocument(element)) return inDocument(element, path, depth + 1, visitor)
  return Array.isArray(element) && inArray(element, path, depth + 1, visitor)
}

export function isAnyAt(document: Document, path: Path, test: (value: Value) => boolean): boolean {
  return someValueAt(document, path, { at: test, element: test })
}

/** All values that a path leads to, arrays opened at its end. */
export function leavesAt(document: Document, path: Path): Value[] {
  const leaves: Value[] = []
  collectLeaves(document, path, 0, leaves, { plainCounts: false })
  return leaves
}

/** For indexes and sorts: an element of an array that is no document counts as one without the field. */
export function keyLeavesAt(document: Document, path: Path): Value[] {
  const leaves: Value[] = []
  collectLeaves(document, path, 0, leaves, { plainCounts: true })
  return leaves
}

type Counting = { plainCounts: boolean }

function collectLeaves(value: Value, path: Path, depth: number, leaves: Value[], counting: Counting): void {
  if (depth === path.length) {
    if (Array.isArray(value)) leaves.push(...value)
    else leaves.push(value)
  } else if (isDocument(value)) {
    collectLeaves(getField(value, path[depth] ?? ''), path, depth + 1, leaves, counting)
  } else if (Array.isArray(value)) {
    const index = arrayIndex(path[depth] ?? '')
    for (const element of value) {
      if (isDocument(element)) collectLeaves(element, path, depth, leaves, counting)
      else if (counting.plainCounts && index === undefined) leaves.push(undefined)
    }
    if (index !== undefined && index < value.length) collectLeaves(value[index], path, depth + 1, leaves, counting)
  } else leaves.push(undefined)
}
