import type { Order } from '../order/order.ts'

export type OrderSource = 'site' | 'staff' | 'showroom'

/** Who made the order: the customer on the site, staff with a pay link, or staff in the shop. */
export function sourceOf({ source, made_by_staff }: Pick<Order, 'source' | 'made_by_staff'>): OrderSource {
  if (source === 'offline') return 'showroom'
  return made_by_staff ? 'staff' : 'site'
}
