import { type OrderChange, previewOrderChangeEndpoint } from '@shop/contracts/staff/orders/order-change'
import { changeOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { armFailpoint, type FailpointName } from '@shop/service-kit/process/failpoints'
import { twoDresses } from './shopping.ts'
import { fullOrder, paidOrder } from './staff.ts'
import type { Api } from './start-api.ts'
import { dress, size } from './stub-catalog.ts'

/** Another height of the dress. */
export const tall = 'DR-1042-BUR-T'
export const kyiv = { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' } as const

export type ChangeWish = Omit<OrderChange, 'seen'>
export const toTall = (count = 1): ChangeWish => ({
  swaps: [{ article: dress, size, count, to: { article: tall, size } }],
})

export function putOnShelf(api: Api, about: { available?: number; uah?: number } = {}): void {
  const { available = 2, uah = 499_000 } = about
  const price = { uah, eur: null }
  Object.assign(api.shelves, { [tall]: { list: price, price, available, preorder: null, holds: {}, sold: 0 } })
}

/** Two dresses, paid. */
export async function bought(about: Parameters<typeof putOnShelf>[1] = {}) {
  const order = await paidOrder({ lines: twoDresses })
  putOnShelf(order.api, about)
  return order
}

export async function change(api: Api, number: string, wish: ChangeWish, seen?: string) {
  const revision = seen ?? (await fullOrder(api, number)).changeable?.revision ?? ''
  return api.staff.write(changeOrderEndpoint, { params: { number }, body: { ...wish, seen: revision } })
}

export async function preview(api: Api, number: string, wish: ChangeWish) {
  const seen = (await fullOrder(api, number)).changeable?.revision ?? ''
  return (await api.staff.read(previewOrderChangeEndpoint, { params: { number }, body: { ...wish, seen } })).preview
}

export function dieAt(point: FailpointName): void {
  const disarm = armFailpoint(point, () => {
    disarm()
    throw new Error('the process died')
  })
}

export const shelves = (api: Api) =>
  [dress, tall].map(article => {
    const { available, sold, holds } = api.shelves[article] ?? { available: 0, sold: 0, holds: {} }
    return { available, sold, holds }
  })
