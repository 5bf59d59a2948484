import { CommandError } from '../errors.ts'
import { getField } from '../values/clone.ts'
import { descending, emptyArrayKey, keyOf } from '../values/key.ts'
import { hasEmptyArray } from '../values/order.ts'
import { isAnyAt, keyLeavesAt, type Path, pathOf } from '../values/paths.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'

export type IndexField = { name: string; path: Path; direction: 1 | -1 }

export function indexFieldsOf(pattern: Document): IndexField[] {
  return Object.entries(pattern).map(([name, direction]) => {
    if (typeof direction !== 'number' || direction === 0) {
      throw new CommandError(67, `Unsupported kind of index on ${name}: only 1 and -1 are known here`)
    }
    if (name === '' || name.startsWith('$') || name.includes('..') || name.includes('$**')) {
      throw new CommandError(67, `Index key contains an illegal field name: ${name}`)
    }
    return { name, path: pathOf(name), direction: direction > 0 ? 1 : -1 }
  })
}

/**
 * One key for each combination of what stands at the fields: more than one where an array is (a multikey index).
 * Of two fields inside one array MongoDB combines only what stands in the same element. All combinations find no
 * less, but would call two documents duplicates that are none: so a unique index refuses them (`exact`).
 */
export function keysOf(document: Document, fields: readonly IndexField[], { exact }: { exact: boolean }): string[] {
  let keys = ['']
  let array: string | undefined
  for (const field of fields) {
    const parts = [...new Set(fieldKeys(document, field))]
    const ownArray = parts.length > 1 ? arrayOn(document, field.path) : undefined
    if (ownArray !== undefined && array !== undefined && (exact || ownArray !== array)) {
      throw new CommandError(171, `cannot index parallel arrays [${array}] [${ownArray}]`)
    }
    array ??= ownArray
    keys = keys.flatMap(key => parts.map(part => key + part))
  }
  return keys
}

/** The first array on the way, named by the path that leads to it. */
function arrayOn(document: Document, path: Path): string {
  let value: Value = document
  for (const [depth, part] of path.entries()) {
    if (!isDocument(value)) return path.slice(0, depth).join('.')
    value = getField(value, part)
  }
  return path.join('.')
}

function fieldKeys(document: Document, { path, direction }: IndexField): string[] {
  const leaves = keyLeavesAt(document, path)
  const keys = leaves.map(keyOf)
  if (hasEmptyArray(document, path)) keys.push(emptyArrayKey)
  if (keys.length === 0) keys.push(keyOf(null))
  return direction === 1 ? keys : keys.map(descending)
}

export function hasAnyField(document: Document, fields: readonly IndexField[]): boolean {
  return fields.some(({ path }) => isAnyAt(document, path, value => value !== undefined))
}
