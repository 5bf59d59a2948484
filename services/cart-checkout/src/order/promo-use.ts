import { ShopError } from '@shop/contracts/errors'
import type { Order } from './order.ts'

/** The alert of an order that was paid when its code had no use left (docs/rules.md, "Promo codes"). */
export const PROMO_USED_UP = 'promo_used_up'

type Discounted = Pick<Order, 'promo' | 'alerts' | 'tasks' | 'history'>

/** Since then the code is reserved for the order no more, so that its use is not certain. */
const released: readonly string[] = ['reserved_again', 'payment_undone', 'accept_discount']

/** Is it open whether the discount of the paid order holds: because a person must say so, or the use of late money is being counted? */
export function isDiscountOpen({ promo, alerts, tasks, history }: Discounted): boolean {
  if (alerts.includes(PROMO_USED_UP)) return true
  if (!promo) return false
  if (tasks.some(task => task.do === 'reserve_again')) return true
  return tasks.some(task => task.do === 'use_promo') && history.some(({ event }) => released.includes(event))
}

/**
 * Nothing is sent to work while the discount is open (docs/rules.md, "Promo codes").
 * @throws ShopError promo_used_up until a person has decided; busy while the use is being counted.
 */
export function checkDiscountDecided(order: Discounted): void {
  if (order.alerts.includes(PROMO_USED_UP)) throw new ShopError('promo_used_up')
  if (isDiscountOpen(order)) throw new ShopError('busy', { seconds: 5 })
}
