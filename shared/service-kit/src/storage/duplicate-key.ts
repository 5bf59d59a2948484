export const DUPLICATE_KEY = 11_000

/** Was a write refused because a unique index has the value already? Then another write was faster, or the value is taken. */
export function isDuplicateKey(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY
}
