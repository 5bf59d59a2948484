import { call } from '@shop/api-client/call'
import { confirmStockAlertEndpoint, endStockAlertEndpoint } from '@shop/contracts/catalog/back-in-stock'
import { failureOf, type LinkFailure } from '../../emailed-links/failure-of.ts'

export type ConfirmedAlert = { article: string; size: string }

/** What an email's link is for. Both may be done again without harm. */
export async function confirmAlert(token: string): Promise<ConfirmedAlert | LinkFailure> {
  return call(confirmStockAlertEndpoint, { query: { token } }).catch(failureOf)
}

export async function stopAlert(token: string): Promise<'done' | LinkFailure> {
  return call(endStockAlertEndpoint, { body: { token } }).then(() => 'done' as const, failureOf)
}
