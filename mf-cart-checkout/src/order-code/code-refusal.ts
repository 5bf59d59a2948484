import type { ErrorCode } from '@shop/contracts/errors'

/** What is wrong with an emailed code: keys of the texts that help. */
const textKeys: Partial<Record<ErrorCode, string>> = {
  validation: 'code.wrong',
  code_wrong: 'code.wrong',
  code_expired: 'code.expired',
  too_many_attempts: 'code.tired',
}

/** The key of its text when the code is what was refused; null when it was something else. */
export function codeRefusal(code: ErrorCode | undefined): string | null {
  return (code && textKeys[code]) ?? null
}

/** Was it the code? A body that the service cannot read may be anything. */
export function isCodeRefused(code: ErrorCode): boolean {
  return code === 'forbidden' || (code !== 'validation' && code in textKeys)
}

/** Is the code used up or too old, so that only another one helps? */
export function isCodeSpent(code: ErrorCode | undefined): boolean {
  return code === 'code_expired' || code === 'too_many_attempts'
}
