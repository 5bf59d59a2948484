import { isErrorCode, ShopError } from '@shop/contracts/errors'

/** The refusal in an answer's envelope, as the other side threw it. */
export function refusalIn(said: unknown): ShopError {
  const error = typeof said === 'object' && said !== null && 'error' in said ? said.error : null
  if (typeof error !== 'object' || error === null) return new ShopError('busy')
  const { code, message, request_id, ...details } = error as Record<string, unknown>
  return new ShopError(isErrorCode(code) ? code : 'unknown', details)
}
