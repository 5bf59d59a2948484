import { createHash } from 'node:crypto'
import { type ClientKey, networkOf } from '@shop/service-kit/auth/client-key'
import type { Clock } from '@shop/service-kit/process/clock'
import type { OrderRepository } from '../order/order.repository.ts'
import type { Order } from '../order/order.ts'
import { countableOrdersOf, freeAt, type OpenOrder, type UnpaidCap, type UnpaidCaps } from './unpaid-caps.ts'
import type { UnpaidOrders } from './unpaid-orders.repository.ts'

export type CountDeps = {
  orders: Pick<OrderRepository, 'findAwaitingRefs'>
  unpaidOrders: UnpaidOrders
  /** Depends on whether customers can pay now. */
  unpaidCaps: () => Promise<UnpaidCaps>
  clock: Clock
}

type Placer = { buyer: string; customer: string | null; client: ClientKey; hasProvenPhone: boolean }

/** A customer who comes back before the job has released an overdue order would only be refused again. */
const LEAST_SECONDS = 30
const ADDRESS = 'address '
const NETWORK = 'network '

/**
 * The documents in which an unpaid order is counted (docs/rules.md, "Unpaid orders"): its buyer's, its customer's when signed in, for a
 * browser changes its cookie at will, its address's, and its network's. A customer with a proven phone is known, so the strangers behind the
 * same address do not count for that customer. Never by e-mail or typed phone: a stranger could block their owner.
 */
export function counterIdsOf({ buyer, customer, client, hasProvenPhone }: Placer): string[] {
  const persons = [buyerKey(buyer), ...(customer ? [customerKey(customer)] : [])]
  if (hasProvenPhone || !client) return persons
  const network = networkOf(client)
  return [...persons, `${ADDRESS}${digestOf(client)}`, ...(network ? [`${NETWORK}${digestOf(network)}`] : [])]
}

/** The order stays longer than anybody needs to know where it came from. */
function digestOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url')
}

/** Counts the order before its items are reserved; answers why not, with what helps the buyer to go on. */
export async function countUnpaid(deps: CountDeps, order: Order, instead_of: string | null): Promise<object | null> {
  const judged = { now: deps.clock.now(), instead_of }
  const entry = entryOf(order)
  const caps = await deps.unpaidCaps()
  const documents = (order.counted_for ?? []).map(id => ({ id, cap: capOf(id, caps) }))
  if (await deps.unpaidOrders.countInAll(documents, entry, judged)) return null
  // A repeat, or no room: which it is, and where, is found one by one. An order that is refused is taken out of all of them.
  for (const { id, cap } of documents) {
    const open = await deps.unpaidOrders.count({ id, cap }, entry, judged)
    if (!open) continue
    const time = timeOf(freeAt(open, entry.items, cap, judged), judged.now)
    if (!isPerson(id)) return { whose: 'address', ...time }
    return {
      whose: 'buyer',
      most: cap,
      open: await ownOrders(deps, order, id, countableOrdersOf(open, judged)),
      ...time,
    }
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

export function customerKey(customer_id: string): string {
  return `customer ${customer_id}`
}

function capOf(id: string, caps: UnpaidCaps): UnpaidCap {
  if (isPerson(id)) return caps.buyer
  return id.startsWith(NETWORK) ? caps.network : caps.address
}

/** Of a buyer or a customer: there are few orders, and they are their own. */
function isPerson(id: string): boolean {
  return !id.startsWith(ADDRESS) && !id.startsWith(NETWORK)
}

export function entryOf({ number, lines, reserved_until }: Order): OpenOrder {
  return { order: number, items: lines.reduce((sum, { count }) => sum + count, 0), until: reserved_until }
}

/** The orders in the document by their public names; those that are still being placed have no page yet. */
async function ownOrders({ orders }: CountDeps, { buyer, customer_id }: Order, id: string, open: readonly OpenOrder[]) {
  const found = await orders.findAwaitingRefs(
    id === buyerKey(buyer) ? { buyer } : { customer_id },
    open.map(({ order }) => order),
  )
  return found.map(({ number, ref, reserved_until }) => ({ order: ref, number, until: reserved_until.toISOString() }))
}

function timeOf(at: Date | null, now: Date): { seconds?: number; until?: string } {
  if (!at) return {}
  const seconds = Math.max(LEAST_SECONDS, Math.ceil((at.getTime() - now.getTime()) / 1000))
  return { seconds, until: new Date(now.getTime() + seconds * 1000).toISOString() }
}
