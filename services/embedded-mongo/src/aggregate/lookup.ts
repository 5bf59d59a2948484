import { CommandError, failedToParse } from '../errors.ts'
import { findRows } from '../query/find-rows.ts'
import { hasEmptyArray } from '../values/order.ts'
import { leavesAt, pathOf } from '../values/paths.ts'
import { isDocument, type Value } from '../values/value.ts'
import { assertWholeField, withField } from './add-fields.ts'
import type { FindCollection, Stage } from './stage.ts'

/** Joins by equality, through the other collection's index if it has one. */
export function compileLookup(operand: Value, find: FindCollection): Stage {
  if (!isDocument(operand)) throw failedToParse('the $lookup specification must be an object')
  const { from, localField, foreignField, as, ...others } = operand
  const [unsupported] = Object.keys(others)
  if (unsupported)
    throw new CommandError(115, `$lookup joins by equality of two fields here; '${unsupported}' is refused`)
  if (
    typeof from !== 'string' ||
    typeof localField !== 'string' ||
    typeof foreignField !== 'string' ||
    typeof as !== 'string'
  ) {
    throw failedToParse('$lookup needs from, localField, foreignField and as')
  }
  assertWholeField(as)
  const localPath = pathOf(localField)
  return documents =>
    documents.map(document => {
      const leaves = leavesAt(document, localPath)
      const wanted =
        leaves.length === 0 && !hasEmptyArray(document, localPath) ? [null] : leaves.map(leaf => leaf ?? null)
      const { rows } = findRows(find(from), { filter: { [foreignField]: { $in: wanted } } })
      return withField(
        document,
        as,
        rows.map(row => row.document),
      )
    })
}
