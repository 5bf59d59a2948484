import type { Clock } from '@shop/service-kit/process/clock'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { salesOfLink } from './link-sales.ts'
import { salesOfOrder } from './order-sales.ts'
import type { SalesFactsRepository } from './sales-facts.repository.ts'
import type { SalesFiguresRepository } from './sales-figures.repository.ts'
import type { UncountedOrders } from './uncounted-orders.repository.ts'

type CountDeps = {
  uncountedOrders: UncountedOrders
  salesFacts: SalesFactsRepository
  salesFigures: SalesFiguresRepository
  clock: Clock
}

const ORDERS_AT_ONCE = 200
const FIGURES_AT_ONCE = 100
/** Of one run; the next one is seconds away. */
const ROUNDS = 20

/**
 * Brings the figures of sales up to the orders that changed, and to those that were counted in another way. The facts of an order are
 * written first, then the figures are marked, then the order: whatever dies, the order is found again, and doing all of it twice changes
 * nothing (docs/rules.md, "Statistics").
 */
export async function countSales(deps: CountDeps): Promise<void> {
  for (let round = 0; round < ROUNDS && (await noteSales(deps)); round++);
  for (let round = 0; round < ROUNDS && (await countFigures(deps)); round++);
}

/** False when no order waits. */
async function noteSales({ uncountedOrders, salesFacts, salesFigures, clock }: CountDeps): Promise<boolean> {
  const found = await uncountedOrders.find(ORDERS_AT_ONCE)
  if (found.orders.length + found.links.length === 0) return false
  const keys = await salesFacts.note([
    ...found.orders.map(order => ({ number: order.number, version: order.version, entries: salesOfOrder(order) })),
    ...found.links.map(link => ({ number: link.number, version: link.version, entries: salesOfLink(link) })),
  ])
  await failpoint('sales-noted')
  await salesFigures.outdate(keys, clock.now())
  await failpoint('sales-outdated')
  await uncountedOrders.recordCounted(found)
  return true
}

/** False when all figures are counted. */
async function countFigures({ salesFacts, salesFigures }: CountDeps): Promise<boolean> {
  const stale = await salesFigures.stale(FIGURES_AT_ONCE)
  if (stale.length === 0) return false
  const entries = await salesFacts.entriesOf(stale.map(({ key }) => key))
  await salesFigures.countAll(stale.map(figures => ({ ...figures, entries: entries.get(figures.key) ?? [] })))
  return true
}
