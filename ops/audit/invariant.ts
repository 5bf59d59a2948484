import type { Order } from '@shop/cart-checkout/order/order'
import type { ServiceName } from '@shop/contracts/parts'
import type { Db } from 'mongodb'

/**
 * Something that is not as it must be. `about` identifies a finding and stays the same while the shop sells on:
 * it names what is wrong and by how much, not the numbers of this moment.
 */
export type Finding = { about: string; message: string }

export type Verdict = { invariant: string; checked: number; findings: Finding[] }

export type ShopDatabases = (service: ServiceName) => Db

/** One thing that must hold of the shop's data. */
export type Invariant = {
  /** Sees every order as it goes by: there may be more of them than memory holds. */
  order(order: Order): void
  /** Looks at the rest of the data once all orders have gone by. */
  verdict(databases: ShopDatabases): Promise<Verdict>
}

export type Findings = { list: Finding[]; add(about: string, message: string): void }

export function createFindings(): Findings {
  const list: Finding[] = []
  return { list, add: (about, message) => void list.push({ about, message }) }
}

/** An invariant of single orders. */
export function ofEachOrder(invariant: string, check: (order: Order, add: Findings['add']) => void): Invariant {
  const findings = createFindings()
  let checked = 0
  return {
    order(order) {
      checked += 1
      check(order, findings.add)
    },
    verdict: async () => ({ invariant, checked, findings: findings.list }),
  }
}
