import type { Contact } from '@shop/contracts/contact'
import { ShopError } from '@shop/contracts/errors'
import type { ChangedField } from '@shop/contracts/orders/full-order-fields'
import type { Text } from '@shop/contracts/texts/text'
import { withHistory } from '../order/order.ts'
import { linesKey } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { isEnqueued, withTask } from '../order/order-tasks.ts'
import type { ChangedDetails, StoredChange } from '../order/stored-change.ts'
import { checkChangeable, placeOfItems, revisionOf } from './changeable.ts'

/**
 * The order as changed, with the row of its history from which the email is written; items of another size are sold, and those in whose
 * place they stand go back on sale (docs/rules.md, "Changes of an order").
 * @throws ShopError changed_meanwhile when it is not what the author of the change saw; illegal_transition when it
 * cannot be changed any more.
 */
export function withChange(order: Placed, change: StoredChange, who: string, now: Date): Placed {
  checkChangeable(order)
  if (revisionOf(order) !== change.seen) throw new ShopError('changed_meanwhile')
  if (change.back.length > 0 && !isAtRest(order, change)) throw new ShopError('changed_meanwhile')
  const { details, lines, changes, reason, back } = change
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
  const changed = withHistory({ ...rest, ...(isProved && { mailbox_proved }), ...details, ...goods }, row)
  if (back.length === 0) return changed
  if (change.place === 'reserved') return withTask(changed, { do: 'release_items', pieces: back }, now)
  const sold = withTask(changed, { do: 'sell_stock' }, now)
  return withTask(sold, { do: 'restock', key: `${order.number} change ${change.id}`, pieces: back }, now)
}

/** Are its items where they were, and is nothing under way that moves them? */
function isAtRest(order: Placed, { place }: StoredChange): boolean {
  const isMoving = order.tasks.some(task => task.do !== 'reserve_change' && !isEnqueued(task))
  return placeOfItems(order) === place && !isMoving
}

/** Was this change made already? */
export function isChangeMade({ history }: Pick<Placed, 'history'>, { id }: StoredChange): boolean {
  return history.some(({ payload }) => payload?.change === id)
}

/** What the details change, as the customer and staff read it. */
export function changedDetails(order: Placed, details: ChangedDetails): ChangedField[] {
  const { customer, note, delivery_text } = order
  const { customer: person = customer, note: told = note, delivery_text: place = delivery_text } = details
  const fields: ChangedField[] = [
    { field: 'name', was: plain(nameOf(customer)), is: plain(nameOf(person)) },
    { field: 'phone', was: plain(customer.phone), is: plain(person.phone) },
    { field: 'email', was: plain(customer.email), is: plain(person.email) },
    { field: 'note', was: plain(note), is: plain(told) },
    { field: 'delivery', was: delivery_text, is: place },
  ]
  return fields.filter(({ was, is }) => was.uk !== is.uk || was.en !== is.en)
}

function nameOf({ name, last_name }: Contact): string {
  return `${name} ${last_name}`.trim()
}

/** What somebody wrote is the same in both languages. */
function plain(text: string): Text {
  return { uk: text, en: text }
}
