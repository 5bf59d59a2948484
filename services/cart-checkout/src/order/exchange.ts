import { isSameLine, type LineCount, type OrderLine } from './order-line.ts'
import type { Shipment } from './shipment.ts'

/** Items that came back and left the order for others (docs/rules.md, "Exchange"). */
export type Exchange = {
  /** Of its change: what it made too much, and what was paid for it, name that. */
  change: string
  at: Date
  who: string
  /** What left the order by it, as it had been sold. */
  gone: OrderLine[]
  came: LineCount[]
  /** Who pays for bringing the other items. */
  delivery_by: 'shop' | 'customer'
}

type Exchanged = { exchanges?: readonly Exchange[] }

/** Items that left an order by exchanges: each was sent, and came back. */
export function exchangedItems({ exchanges = [] }: Exchanged): OrderLine[] {
  return exchanges.flatMap(({ gone }) => gone)
}

type Parcels = { parts?: readonly Pick<Shipment, 'said'>[] }

/** Has nothing left since items of the order were exchanged? The customer has had all parcels before. */
export function isExchangeUnsent({ exchanges = [], parts = [] }: Exchanged & Parcels): boolean {
  return exchanges.length > 0 && parts.every(({ said }) => said === 'received')
}

/** The lines of an order together with what left it by exchanges: all that it ever took off the shelves. */
export function everSoldLines(order: Exchanged & { lines: readonly OrderLine[] }): OrderLine[] {
  const lines = [...order.lines]
  for (const gone of exchangedItems(order)) {
    const index = lines.findIndex(line => isSameLine(line, gone))
    const same = lines[index]
    if (same) lines[index] = joinLines(same, gone)
    else lines.push(gone)
  }
  return lines
}

/** What was ordered in advance had come, or nobody could have sent it back. */
function joinLines(line: OrderLine, gone: OrderLine): OrderLine {
  const arrived = line.preorder ? { arrived: (line.arrived ?? 0) + gone.count } : {}
  return { ...line, count: line.count + gone.count, ...arrived }
}
