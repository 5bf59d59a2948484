import { randomBytes } from 'node:crypto'
import type { OrderChange } from '@shop/contracts/staff/orders/order-change'
import type { Catalog } from '../clients/catalog.ts'
import {
  isSameLine,
  itemsOf,
  type LineCount,
  type OrderSums,
  outOfStock,
  type ShortLine,
  type StockItem,
} from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import type { ChangedDetails, StoredChange } from '../order/stored-change.ts'
import { type PricedAddition, percentOfAdded } from './add-lines.ts'
import { differenceAt } from './await-difference.ts'
import { checkAddable, checkChangeable, checkRemovable, checkSwappable, placeOfItems } from './changeable.ts'
import { type DestinationDeps, findDestination } from './changed-delivery.ts'
import { changedDetails, changedGoods, changedPromo, changedTotal } from './changed-fields.ts'
import type { ChangedGoods } from './changed-sums.ts'
import { advanceDay, stockOfLine } from './line-stock.ts'
import { type ByTermsDeps, priceByTerms } from './price-by-terms.ts'
import type { PromoQuestion } from './promo-choice.ts'
import type { PricedSwap, Swap } from './swap-lines.ts'

export type PlanDeps = ByTermsDeps & DestinationDeps & { catalog: Pick<Catalog, 'sellables'> }

/** A change with what it would come to; sums in minor units of the order's currency. */
export type ChangePlan = {
  change: StoredChange
  goods: ChangedGoods
  sums: OrderSums
  /** What it comes to where all agreed prices and terms stay. */
  agreedTotal: number
  /** Missing: the terms of its promo code hold, or the agreed terms stay. */
  promo?: PromoQuestion
  /** Sizes of which the shelf holds less than is newItems. */
  short: ShortLine[]
}

/**
 * Works a change of an order out, and writes nothing (docs/rules.md, "Changes of an order"). Where a reason is given the agreed prices and
 * terms stay; else today's count.
 * @throws ShopError illegal_transition, validation when the order cannot be changed so; delivery_not_available.
 */
export async function planChange(deps: PlanDeps, order: Placed, wish: OrderChange): Promise<ChangePlan> {
  const swaps = (wish.swaps ?? []).map(swap => ({ ...swap, bundle: swap.bundle ?? null }))
  const removed = (wish.removed ?? []).map(line => ({ ...line, bundle: line.bundle ?? null }))
  checkChangeable(order)
  checkSwappable(order, swaps)
  checkRemovable(order, removed, swaps)
  checkAddable(order, wish.added ?? [])
  const [{ priced: swapped, added: found, gone }, moved, percent] = await Promise.all([
    findGoods(deps, swaps, wish.added ?? []),
    wish.delivery ? findDestination(deps, wish.delivery) : null,
    wish.added ? percentOfAdded(deps, order) : 0,
  ])
  const added = found.map(one => ({ ...one, percent, preorder: dayOfAdded(order, one) }))
  const priced = swapped.map(swap => ({
    ...swap,
    preorder: isPromised(order, swap) ? advanceDay(swap.sellable) : null,
  }))
  // What is not sold any more is not there.
  if (gone.length > 0) throw outOfStock(gone)
  const details: ChangedDetails = {
    ...(wish.customer && { customer: { ...wish.customer, email: wish.customer.email ?? '' } }),
    ...(wish.note !== undefined && { note: wish.note }),
    ...(moved && { delivery: moved.delivery, delivery_text: moved.delivery_text }),
  }
  const newItems = [
    ...priced.map(({ to, count, sellable, preorder }) => ({ ...to, count, sellable, preorder })),
    ...added,
  ]
  const pieces = itemsOf(newItems.map(({ article, size, count, preorder }) => ({ article, size, count, preorder })))
  const goods = { removed, swaps: priced, added }
  const isOfGoods = newItems.length + removed.length > 0
  const { promo, lines, sums, agreed } = await priceByTerms(deps, order, { goods, moved, isOfGoods }, wish)
  return {
    goods,
    sums,
    agreedTotal: agreed.sums.total,
    ...(promo && { promo }),
    short: shortOf(pieces, newItems),
    change: {
      id: randomBytes(8).toString('hex'),
      seen: wish.seen,
      details,
      ...(isOfGoods && { lines }),
      ...(sums !== order.sums && { sums }),
      place: placeOfItems(order),
      pieces,
      back: itemsOf([...removed, ...priced].map(gone => backOf(order, gone))),
      changes: [
        ...changedGoods(order, goods),
        ...changedDetails(order, details),
        ...changedPromo(order, promo && wish.promo),
        ...changedTotal(order, sums),
      ],
      ...(promo && wish.promo && { promo: wish.promo }),
      ...(wish.keep_sum && { reason: wish.keep_sum }),
      ...(wish.difference && { difference: wish.difference }),
      ...(wish.ask_difference && differenceAt(order, sums) && { asks_difference: true as const }),
    },
  }
}

/** Of a size of which no more may be promised the day of its line: what lacks is said, not that the line ships on another day. */
function dayOfAdded({ lines }: Placed, { article, size, sellable }: Omit<PricedAddition, 'percent'>): string | null {
  const same = lines.find(line => isSameLine(line, { article, size, bundle: null }))
  return advanceDay(sellable) ?? (sellable.available === 0 ? (same?.preorder ?? null) : null)
}

/** Is it of a line that its customer waits for? Only such a line is swapped for what can be had in advance only. */
function isPromised({ lines }: Placed, gone: LineCount): boolean {
  const line = lines.find(known => isSameLine(known, gone))
  return line !== undefined && stockOfLine(line) === 'advance'
}

/** What leaves the order goes back to where it is counted. */
function backOf(order: Placed, gone: LineCount) {
  const { article, size, count } = gone
  return { article, size, count, preorder: isPromised(order, gone) ? 'in advance' : null }
}

/** The goods of a bundle keep its percent only within it. */
export async function findGoods(
  { catalog }: PlanDeps,
  swaps: readonly Swap[],
  additions: NonNullable<OrderChange['added']>,
) {
  const asked = [
    ...swaps.map(({ to, count, bundle }) => ({ ...to, count, bundle })),
    ...additions.map(addition => ({ ...addition, bundle: null })),
  ]
  const sellables = asked.length > 0 ? await catalog.sellables(asked) : []
  const priced: PricedSwap[] = []
  const gone: ShortLine[] = []
  for (const swap of swaps) {
    const sellable = sellables.find(({ article, size }) => article === swap.to.article && size === swap.to.size)
    if (sellable) priced.push({ ...swap, sellable })
    else gone.push({ ...swap.to, requested: swap.count, available: 0 })
  }
  const added = additions.flatMap(addition => {
    const sellable = sellables.find(({ article, size }) => article === addition.article && size === addition.size)
    if (!sellable)
      gone.push({ article: addition.article, size: addition.size, requested: addition.count, available: 0 })
    return sellable ? [{ ...addition, sellable }] : []
  })
  return { priced, added, gone }
}

/** Sizes of which the shelf holds less, or of which less may be promised, than comes to the order. */
export function shortOf(
  pieces: readonly StockItem[],
  newItems: readonly Omit<PricedAddition, 'percent'>[],
): ShortLine[] {
  return pieces.flatMap(({ article, size, count: requested, preorder: isInAdvance }) => {
    const { sellable } = newItems.find(known => known.article === article && known.size === size) ?? {}
    const promisable = sellable?.preorder ? (sellable.preorder.left ?? requested) : 0
    const available = isInAdvance ? Math.min(requested, promisable) : (sellable?.available ?? 0)
    return available < requested ? [{ article, size, requested, available }] : []
  })
}
