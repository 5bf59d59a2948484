import { call } from '@shop/api-client/call'
import { confirmStockAlertEndpoint, endStockAlertEndpoint } from '@shop/contracts/catalog/back-in-stock'
import { ShopError } from '@shop/contracts/errors'

type Failed = 'expired' | 'failed'
export type ConfirmedAlert = { article: string; size: string }

/** What an email's link is for. Both may be done again without harm. */
export async function confirmAlert(token: string): Promise<ConfirmedAlert | Failed> {
  return call(confirmStockAlertEndpoint, { query: { token } }).catch(failureOf)
}

export async function stopAlert(token: string): Promise<'done' | Failed> {
  return call(endStockAlertEndpoint, { body: { token } }).then(() => 'done' as const, failureOf)
}

function failureOf(error: unknown): Failed {
  return error instanceof ShopError && error.code === 'link_expired' ? 'expired' : 'failed'
}
