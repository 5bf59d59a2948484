import { kyivDay } from '@shop/calendar/kyiv-days'
import type { Order } from '@shop/cart-checkout/order/order'
import type { PaymentCheck } from '@shop/contracts/staff/orders/payments-desk'
import { checkPaymentsEndpoint, paymentCheckEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import type { Browser } from '@shop/testing/browser'
import type { Db } from 'mongodb'
import { askFor } from '../bench/harness/shop.ts'

type Compared = {
  /** Payments that the bank took money for and no order has begun. */
  later: string[]
  /** Payments of lost orders that the bank's list of today does not name to staff. */
  unnamed: string[]
}

/** What staff do after a restore: they compare today with the bank. `approved` are the payments that it took money for. */
export async function compareWithBank(staff: Browser, checkout: Db, approved: readonly string[]): Promise<Compared> {
  const orders = await checkout.collection<Order>('orders').find({}).toArray()
  const booked = new Set(orders.flatMap(({ attempts }) => attempts).map(({ payment_id }) => payment_id))
  const later = approved.filter(payment_id => !booked.has(payment_id))
  const day = kyivDay(new Date())
  await askFor(staff, 'POST', checkPaymentsEndpoint.path, { json: { day } })
  let check = await findCheck()
  while (check.state === 'running') check = await findCheck()
  const named = new Set(check.differences.map(({ payment_id }) => payment_id))
  return { later, unnamed: later.filter(payment_id => !named.has(payment_id)) }

  async function findCheck(): Promise<PaymentCheck> {
    const { body } = await askFor(staff, 'GET', `${paymentCheckEndpoint.path}?day=${day}`)
    return body.check as unknown as PaymentCheck
  }
}
