import { CommandError, failedToParse } from '../errors.ts'
import { cloneDocument, cloneValue } from '../values/clone.ts'
import { sameValue } from '../values/compare.ts'
import { type Path, pathOf } from '../values/paths.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'
import { concretePaths, matchedIndexOf } from './positions.ts'
import { type Change, existingSlot, slotFor } from './slots.ts'
import { operators } from './value-operators.ts'

type Occasion = { filter: Document; now: Date; isInsert: boolean }

export type Update = {
  isReplacement: boolean
  /** The changed document; the very same one if nothing changes. */
  apply(document: Document, occasion: Occasion): Document
}

type Step = { path: Path; name: string; change: Change; creates: boolean; insertOnly: boolean; unsets: boolean }

export function compileUpdate(update: Value): Update {
  if (Array.isArray(update)) throw failedToParse('updates by pipeline are not supported here')
  if (!isDocument(update)) throw failedToParse('an update has to be a document')
  const [first] = Object.keys(update)
  if (!first?.startsWith('$')) return replacementBy(update)
  const steps = Object.entries(update).flatMap(([operator, fields]) => stepsOf(operator, fields))
  assertNoConflicts(steps)
  return { isReplacement: false, apply: (document, occasion) => applySteps(document, steps, occasion) }
}

function replacementBy(replacement: Document): Update {
  const operator = Object.keys(replacement).find(name => name.startsWith('$'))
  if (operator) throw new CommandError(52, `The dollar ($) prefixed field '${operator}' is not allowed`)
  return {
    isReplacement: true,
    apply(document) {
      const { _id, ...fields } = cloneDocument(replacement)
      const changed = { _id: _id ?? document._id, ...fields }
      return sameValue(changed, document) ? document : changed
    },
  }
}

function stepsOf(name: string, fields: Value): Step[] {
  const operator = operators.get(name)
  if (!operator && name !== '$unset') throw failedToParse(`Unknown modifier or not supported here: ${name}`)
  if (!isDocument(fields)) throw failedToParse(`Modifiers operate on fields but we found another type: {${name}: ...}`)
  return Object.entries(fields).map(([field, operand]) => ({
    path: pathIn(field),
    name: field,
    change: operator?.compile(operand, field) ?? (() => undefined),
    creates: operator?.creates ?? false,
    insertOnly: operator?.insertOnly ?? false,
    unsets: name === '$unset',
  }))
}

function pathIn(field: string): Path {
  const path = pathOf(field)
  if (path.includes('')) throw new CommandError(56, `The update path '${field}' contains an empty field name`)
  const strange = path.find((part, depth) => part.startsWith('$') && (depth === 0 || !/^\$(\[\])?$/.test(part)))
  if (strange) {
    throw new CommandError(
      52,
      `The dollar ($) prefixed field '${strange}' in '${field}' is not allowed, or not supported here`,
    )
  }
  return path
}

function assertNoConflicts(steps: Step[]): void {
  for (const [at, { name }] of steps.entries()) {
    const other = steps.slice(at + 1).find(step => isWithin(step.name, name) || isWithin(name, step.name))
    if (other) {
      throw new CommandError(40, `Updating the path '${other.name}' would create a conflict at '${name}'`)
    }
  }
}

function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`)
}

function applySteps(document: Document, steps: Step[], occasion: Occasion): Document {
  const changed = cloneDocument(document)
  const matchedIndex = matchedIndexOf(occasion.filter, document)
  for (const step of steps) {
    if (step.insertOnly && !occasion.isInsert) continue
    for (const path of concretePaths(document, step.path, matchedIndex)) {
      if (step.unsets) existingSlot(changed, path)?.remove()
      else take(changed, path, step, occasion.now)
    }
  }
  return sameValue(changed, document) ? document : changed
}

function take(document: Document, path: Path, { change, creates, name }: Step, now: Date): void {
  const slot = creates ? slotFor(document, path) : existingSlot(document, path)
  if (!slot) return
  const value = change(slot.value, name, now)
  if (value !== undefined) slot.set(cloneValue(value))
}
