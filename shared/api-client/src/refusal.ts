import { isErrorCode, ShopError } from '@shop/contracts/errors'

/** Turns the envelope of a failed call into the refusal that the screen shows. */
export function refusalFrom(answer: unknown, status: number): ShopError {
  const { code, message, ...details } = errorIn(answer)
  const text = typeof message === 'string' ? message : undefined
  return new ShopError(isErrorCode(code) ? code : 'unknown', { ...details, status }, text)
}

function errorIn(answer: unknown): Record<string, unknown> {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return {}
  return typeof answer.error === 'object' ? { ...answer.error } : {}
}
