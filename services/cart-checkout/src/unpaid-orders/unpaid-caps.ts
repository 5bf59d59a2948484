import { HOUR_MS } from '@shop/calendar/durations'
import { NETWORK_FACTOR } from '@shop/service-kit/auth/client-key'

/** How many unpaid orders may be open at once, and how many items may be in them together. */
export type UnpaidCap = { orders: number; items: number }
/** `network`: of the /48 that an IPv6 address is in. */
export type UnpaidCaps = { buyer: UnpaidCap; address: UnpaidCap; network: UnpaidCap }

/** An unpaid order whose items are reserved until then. */
export type OpenOrder = { order: string; items: number; until: Date }

/** At which moment it is judged, and which earlier order the new one takes the place of. */
export type Judged = { now: Date; instead_of?: string | null }

type CapSettings = {
  perAddress: UnpaidCap
  /** Without payments orders wait a day for staff, not half an hour for a bank. */
  paymentsEnabled: boolean
  /** LIMITS_FACTOR; Infinity when limits are off. */
  factor: number
}

/** For an address, unless the shop is configured otherwise. */
export const UNPAID_PER_ADDRESS: UnpaidCap = { orders: 60, items: 120 }
const PER_BUYER: UnpaidCap = { orders: 3, items: 20 }
const TIMES_WITHOUT_PAYMENTS = 5
/** Out of reach, and a whole number that every database can compare with. */
const OUT_OF_REACH = 1_000_000_000

/** An order is released within a minute after its time, or a quarter of an hour later while the bank is silent. */
const FORGOTTEN_AFTER_MS = HOUR_MS

/** The caps for this shop (docs/rules.md, "Unpaid orders"). */
export function unpaidCaps({ perAddress, paymentsEnabled, factor }: CapSettings): UnpaidCaps {
  const times = factor * (paymentsEnabled ? 1 : TIMES_WITHOUT_PAYMENTS)
  const capOf = ({ orders, items }: UnpaidCap, times: number) => ({
    orders: Math.min(Math.floor(orders * times), OUT_OF_REACH),
    items: Math.min(Math.floor(items * times), OUT_OF_REACH),
  })
  return {
    buyer: capOf(PER_BUYER, times),
    address: capOf(perAddress, times),
    network: capOf(perAddress, times * NETWORK_FACTOR),
  }
}

/** Entries whose time passed before this moment were left behind by mistake: they do not count. */
export function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - FORGOTTEN_AFTER_MS)
}

/** May an order with so many items be opened beside those that are open (docs/rules.md, "Unpaid orders")? */
export function fits(open: readonly OpenOrder[], items: number, cap: UnpaidCap, judged: Judged): boolean {
  const counted = countableOrdersOf(open, judged)
  return counted.length < cap.orders && itemsIn(counted) + items <= cap.items
}

/** When enough of the open orders will have expired for one with so many items; null: never, it is too large by itself. */
export function freeAt(open: readonly OpenOrder[], items: number, cap: UnpaidCap, judged: Judged): Date | null {
  let left = countableOrdersOf(open, judged).toSorted((one, other) => one.until.getTime() - other.until.getTime())
  let at: Date | null = null
  while (left.length > 0 && !(left.length < cap.orders && itemsIn(left) + items <= cap.items)) {
    at = left[0]?.until ?? null
    left = left.slice(1)
  }
  return items <= cap.items && cap.orders > 0 ? at : null
}

/** The open orders that count. */
export function countableOrdersOf(open: readonly OpenOrder[], { now, instead_of = null }: Judged): OpenOrder[] {
  const since = forgottenBefore(now)
  return open.filter(({ order, until }) => order !== instead_of && until > since)
}

function itemsIn(open: readonly OpenOrder[]): number {
  return open.reduce((sum, { items }) => sum + items, 0)
}
