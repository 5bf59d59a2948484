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

/**
 * Visits what a path leads to, through arrays as MongoDB's queries do, and stops at the first `true`.
 * Where nothing is, the visitor hears `undefined`; elements of an array that are no documents lead nowhere.
 */
export function someValueAt(document: Document, path: Path, visit: (value: Value) => boolean): boolean {
  return inDocument(document, path, 0, visit)
}

function inDocument(document: Document, path: Path, depth: number, visit: (value: Value) => boolean): boolean {
  const value = getField(document, path[depth] ?? '')
  if (depth === path.length - 1) return visit(value)
  if (isDocument(value)) return inDocument(value, path, depth + 1, visit)
  if (Array.isArray(value)) return inArray(value, path, depth + 1, visit)
  return visit(undefined)
}

function inArray(array: Value[], path: Path, depth: number, visit: (value: Value) => boolean): boolean {
  for (const element of array) {
    if (isDocument(element) && inDocument(element, path, depth, visit)) return true
  }
  const index = arrayIndex(path[depth] ?? '')
  if (index === undefined || index >= array.length) return false
  const element = array[index]
  if (depth === path.length - 1) return visit(element)
  if (isDocument(element)) return inDocument(element, path, depth + 1, visit)
  return Array.isArray(element) && inArray(element, path, depth + 1, visit)
}

/** All values that a path leads to, arrays opened at its end: what indexes, sorts and `distinct` look at. */
export function leavesAt(document: Document, path: Path): Value[] {
  const leaves: Value[] = []
  someValueAt(document, path, value => {
    if (Array.isArray(value)) leaves.push(...value)
    else leaves.push(value)
    return false
  })
  return leaves
}
