import type { CodeHolder, PromoRefusal } from '@shop/contracts/cart/cart'
import type { OrderRepository } from '../order/order.repository.ts'
import { type PromoCode, promoProblem } from './promo-code.ts'
import type { PromoCodesRepository } from './promo-codes.repository.ts'

export type HolderDeps = {
  promoCodes: Pick<PromoCodesRepository, 'countTaken'>
  orders: Pick<OrderRepository, 'findAwaitingRefs'>
}

/** Who asks: the browser, and the account when somebody is signed in. Never a typed email: it proves nothing. */
export type Holding = { buyer: string; customer_id: string | null }

type Refused = {
  code: PromoCode
  refusal: PromoRefusal
  /** By which keys the code knows the customer. */
  customer: readonly string[]
  /** An order whose reservation does not count anyway. */
  own: string | null
  now: Date
}

/** Of a code that very many hold at once the newest reservations are looked at. */
const MOST_LOOKED_AT = 200

/**
 * The customer's own unpaid order that alone keeps a code from them, the first to expire; null when the code is refused for another
 * reason, or would be refused without it, too (docs/rules.md, "Promo codes").
 */
export async function ownHolder(
  { promoCodes, orders }: HolderDeps,
  { buyer, customer_id }: Holding,
  { code, refusal, customer, own, now }: Refused,
): Promise<CodeHolder | null> {
  if (refusal !== 'promo_limit' && refusal !== 'promo_customer_limit') return null
  const held = code.holds.slice(-MOST_LOOKED_AT).flatMap(({ order }) => (order === own ? [] : [order]))
  if (held.length === 0) return null
  const found = await Promise.all([
    orders.findAwaitingRefs({ buyer }, held),
    ...(customer_id ? [orders.findAwaitingRefs({ customer_id }, held)] : []),
  ])
  const [first, ...others] = found.flat()
  if (!first) return null
  const mine = [first, ...others].map(({ number }) => number)
  const taken = await promoCodes.countTaken(code, customer, own === null ? mine : [...mine, own])
  return promoProblem(code, taken, now) === null ? { order: first.ref, number: first.number } : null
}
