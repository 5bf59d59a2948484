import { paymentMeans } from '@shop/contracts/orders/payment-means'
import type { TakenByStaff } from '@shop/contracts/staff/orders/payments-desk'
import { toDecimal } from '@shop/money/money'
import type { MadeByStaff } from '../order/order.ts'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import { takenByStaff } from '../payment-attempts/payment-means.ts'

type Paid = { attempts: readonly PaymentAttempt[]; made_by_staff?: MadeByStaff }

/**
 * What staff took between two moments, summed by means and currency (docs/rules.md, "Payments desk"). No bank is asked about it, and a day
 * is only whole with it.
 */
export function takenOnDay(orders: readonly Paid[], from: Date, until: Date): TakenByStaff[] {
  const sums = new Map<string, Omit<TakenByStaff, 'amount'> & { minor: number }>()
  for (const { attempt, means } of orders.flatMap(takenByStaff)) {
    if (attempt.created_at < from || attempt.created_at >= until) continue
    const { amount, currency } = attempt.charge
    const { count, minor } = sums.get(`${means} ${currency}`) ?? { count: 0, minor: 0 }
    sums.set(`${means} ${currency}`, { means, currency, count: count + 1, minor: minor + amount })
  }
  return [...sums.values()]
    .toSorted((one, other) => paymentMeans.indexOf(one.means) - paymentMeans.indexOf(other.means))
    .map(({ minor, ...sum }) => ({ ...sum, amount: toDecimal(minor) }))
}
