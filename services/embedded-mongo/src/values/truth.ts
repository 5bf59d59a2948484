import type { Value } from './value.ts'

/** MongoDB's truth: everything but false, null, missing and zero. */
export function isTrue(value: Value): boolean {
  return value !== false && value !== null && value !== undefined && value !== 0
}
