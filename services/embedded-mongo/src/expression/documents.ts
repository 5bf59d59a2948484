import { CommandError } from '../errors.ts'
import { setField } from '../values/clone.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'
import { type ExpressionOperator, isNothing } from './compute.ts'
import { fixed, operandsOf } from './operands.ts'

export const documents: Record<string, ExpressionOperator> = {
  $mergeObjects(operand, compile) {
    const operands = operandsOf(operand, compile)
    return scope => {
      const merged: Document = {}
      for (const item of operands) {
        const value = item(scope)
        if (isNothing(value)) continue
        if (!isDocument(value)) throw new CommandError(40400, '$mergeObjects requires object inputs')
        for (const [field, inner] of Object.entries(value)) setField(merged, field, inner)
      }
      return merged
    }
  },
  $objectToArray: fixed(1, 1, value => {
    if (isNothing(value)) return null
    if (!isDocument(value)) throw new CommandError(40390, '$objectToArray requires a document input')
    return Object.entries(value).map(([k, v]) => ({ k, v }))
  }),
  $arrayToObject: fixed(1, 1, value => {
    if (isNothing(value)) return null
    if (!Array.isArray(value)) throw new CommandError(40386, '$arrayToObject requires an array input')
    const document: Document = {}
    for (const item of value) {
      const [field, inner] = pairOf(item)
      setField(document, field, inner)
    }
    return document
  }),
}

function pairOf(item: Value): [field: string, value: Value] {
  const [field, value] = Array.isArray(item) ? item : isDocument(item) ? [item.k, item.v] : []
  if (typeof field !== 'string')
    throw new CommandError(40395, '$arrayToObject needs pairs whose first part is a string')
  return [field, value]
}
