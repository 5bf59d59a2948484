import { ShopError } from '@shop/contracts/errors'

/** What a form shows of a failed call: the code of its text, whether the connection is lost, when another try makes sense. */
export type Refusal = { code: ShopError['code']; isOffline: boolean; retryAt: Date | null }

/** Reads what a call threw; anything but a refusal of the shop is an unknown failure. */
export function refusalOf(error: unknown, now: number = Date.now()): Refusal {
  if (!(error instanceof ShopError)) return { code: 'unknown', isOffline: false, retryAt: null }
  const { seconds, offline } = error.details
  const retryAt = typeof seconds === 'number' ? new Date(now + seconds * 1000) : null
  return { code: error.code, isOffline: offline !== undefined, retryAt }
}
