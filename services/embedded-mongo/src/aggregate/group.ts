import { CommandError } from '../errors.ts'
import { compileExpression } from '../expression/compile-expression.ts'
import { sumOf } from '../expression/operators.ts'
import { setField } from '../values/clone.ts'
import { keyOf } from '../values/key.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'
import type { Stage } from './stage.ts'

type Total = { field: string; compute: (documents: Document[]) => number }

export function compileGroup(operand: Value): Stage {
  if (!isDocument(operand)) throw new CommandError(15947, "a group's fields must be specified in an object")
  if (!('_id' in operand)) throw new CommandError(15955, 'a group specification must include an _id')
  const { _id, ...fields } = operand
  const groupOf = compileExpression(_id)
  const totals = Object.entries(fields).map(([field, spec]) => totalOf(field, spec))
  return documents => {
    const groups = new Map<string, { _id: Value; members: Document[] }>()
    for (const document of documents) {
      const id = groupOf(document) ?? null
      const key = keyOf(id)
      const group = groups.get(key)
      if (group) group.members.push(document)
      else groups.set(key, { _id: id, members: [document] })
    }
    return [...groups.values()].map(group => withTotals(group._id, totals, group.members))
  }
}

function withTotals(_id: Value, totals: Total[], members: Document[]): Document {
  const result: Document = { _id }
  for (const { field, compute } of totals) setField(result, field, compute(members))
  return result
}

function totalOf(field: string, spec: Value): Total {
  if (field.includes('.')) throw new CommandError(40235, `The field name '${field}' cannot contain '.'`)
  const [name = '', ...others] = isDocument(spec) ? Object.keys(spec) : []
  if (!isDocument(spec) || others.length > 0) throw new CommandError(40234, `The field '${field}' needs an accumulator`)
  if (name !== '$sum') throw new CommandError(15952, `unknown group operator '${name}', or not supported here`)
  if (Array.isArray(spec.$sum)) throw new CommandError(40237, 'The $sum accumulator is a unary operator')
  const evaluate = compileExpression(spec.$sum)
  return { field, compute: members => sumOf(members.map(evaluate)) }
}
