import { setTimeout as pause } from 'node:timers/promises'
import { ShopError } from '@shop/contracts/errors'
import type { ClientRule, Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import { refuseOtherRequest } from '@shop/service-kit/calls/body-hash'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { noteAllTakenBack } from '@shop/service-kit/storage/noted-writes'
import { isReplaceable } from '../cancellation/expire-order.ts'
import { isPlaced, type Order } from '../order/order.ts'
import { linesKey, outOfStock } from '../order/order-line.ts'
import type { OrderNumbers } from '../order/order-numbers.repository.ts'
import { orderRef, type RandomBytes } from '../order/order-ref.ts'
import { finishTasks, runTasks, type TaskDeps } from '../order/run-tasks.ts'
import { withTaskRequests } from '../order/task-requests.ts'
import type { PaymentSettings } from '../payment-settings/payment-settings.ts'
import { type QuoteDeps, type QuotedCart, quoteCart } from '../quote/quote-cart.ts'
import { customerKey } from '../unpaid-orders/count-unpaid.ts'
import { type DeliveryPlaces, destinationOf, wrongPlace } from './destination.ts'
import { type OrderRequest, routeOf } from './order-request.ts'
import { newOrder } from './order-snapshot.ts'
import { checkAgreement, checkInHand } from './refuse-order.ts'

export type PlaceDeps = TaskDeps &
  QuoteDeps & {
    numbers: OrderNumbers
    places: DeliveryPlaces
    random: RandomBytes
    limits: Limits
    paymentSettings: Pick<PaymentSettings, 'reserveMs' | 'eurMode'>
  }

const newOrdersOfClient: ClientRule = {
  counts: 'client',
  name: 'new-order-client',
  max: 30,
  seconds: 600,
  onStoreDown: 'allow',
}
const newOrders: SubjectRule = { counts: 'subject', name: 'new-order', max: 10, seconds: 600, onStoreDown: 'allow' }
const MAX_TRIES = 3
/** Longer than a dead process keeps its lease, so that one repeated request is enough to settle what it left. */
const WAIT_MS = 8000
const LOOK_EVERY_MS = 60

/** Places an order: all of it, or nothing. A repeated request finds the order that the first one made. */
export async function placeOrder(deps: PlaceDeps, request: OrderRequest): Promise<Order> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { buyer, key, body } = request
    const { underKey, awaiting } = await deps.orders.findEarlier(buyer, { key, lines_key: linesKey(body.lines) })
    const earlier = underKey && (await findEarlierResult(deps, request, underKey))
    if (earlier) return earlier
    const placed = await tryToPlace(deps, request, awaiting)
    if (placed) return placed
    // A twin of this request was faster.
  }
  throw new ShopError('busy', { seconds: 5 })
}

/** Null when the key was taken in the meantime. */
async function tryToPlace(deps: PlaceDeps, request: OrderRequest, awaiting: Order | null): Promise<Order | null> {
  const { body, buyer, client, session, staff } = request
  await failpoint('before-validation')
  const delivery = routeOf(body.delivery)
  const { email } = body.customer
  const asked = { ...body, delivery, session, buyer, client, email, awaiting }
  const quoting = quoteCart(deps, staff ? { ...asked, chosen: staff } : asked)
  // Both at once, but a wrong field is reported before a price that cannot be computed.
  quoting.catch(() => undefined)
  const {
    text: delivery_text,
    max_kg = Number.POSITIVE_INFINITY,
    transit,
  } = await destinationOf(deps.places, body.delivery)
  const quoted = await quoting
  if (quoted.quote.weightKg > max_kg) throw wrongPlace('post_office', 'too_heavy')
  checkAgreement(quoted, body)
  if (staff?.made_by_staff.handed_over) checkInHand(quoted)
  await failpoint('cart-checked')

  if (!staff) await takeTry(deps, request, quoted)
  const now = deps.clock.now()
  const [number, reserveMs, eur_mode] = await Promise.all([
    deps.numbers.next(now),
    staff?.reserve_ms ?? deps.paymentSettings.reserveMs(),
    deps.paymentSettings.eurMode(),
  ])
  const reserved_until = new Date(now.getTime() + reserveMs)
  const ref = orderRef(number, deps.random)
  const replaces = awaiting && isReplaceable(awaiting, now) ? awaiting.number : null
  const place = { delivery_text, ...(transit && { transit }) }
  const placing = newOrder({ request, quoted, ...place, number, ref, now, reserved_until, eur_mode, replaces })
  const order = withTaskRequests(placing, [])
  if (!(await deps.orders.add(order))) return null
  await failpoint('placing-saved')
  return finish(deps, order)
}

/** A buyer without a cookie is another one each time: the address is counted first, then the customer, who stays the same one. */
async function takeTry(
  { limits }: PlaceDeps,
  { client, buyer }: OrderRequest,
  { customer }: QuotedCart,
): Promise<void> {
  await limits.takeAll([
    { rule: newOrdersOfClient, key: client },
    ...(customer ? [{ rule: newOrders, key: customerKey(customer.id) }] : []),
    { rule: newOrders, key: buyer },
  ])
}

async function finish(deps: PlaceDeps, order: Order): Promise<Order> {
  const { isDone, short = [], refusal, details, order: written } = await runTasks(deps, order)
  if (!isDone) {
    noteAllTakenBack()
    throw refusal ? new ShopError(refusal, { ...details }) : outOfStock(short)
  }
  const placed = written ?? (await deps.orders.byNumber(order.number))
  if (!placed || !isPlaced(placed)) throw new ShopError('busy', { seconds: 5 })
  await failpoint('order-placed')
  return placed
}

/**
 * What became of an earlier request under the same key; null when there was none, or it came to nothing.
 * @throws ShopError idempotency_conflict when it was another request, or another buyer's
 */
export async function findEarlierResult(
  deps: PlaceDeps,
  { buyer, key, body_hash }: Pick<OrderRequest, 'buyer' | 'key' | 'body_hash'>,
  known?: Order,
): Promise<Order | null> {
  const giveUpAt = performance.now() + WAIT_MS
  for (let order = known ?? (await deps.orders.byKey(key)); ; order = await deps.orders.byKey(key)) {
    if (!order) return null
    refuseOtherRequest(order.body_hash, body_hash)
    refuseOtherRequest(order.buyer, buyer)
    if (isPlaced(order)) return order
    if (performance.now() > giveUpAt) throw new ShopError('busy', { seconds: 5 })
    // The process that began it may be dead: then its lease runs out, and this request goes on with the work.
    await finishTasks(deps, order.number)
    await pause(LOOK_EVERY_MS)
  }
}
