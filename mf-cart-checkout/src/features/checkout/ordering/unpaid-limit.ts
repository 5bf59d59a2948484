import type { ShopError } from '@shop/contracts/errors'

/** One of the buyer's own unpaid orders: its public name, its number, and until when its items are reserved. */
export type OwnOrder = { order: string; number: string; until: string }

type UnpaidLimit = {
  whose: 'buyer' | 'address'
  most: { orders: number; items: number } | null
  /** When the order would fit; null: never, it is too large by itself. */
  until: string | null
  open: OwnOrder[]
}

/** What a refusal says of too many unpaid orders; what it does not say right is left out. */
export function unpaidLimit({ details: { whose, most, until, open } }: ShopError): UnpaidLimit {
  return {
    whose: whose === 'buyer' ? whose : 'address',
    most: isMost(most) ? most : null,
    until: isMoment(until) ? until : null,
    open: Array.isArray(open) ? open.filter(isOwnOrder) : [],
  }
}

function isMost(most: unknown): most is { orders: number; items: number } {
  const { orders, items } = (most ?? {}) as { orders?: unknown; items?: unknown }
  return typeof orders === 'number' && typeof items === 'number'
}

function isOwnOrder(one: Partial<OwnOrder> | null): one is OwnOrder {
  return typeof one?.order === 'string' && typeof one.number === 'string' && isMoment(one.until)
}

function isMoment(text: unknown): text is string {
  return typeof text === 'string' && !Number.isNaN(Date.parse(text))
}
