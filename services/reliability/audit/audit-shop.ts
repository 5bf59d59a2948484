import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '@shop/cart-checkout/order/order'
import { cartsInvariant } from './carts.ts'
import { customersInvariant } from './customers.ts'
import type { Finding, ShopDatabases, Verdict } from './invariant.ts'
import { lettersInvariant } from './letters.ts'
import { loyaltyInvariant } from './loyalty.ts'
import { paymentsInvariant } from './payments.ts'
import { placingInvariant } from './placing.ts'
import { promoInvariant } from './promo-codes.ts'
import { stockInvariant } from './stock.ts'
import { sumsInvariant } from './sums.ts'
import { unpaidInvariant } from './unpaid-orders.ts'

const LOOKS = 3

/**
 * Recomputes what must hold of the shop's data. The shop may sell meanwhile: what is read first and what is read last are
 * then of different moments, so only what is wrong in every one of three looks counts.
 */
export async function auditShop(databases: ShopDatabases, pauseMs = 1500): Promise<Verdict[]> {
  let verdicts = await look(databases)
  for (let looks = 1; looks < LOOKS && verdicts.some(({ findings }) => findings.length > 0); looks++) {
    await pause(pauseMs)
    verdicts = lasting(verdicts, await look(databases))
  }
  return verdicts
}

async function look(databases: ShopDatabases): Promise<Verdict[]> {
  const invariants = [
    stockInvariant(),
    placingInvariant(),
    lettersInvariant(new Date()),
    paymentsInvariant(),
    sumsInvariant(),
    promoInvariant(),
    customersInvariant(),
    cartsInvariant(),
    loyaltyInvariant(),
    unpaidInvariant(),
  ]
  const orders = databases('cart-checkout').collection<Order>('orders')
  for await (const order of orders.find({}, { projection: { _id: 0 } }).batchSize(500))
    for (const invariant of invariants) invariant.order(order)
  return Promise.all(invariants.map(invariant => invariant.verdict(databases)))
}

function lasting(before: readonly Verdict[], now: readonly Verdict[]): Verdict[] {
  return now.map((verdict, place) => {
    const known = new Set(before[place]?.findings.map(({ about }) => about))
    return { ...verdict, findings: verdict.findings.filter(({ about }: Finding) => known.has(about)) }
  })
}
