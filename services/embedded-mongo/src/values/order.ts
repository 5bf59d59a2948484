import { badValue } from '../errors.ts'
import { compareValues } from './compare.ts'
import { isAnyAt, keyLeavesAt, type Path, pathOf } from './paths.ts'
import type { Document, Value } from './value.ts'

export type SortField = { name: string; path: Path; direction: 1 | -1 }

export function sortFieldsOf(sort: Document): SortField[] {
  return Object.entries(sort).map(([name, direction]) => {
    if (direction !== 1 && direction !== -1) throw badValue(`Illegal sort direction of ${name}: use 1 or -1`)
    if (name === '' || name.startsWith('$')) throw badValue(`Illegal name in sort: ${name}`)
    return { name, path: pathOf(name), direction }
  })
}

/** Sorts a copy; equal documents keep the order in which they came. */
export function sortDocuments<Item>(
  items: readonly Item[],
  fields: SortField[],
  documentOf: (item: Item) => Document,
): Item[] {
  const keyed = items.map(item => ({ item, keys: fields.map(field => sortValue(documentOf(item), field)) }))
  keyed.sort((left, right) => {
    for (let index = 0; index < fields.length; index++) {
      const difference = compareSortValues(left.keys[index], right.keys[index])
      if (difference !== 0) return difference * (fields[index]?.direction ?? 1)
    }
    return 0
  })
  return keyed.map(({ item }) => item)
}

const nothing = Symbol('empty array')
type SortValue = Value | typeof nothing

/** Of an array its smallest element counts when ascending, its largest when descending; an empty one is below null. */
function sortValue(document: Document, { path, direction }: SortField): SortValue {
  const leaves = keyLeavesAt(document, path)
  if (leaves.length === 0) return hasEmptyArray(document, path) ? nothing : null
  return leaves.reduce((best, value) => (compareValues(value, best) * direction < 0 ? value : best))
}

export function hasEmptyArray(document: Document, path: Path): boolean {
  return isAnyAt(document, path, value => Array.isArray(value) && value.length === 0)
}

function compareSortValues(left: SortValue | undefined, right: SortValue | undefined): number {
  if (left === nothing || right === nothing) return Number(left !== nothing) - Number(right !== nothing)
  return compareValues(left, right)
}
