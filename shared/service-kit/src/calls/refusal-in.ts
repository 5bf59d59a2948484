import { isErrorCode, ShopError } from '@shop/contracts/errors'

/** The refusal in an answer's envelope, as the other side threw it. */
export function refusalFromEnvelope(envelope: unknown): ShopError {
  const error = typeof envelope === 'object' && envelope !== null && 'error' in envelope ? envelope.error : null
  if (typeof error !== 'object' || error === null) return new ShopError('busy')
  const { code, message, request_id, ...details } = error as Record<string, unknown>
  return new ShopError(isErrorCode(code) ? code : 'unknown', details)
}
