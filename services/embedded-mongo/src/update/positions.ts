import { badValue } from '../errors.ts'
import { compileFilter } from '../match/compile-filter.ts'
import { getField } from '../values/clone.ts'
import { arrayIndex, type Path } from '../values/paths.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'

export type ArrayFilters = Map<string, (element: Value) => boolean>

/** `arrayFilters: [{ 'line.sku': 'X' }]` names a test for the elements that `lines.$[line]` means. */
export function readArrayFilters(filters: Value): ArrayFilters {
  if (filters === undefined) return new Map()
  if (!Array.isArray(filters)) throw badValue('arrayFilters has to be an array')
  return new Map(
    filters.map(filter => {
      const names = isDocument(filter) ? new Set(Object.keys(filter).map(name => name.split('.')[0] ?? '')) : new Set()
      const [name] = names
      if (!isDocument(filter) || names.size !== 1 || typeof name !== 'string' || name.startsWith('$')) {
        throw badValue('each array filter has to test one named element')
      }
      const matches = compileFilter(filter)
      return [name, element => matches({ [name]: element })]
    }),
  )
}

export function namesIn(path: Path): string[] {
  return path.filter(part => part.startsWith('$[') && part !== '$[]').map(part => part.slice(2, -1))
}

/** Replaces `$`, `$[]` and `$[name]` by the indexes that they mean in this document. */
export function concretePaths(
  document: Document,
  path: Path,
  { matchedIndex, filters }: { matchedIndex: (array: string) => number; filters: ArrayFilters },
): Path[] {
  const at = path.findIndex(part => part.startsWith('$'))
  if (at < 0) return [path]
  const part = path[at] ?? ''
  const before = path.slice(0, at)
  const indexes = part === '$' ? [matchedIndex(before.join('.'))] : meantIndexes(document, before, part, filters)
  return indexes.flatMap(index => {
    const chosen = [...before, String(index), ...path.slice(at + 1)]
    return concretePaths(document, chosen, { matchedIndex, filters })
  })
}

function meantIndexes(document: Document, before: Path, part: string, filters: ArrayFilters): number[] {
  const array = valueAt(document, before)
  if (!Array.isArray(array)) {
    throw badValue(`The path '${before.join('.')}' must exist and be an array to apply ${part}`)
  }
  const test = part === '$[]' ? () => true : filters.get(part.slice(2, -1))
  if (!test) throw badValue(`No array filter found for identifier '${part.slice(2, -1)}' in path`)
  return array.flatMap((element, index) => (test(element) ? [index] : []))
}

function valueAt(document: Document, path: Path): Value {
  return path.reduce<Value>((value, part) => {
    if (isDocument(value)) return getField(value, part)
    return Array.isArray(value) ? value[arrayIndex(part) ?? -1] : undefined
  }, document)
}

/** Which element the filter's conditions on an array chose; two conditions that choose differently are refused. */
export function matchedIndexOf(filter: Document, document: Document): (array: string) => number {
  return array => {
    const elements = valueAt(document, array.split('.'))
    const tests = conditionsOn(filter, array)
    if (!Array.isArray(elements) || tests.length === 0) {
      throw badValue('The positional operator did not find the match needed from the query.')
    }
    const chosen = new Set(tests.map(matches => elements.findIndex(element => matches({ element: [element] }))))
    const [index = -1] = chosen
    if (chosen.size > 1) throw badValue(`Use one $elemMatch on '${array}': its conditions choose different elements`)
    if (index < 0) throw badValue('The positional operator did not find the match needed from the query.')
    return index
  }
}

function conditionsOn(filter: Document, array: string): ((holder: Document) => boolean)[] {
  return Object.entries(filter).flatMap(([name, condition]) => {
    if (name === '$and' && Array.isArray(condition)) {
      return condition.filter(isDocument).flatMap(branch => conditionsOn(branch, array))
    }
    if (name === array) return [compileFilter({ element: condition })]
    if (name.startsWith(`${array}.`)) return [compileFilter({ [`element${name.slice(array.length)}`]: condition })]
    return []
  })
}
