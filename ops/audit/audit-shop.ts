import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '@shop/cart-checkout/order/order'
import { cartsInvariant } from './carts.ts'
import { customerFiguresInvariant } from './customer-figures.ts'
import { customersInvariant } from './customers.ts'
import { emailsInvariant } from './emails.ts'
import type { Finding, Invariant, ShopDatabases, Verdict } from './invariant.ts'
import { loyaltyInvariant } from './loyalty.ts'
import { orderCountsInvariant } from './order-counts.ts'
import { paymentsInvariant } from './payments.ts'
import { placingInvariant } from './placing.ts'
import { promoInvariant } from './promo-codes.ts'
import { statisticsInvariant } from './statistics.ts'
import { stockInvariant } from './stock.ts'
import { sumsInvariant } from './sums.ts'
import { unpaidInvariant } from './unpaid-orders.ts'

const PASSES = 3

/**
 * Recomputes what must hold of the shop's data. The shop may sell meanwhile: what is read first and what is read last are
 * then of different moments, so only what is wrong in every one of three passes counts.
 */
export async function auditShop(databases: ShopDatabases, pauseMs = 1500): Promise<Verdict[]> {
  let verdicts = await audit(databases)
  for (let passes = 1; passes < PASSES && verdicts.some(({ findings }) => findings.length > 0); passes++) {
    await pause(pauseMs)
    verdicts = lasting(verdicts, await audit(databases))
  }
  return verdicts
}

function audit(databases: ShopDatabases): Promise<Verdict[]> {
  const invariants = [
    stockInvariant(),
    placingInvariant(),
    emailsInvariant(new Date()),
    paymentsInvariant(),
    sumsInvariant(),
    promoInvariant(),
    customersInvariant(),
    customerFiguresInvariant(),
    cartsInvariant(),
    loyaltyInvariant(),
    unpaidInvariant(),
    statisticsInvariant(),
    orderCountsInvariant(),
  ]
  return auditBy(invariants, databases)
}

/** One pass by these invariants alone. */
export async function auditBy(invariants: readonly Invariant[], databases: ShopDatabases): Promise<Verdict[]> {
  const orders = databases('cart-checkout').collection<Order>('orders')
  for await (const order of orders.find({}, { projection: { _id: 0 } }).batchSize(500))
    for (const invariant of invariants) invariant.order(order)
  return Promise.all(invariants.map(invariant => invariant.verdict(databases)))
}

function lasting(before: readonly Verdict[], now: readonly Verdict[]): Verdict[] {
  return now.map((verdict, index) => {
    const known = new Set(before[index]?.findings.map(({ about }) => about))
    return { ...verdict, findings: verdict.findings.filter(({ about }: Finding) => known.has(about)) }
  })
}
