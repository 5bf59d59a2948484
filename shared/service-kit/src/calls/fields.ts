import { ShopError } from '@shop/contracts/errors'
import type * as z from 'zod/mini'

const SNAKE_CASE = /^[a-z][a-z0-9_]*$/

type Fields = Readonly<Record<string, string>>

/** Checks what came in; a refusal names each wrong field and its code. */
function parseDeclared<Value>(schema: z.ZodMiniType<Value>, input: unknown): Value {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw new ShopError('validation', { fields: fieldsOf(parsed.error.issues, input) })
}

/** The refusal of one field for a reason that no schema can know; `code` is the key of its text. */
export function invalid(field: string, code = 'invalid'): ShopError {
  return new ShopError('validation', { fields: { [field]: code } })
}

/**
 * Refuses what is wrong, all of it at once, by field; `fields` without any are fine.
 * @throws ShopError validation
 */
export function refuseFields(fields: Fields): void {
  if (Object.keys(fields).length > 0) throw new ShopError('validation', { fields })
}

function fieldsOf(issues: readonly z.core.$ZodIssue[], input: unknown): Fields {
  // Without a prototype even `__proto__` is just a name.
  const fields: Record<string, string> = Object.create(null)
  for (const issue of issues)
    for (const path of pathsOf(issue)) fields[path.map(String).join('.')] ??= codeOf(issue, path, input)
  return fields
}

// Unknown keys are reported at their own place, not at the object that contains them.
function pathsOf(issue: z.core.$ZodIssue): PropertyKey[][] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map(key => [...issue.path, key]) : [issue.path]
}

function codeOf(issue: z.core.$ZodIssue, path: PropertyKey[], input: unknown): string {
  if (SNAKE_CASE.test(issue.message)) return issue.message
  return isMissing(path, input) ? 'required' : 'invalid'
}

function isMissing(path: PropertyKey[], input: unknown): boolean {
  let value = input
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return value === undefined
    value = Reflect.get(value, key)
  }
  return value === undefined || value === null
}

/** A field of a call that has no schema is not read by anything: its type is unknown. */
export function parseCallField<Value>(schema: z.ZodMiniType<Value> | undefined, input: unknown): Value {
  return schema ? parseDeclared(schema, input) : (undefined as Value)
}
