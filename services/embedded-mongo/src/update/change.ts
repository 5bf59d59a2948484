import type { Value } from '../values/value.ts'

/** The new value of a field; `undefined` leaves it as it is. */
export type Change = (current: Value, path: string, now: Date) => Value
