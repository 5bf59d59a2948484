import { workingDayAfter } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import { PACK_DAYS } from '../fulfilment/pack-by.ts'
import { withAlert, withoutAlert } from '../order/order.ts'
import { linesKey } from '../order/order-line.ts'
import { type Placed, withTransition } from '../order/order-states.ts'
import { isEnqueued, withTask } from '../order/order-tasks.ts'
import type { Shipment } from '../order/shipment.ts'
import type { StoredChange } from '../order/stored-change.ts'
import { revisionOf } from '../order-changes/changeable.ts'
import { withSums } from '../order-changes/changed-payment.ts'
import { moneyDue } from '../refunds/due-refund.ts'
import { checkExchanged } from './exchangeable.ts'

type MadeBy = StoredChange & Required<Pick<StoredChange, 'exchange' | 'lines' | 'sums'>>

export function isExchange(change: StoredChange): change is MadeBy {
  return change.exchange !== undefined && change.lines !== undefined && change.sums !== undefined
}

/**
 * The order with other items in place of those that came back: they are sold to it, and packed in a parcel of their own. What the order costs
 * less is owed from now on, what it costs more was taken by staff (docs/rules.md, "Exchange").
 * @throws ShopError changed_meanwhile when it is not what the author of the exchange saw; what `checkExchanged` and `withSums` throw.
 */
export function withExchange(order: Placed, change: MadeBy, who: string, now: Date): Placed {
  const { id, seen, lines, sums, changes, exchange } = change
  checkExchanged(order, exchange.gone)
  const isMoving = order.tasks.some(task => task.do !== 'reserve_change' && !isEnqueued(task))
  if (revisionOf(order) !== seen || isMoving) throw new ShopError('changed_meanwhile')
  const made = { ...order, parts: receivedParts(order), lines, lines_key: linesKey(lines) }
  const exchanges = [...(order.exchanges ?? []), { change: id, at: now, who, ...exchange }]
  const packed = withTransition({ ...made, exchanges }, 'exchange', { who, now, payload: { changes, change: id } })
  const summed = withSums({ ...packed, due_on: workingDayAfter(now, PACK_DAYS) }, { ...change, sums }, who, now)
  const due = moneyDue(summed) > 0 ? withAlert(summed, 'refund_due') : withoutAlert(summed, 'refund_due')
  return withTask(due, { do: 'sell_stock' }, now)
}

/** The customer has had every parcel so far, so the carrier is asked about none of them again; some earlier orders say nothing of theirs. */
function receivedParts({ parts, lines, delivered_at, created_at }: Placed): Shipment[] {
  const sent = parts ?? [
    {
      at: delivered_at ?? created_at,
      who: 'shop',
      tracking: null,
      lines: lines.map(({ article, size, bundle, count }) => ({ article, size, bundle, count })),
    },
  ]
  return sent.map(part => ({ ...part, said: 'received' as const }))
}
