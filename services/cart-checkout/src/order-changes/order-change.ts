import { ShopError } from '@shop/contracts/errors'
import { type Order, type OrderTask, withHistory, withoutAlert } from '../order/order.ts'
import { isSameLine, itemsOf, linesKey, type OrderLine, type StockItem } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { isEnqueued, withTask } from '../order/order-tasks.ts'
import { PROMO_USED_UP } from '../order/promo-use.ts'
import type { StoredChange } from '../order/stored-change.ts'
import { checkChangeable, placeOfItems, revisionOf } from './changeable.ts'
import { withSums } from './changed-payment.ts'
import { stockOfLine } from './line-stock.ts'

/**
 * The order as changed, with the row of its history from which the email is written; items of another size are sold, and those in whose
 * place they stand, or that are taken away, go back on sale (docs/rules.md, "Changes of an order").
 * @throws ShopError changed_meanwhile when it is not what the author of the change saw; illegal_transition when it
 * cannot be changed any more; what `withSums` throws.
 */
export function withChange(order: Placed, change: StoredChange, who: string, now: Date): Placed {
  checkChangeable(order)
  if (revisionOf(order) !== change.seen) throw new ShopError('changed_meanwhile')
  if (change.back.length + change.pieces.length > 0 && !isAtRest(order, change))
    throw new ShopError('changed_meanwhile')
  const { details, sums, changes, reason, back, pieces } = change
  const lines = change.lines?.map(line => withArrivals(order, line))
  const goods = lines && { lines, lines_key: linesKey(lines) }
  // Nobody has proved that they have another mailbox.
  const { mailbox_proved, ...rest } = order
  const isProved = mailbox_proved && (details.customer?.email ?? order.customer.email) === order.customer.email
  const row = {
    at: now,
    event: 'change',
    from: order.state,
    to: order.state,
    who,
    payload: { changes, change: change.id, ...(reason && { reason }) },
  }
  const other = withHistory({ ...rest, ...(isProved && { mailbox_proved }), ...details, ...goods }, row)
  const coded = change.promo === 'without' ? withoutPromo(other, now) : other
  const changed = sums ? withSums({ ...coded, state: order.state }, { ...change, sums }, who, now) : coded
  if (back.length + pieces.length === 0) return changed
  if (change.place === 'reserved') {
    const sizes = sizesOf([...back, ...pieces])
    return withTask(withTask(changed, { do: 'fit_reservation', sizes }, now), { do: 'recount_unpaid' }, now)
  }
  const sold = pieces.length > 0 ? withTask(changed, { do: 'sell_stock' }, now) : changed
  if (back.length === 0) return sold
  return withTask(sold, { do: 'restock', key: `${order.number} change ${change.id}`, pieces: back }, now)
}

function sizesOf(items: readonly StockItem[]): Omit<StockItem, 'count'>[] {
  const all = items.map(({ preorder, ...item }) => ({ ...item, preorder: preorder ? 'in advance' : null }))
  return itemsOf(all).map(({ count: _, ...size }) => size)
}

/** Without the code nothing of it is open any more. */
function withoutPromo<Known extends Order>(order: Known, now: Date): Known {
  if (!order.promo) return order
  const { code } = order.promo
  return withTask({ ...withoutAlert(order, PROMO_USED_UP), promo: null }, { do: 'drop_promo', code }, now)
}

/** What came of a pre-order since the change was worked out has come. */
function withArrivals({ lines }: Placed, line: OrderLine): OrderLine {
  if (line.preorder === null) return line
  const { arrived, let_go } = lines.find(known => isSameLine(known, line)) ?? line
  // Items that had come may be among those that leave.
  const come = arrived !== undefined && { arrived: Math.min(arrived, line.count) }
  return { ...line, ...come, ...(let_go !== undefined && { let_go }) }
}

/** What moves none of the items that can be changed. */
const restful: readonly OrderTask['do'][] = ['reserve_change', 'assign_arrived']

/** Are its items where they were, and is nothing under way that moves them? Of a pre-order something may have come meanwhile. */
function isAtRest(order: Placed, { place, back }: StoredChange): boolean {
  const isOfBack = (items: readonly StockItem[]) => items.some(item => back.some(gone => isOfSize(item, gone)))
  const isMoving = order.tasks.some(
    task =>
      (!restful.includes(task.do) && !isEnqueued(task)) || (task.do === 'assign_arrived' && isOfBack(task.pieces)),
  )
  return placeOfItems(order) === place && !isMoving && back.every(gone => isWhereItWas(order, gone))
}

function isWhereItWas({ lines }: Placed, gone: StockItem): boolean {
  const stock = gone.preorder ? 'advance' : 'shelf'
  const there = lines.filter(line => isOfSize(line, gone) && stockOfLine(line) === stock)
  return there.reduce((sum, { count }) => sum + count, 0) >= gone.count
}

function isOfSize(one: Pick<StockItem, 'article' | 'size'>, other: Pick<StockItem, 'article' | 'size'>): boolean {
  return one.article === other.article && one.size === other.size
}

/** Was this change made already? */
export function isChangeMade({ history }: Pick<Placed, 'history'>, { id }: StoredChange): boolean {
  return history.some(({ payload }) => payload?.change === id)
}
