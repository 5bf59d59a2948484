import type { ErrorCode } from '@shop/contracts/errors'

/** What is wrong with a code from a letter: keys of the words that help. */
const words: Partial<Record<ErrorCode, string>> = {
  validation: 'code.wrong',
  code_wrong: 'code.wrong',
  code_expired: 'code.expired',
  too_many_attempts: 'code.tired',
}

/** The key of its words when the code is what was refused; null when it was something else. */
export function codeRefusal(code: ErrorCode | undefined): string | null {
  return (code && words[code]) ?? null
}

/** Was it the code? A body that the service cannot read may be anything. */
export function isCodeRefused(code: ErrorCode): boolean {
  return code === 'forbidden' || (code !== 'validation' && code in words)
}

/** Has the code had its day, so that only another one helps? */
export function isCodeSpent(code: ErrorCode | undefined): boolean {
  return code === 'code_expired' || code === 'too_many_attempts'
}
