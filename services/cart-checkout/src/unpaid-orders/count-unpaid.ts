import { createHash } from 'node:crypto'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { Clock } from '@shop/service-kit/process/clock'
import type { OrderRepository } from '../order/order.repository.ts'
import type { Order } from '../order/order.ts'
import { countedOf, freeAt, type OpenOrder, type UnpaidCaps } from './unpaid-caps.ts'
import type { UnpaidOrders } from './unpaid-orders.repository.ts'

export type CountDeps = {
  orders: Pick<OrderRepository, 'refsOf'>
  unpaidOrders: UnpaidOrders
  /** Depends on whether customers can pay now. */
  unpaidCaps: () => Promise<UnpaidCaps>
  clock: Clock
}

type Placer = { buyer: string; client: ClientKey; hasProvenPhone: boolean }

/** Whoever comes back before the job has released an overdue order would only be refused again. */
const LEAST_SECONDS = 30

/**
 * The documents in which an unpaid order is counted (rules §9.5a): its buyer's, and its address's. A customer with a proven
 * phone is known, so the strangers behind the same address do not count for that customer. Never by e-mail or typed phone:
 * a stranger could block their owner.
 */
export function countedFor({ buyer, client, hasProvenPhone }: Placer): string[] {
  if (hasProvenPhone || !client) return [buyerKey(buyer)]
  // A digest: the order stays longer than anybody needs to know where it came from.
  const digest = createHash('sha256').update(client).digest('base64url')
  return [buyerKey(buyer), `address ${digest}`]
}

/** Counts the order before its items are reserved; answers why not, with what helps the buyer to go on. */
export async function countUnpaid(deps: CountDeps, order: Order, instead_of: string | null): Promise<object | null> {
  const judged = { now: deps.clock.now(), instead_of }
  const entry = entryOf(order)
  const caps = await deps.unpaidCaps()
  for (const id of order.counted_for ?? []) {
    const isBuyer = id === buyerKey(order.buyer)
    const cap = caps[isBuyer ? 'buyer' : 'address']
    const open = await deps.unpaidOrders.count(id, entry, cap, { ...judged, isAlone: isBuyer })
    if (!open) continue
    const time = timeOf(freeAt(open, entry.items, cap, judged), judged.now)
    if (!isBuyer) return { whose: 'address', ...time }
    return { whose: 'buyer', most: cap, open: await ownOrders(deps, order, countedOf(open, judged)), ...time }
  }
  return null
}

/** Staff took the mark of payment back: the order waits for its money again, and nobody is refused for it. */
export async function countUnpaidAgain({ unpaidOrders }: CountDeps, order: Order): Promise<void> {
  for (const id of order.counted_for ?? []) await unpaidOrders.countAnyway(id, entryOf(order))
}

export function buyerKey(buyer: string): string {
  return `buyer ${buyer}`
}

export function entryOf({ number, lines, reserved_until }: Order): OpenOrder {
  return { order: number, items: lines.reduce((sum, { count }) => sum + count, 0), until: reserved_until }
}

/** The buyer's own orders by their public names; those that are still being placed have no page yet. */
async function ownOrders({ orders }: CountDeps, { buyer }: Order, open: readonly OpenOrder[]) {
  const found = await orders.refsOf(
    buyer,
    open.map(({ order }) => order),
  )
  return found.map(({ number, ref, reserved_until }) => ({ order: ref, number, until: reserved_until.toISOString() }))
}

function timeOf(at: Date | null, now: Date): { seconds?: number; until?: string } {
  if (!at) return {}
  const seconds = Math.max(LEAST_SECONDS, Math.ceil((at.getTime() - now.getTime()) / 1000))
  return { seconds, until: new Date(now.getTime() + seconds * 1000).toISOString() }
}
