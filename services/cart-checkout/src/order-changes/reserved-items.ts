import type { Catalog } from '../clients/catalog.ts'
import type { Order } from '../order/order.ts'
import type { OrderLine, ResizedItem, ShortLine } from '../order/order-line.ts'

type Size = { article: string; size: string; preorder?: true }
type Deps = { catalog: Pick<Catalog, 'resize'> }
type Reserved = Pick<Order, 'number' | 'lines' | 'reserved_until'>

/**
 * Reserves what an unpaid order has more of these sizes after a change, on the shelf or in advance, beside what it has already
 * (docs/rules.md, "Changes of an order"). What it has less stays reserved until the change is written. Where something is short, nothing more is reserved.
 */
export function reserveMore(
  { catalog }: Deps,
  { number, lines, reserved_until }: Reserved,
  { sizes, will }: { sizes: readonly Size[]; will: readonly OrderLine[] },
): Promise<{ reserved: boolean; short: ShortLine[] }> {
  const items = sizes.map((size): ResizedItem => {
    const was = countOfSize(lines, size)
    return { ...nameOf(size), count: Math.max(was, countOfSize(will, size)), was }
  })
  return catalog.resize(number, items, reserved_until)
}

/** What is reserved of these sizes becomes what stands in the order. */
export async function fitReservation(
  { catalog }: Deps,
  { number, lines, reserved_until }: Reserved,
  sizes: readonly Size[],
): Promise<void> {
  const items = sizes.map((size): ResizedItem => {
    const count = countOfSize(lines, size)
    return { ...nameOf(size), count, was: count }
  })
  await catalog.resize(number, items, reserved_until)
}

function nameOf({ article, size, preorder }: Size): Size {
  return { article, size, ...(preorder && { preorder }) }
}

/** What was sold in advance is promised, not reserved. */
function countOfSize(lines: readonly OrderLine[], { article, size, preorder }: Size): number {
  const isInAdvance = preorder === true
  const ofSize = lines.filter(line => line.article === article && line.size === size)
  const ofKind = ofSize.filter(line => (line.preorder !== null) === isInAdvance)
  return ofKind.reduce((sum, { count }) => sum + count, 0)
}
