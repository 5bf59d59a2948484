import type { NamedInSales, SalesUse } from '@shop/contracts/orders/sales-uses'
import { countUses, type NamingPlace } from '@shop/service-kit/storage/count-uses'
import type { Db } from 'mongodb'

export type SalesUsesRepository = ReturnType<typeof createSalesUses>

type Place = NamingPlace<SalesUse['kind']>

const inOrders = (field: string): Place => ({
  kind: 'order',
  collection: 'orders',
  list: 'lines',
  field,
  name: 'number',
})
const inCarts = (field: string): Place => ({ kind: 'cart', collection: 'carts', list: 'lines', field })
const soldIn = (field: string): Place => ({ kind: 'sold', collection: 'sales_goods_years', field })
const promoScope = (field: string): Place => ({ kind: 'promo_code', collection: 'promo_codes', field, name: 'code' })
const wished: Place = {
  kind: 'wishlist',
  collection: 'wishlists',
  list: 'items',
  field: 'article',
  // What was taken off is remembered, and is no wish.
  leaveOut: ({ removed }) => removed === true,
}

/** Where each kind of thing may be named. */
const places: Record<NamedInSales, readonly Place[]> = {
  article: [inOrders('article'), inCarts('article'), wished, soldIn('article')],
  bundle: [inOrders('bundle'), inCarts('bundle')],
  category: [inOrders('category'), soldIn('categories'), promoScope('only_categories')],
  collection: [inOrders('collection'), soldIn('collections'), promoScope('only_collections')],
  size: [inOrders('size'), inCarts('size')],
  shop: [{ kind: 'order', collection: 'orders', field: 'delivery.self_delivery', name: 'number' }],
}

/** Where orders, carts, wishes, figures and promo codes name things of the catalogue. */
export function createSalesUses(db: Db) {
  return {
    async of(kind: NamedInSales, names: readonly string[]): Promise<SalesUse[]> {
      if (names.length === 0) return []
      return (await Promise.all(places[kind].map(place => countUses(db, place, names)))).flat()
    },
  }
}
