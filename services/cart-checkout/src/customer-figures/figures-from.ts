import type { CustomerFigures } from '@shop/contracts/staff/customers/customer-figures'
import { loyaltyTotals } from '@shop/pricing/loyalty'
import { paidOrder } from '../customer-orders/paid-order.ts'
import { cityOf } from '../order/guest.ts'
import { isPaid } from '../order/payment-states.ts'
import { paidLink } from '../third-party-orders/linked-account.ts'
import type { ThirdPartyOrder } from '../third-party-orders/third-party-order.ts'
import type { FigureOrder } from './customer-figures.repository.ts'
import { isCounted } from './figures-due.ts'

/**
 * What these orders of one person come to, kopiyky by hryvnia prices: added up again from all of them each time, so that telling it
 * twice changes nothing. Orders by link are money, and no orders of the shop (docs/rules.md, "Customer base").
 */
export function figuresFrom(
  orders: readonly FigureOrder[],
  links: readonly ThirdPartyOrder[] = [],
): Omit<CustomerFigures, 'customer_id' | 'as_of'> & { city: string | null } {
  const paid = orders.filter(({ payment_state }) => isPaid(payment_state)).map(paidOrder)
  const { cumulativeUah, largestPurchaseUah } = loyaltyTotals([...paid, ...links.flatMap(link => paidLink(link) ?? [])])
  const counted = orders.filter(isCounted)
  const last = counted.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime()).at(-1)
  return {
    cumulative_uah: cumulativeUah,
    largest_purchase_uah: largestPurchaseUah,
    orders: counted.length,
    last_order_at: last?.created_at.toISOString() ?? null,
    city: last ? cityOf(last) : null,
  }
}
