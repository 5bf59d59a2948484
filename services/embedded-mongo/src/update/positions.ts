import { badValue } from '../errors.ts'
import { compileFilter } from '../match/compile-filter.ts'
import { getField } from '../values/clone.ts'
import { arrayIndex, type Path } from '../values/paths.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'

/** Replaces `$` and `$[]` by the indexes that they mean in this document. */
export function concretePaths(document: Document, path: Path, matchedIndex: (array: string) => number): Path[] {
  const at = path.findIndex(part => part.startsWith('$'))
  if (at < 0) return [path]
  const before = path.slice(0, at)
  const indexes = path[at] === '$' ? [matchedIndex(before.join('.'))] : allIndexes(document, before)
  return indexes.flatMap(index =>
    concretePaths(document, [...before, String(index), ...path.slice(at + 1)], matchedIndex),
  )
}

function allIndexes(document: Document, path: Path): number[] {
  const array = valueAt(document, path)
  if (!Array.isArray(array)) throw badValue(`The path '${path.join('.')}' must exist and be an array to apply $[]`)
  return [...array.keys()]
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
