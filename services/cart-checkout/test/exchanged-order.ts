import { type OrderExchange, previewOrderExchangeEndpoint } from '@shop/contracts/staff/orders/order-exchange'
import { exchangeOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { putOnShelf, tall } from './changed-order.ts'
import { twoDresses } from './shopping.ts'
import { deliveredOrder, fullOrder, takeStaffAction } from './staff.ts'
import type { Api, Json } from './start-api.ts'
import { dress, size } from './stub-catalog.ts'

export type ExchangeWish = Omit<OrderExchange, 'seen'>
export const back = (count = 1) => [{ article: dress, size, bundle: null, count }]
export const cash = { difference: { means: 'cash' as const, reason: 'Каса на Подолі' } }

/** Dresses that came back for others of this article. */
export const swapTo = (article: string, count = 1): ExchangeWish => ({
  swaps: [{ article: dress, size, count, to: { article, size } }],
})
export const toTall = (count = 1) => swapTo(tall, count)

/** Staff note a return down and accept it. */
export async function sendBack(api: Api, number: string, count = 1, restock = true): Promise<void> {
  await takeStaffAction(api, number, { action: 'return_request', lines: back(count), cause: 'too_small', reason: '' })
  const lines = back(count).map(line => ({ ...line, restock }))
  await takeStaffAction(api, number, { action: 'return_accept', lines })
}

/** Two dresses that the customer has, of which so many came back. */
export async function returned(about: { count?: number; uah?: number; available?: number; wish?: Json } = {}) {
  const { count = 1, wish = {}, ...shelf } = about
  const order = await deliveredOrder({ lines: twoDresses, ...wish })
  putOnShelf(order.api, shelf)
  await sendBack(order.api, order.number, count)
  return order
}

export async function exchange(api: Api, number: string, wish: ExchangeWish, seen?: string) {
  const revision = seen ?? (await fullOrder(api, number)).exchangeable?.revision ?? '0'.repeat(16)
  return api.staff.write(exchangeOrderEndpoint, { params: { number }, body: { ...wish, seen: revision } })
}

export async function previewExchange(api: Api, number: string, wish: ExchangeWish) {
  const seen = (await fullOrder(api, number)).exchangeable?.revision ?? '0'.repeat(16)
  return (await api.staff.read(previewOrderExchangeEndpoint, { params: { number }, body: { ...wish, seen } })).preview
}
