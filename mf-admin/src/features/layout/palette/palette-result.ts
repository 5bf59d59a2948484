import type { StaffOrder } from '@shop/contracts/staff/orders/staff-orders'

/** In the order in which they are shown. */
export const resultKinds = ['recent', 'order', 'customer', 'buyer', 'product', 'page'] as const
export type ResultKind = (typeof resultKinds)[number]

/** A line of what was found: where it leads, and what it says. */
export type PaletteResult = {
  kind: ResultKind
  to: string
  title: string
  about?: string
  /** Name of a product's picture; null where it has none. */
  picture?: string | null
  /** Leads to a list of everything that was found. */
  isAll?: boolean
}

export type ResultGroup = { kind: ResultKind; found: PaletteResult[] }

type Buyer = Pick<StaffOrder, 'name' | 'phone' | 'email'>

/** Who placed these orders: one person for each phone, as the newest order names them. */
export function buyersOf(orders: readonly StaffOrder[]): Buyer[] {
  const byPhone = new Map<string, Buyer>()
  for (const { name, phone, email } of orders) {
    if (phone && !byPhone.has(phone)) byPhone.set(phone, { name, phone, email })
  }
  return [...byPhone.values()]
}

export function ordersSearchedBy(search: string): string {
  return `/admin/orders?${new URLSearchParams({ search })}`
}
