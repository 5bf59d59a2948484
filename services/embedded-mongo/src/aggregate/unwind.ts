import { CommandError } from '../errors.ts'
import { getField } from '../values/clone.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'
import { withValue } from './add-fields.ts'
import type { Stage } from './stage.ts'

/** One document for each element of an array; what is no array counts as its own only element. */
export function compileUnwind(operand: Value): Stage {
  const { path, preserveNullAndEmptyArrays, includeArrayIndex, ...others } = isDocument(operand)
    ? operand
    : { path: operand }
  if (typeof path !== 'string' || !path.startsWith('$'))
    throw new CommandError(28818, 'path option to $unwind starts with $')
  if (Object.keys(others).length > 0) throw new CommandError(28811, 'unrecognized option to $unwind stage')
  const parts = path.slice(1).split('.')
  const position = typeof includeArrayIndex === 'string' ? includeArrayIndex.split('.') : undefined

  function unwound(document: Document): Document[] {
    const value = parts.reduce<Value>(
      (inner, part) => (isDocument(inner) ? getField(inner, part) : undefined),
      document,
    )
    const place = (result: Document, index: number | null) => (position ? withValue(result, position, index) : result)
    if (Array.isArray(value) && value.length > 0) {
      return value.map((element, index) => place(withValue(document, parts, element), index))
    }
    if (value !== null && value !== undefined && !Array.isArray(value)) return [place(document, null)]
    if (!preserveNullAndEmptyArrays) return []
    return [place(Array.isArray(value) ? withValue(document, parts, undefined) : document, null)]
  }

  return documents => documents.flatMap(unwound)
}
