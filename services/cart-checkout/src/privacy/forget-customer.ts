import type { Clock } from '@shop/service-kit/process/clock'
import { failpoint } from '@shop/service-kit/process/failpoints'
import type { OrderRepository } from '../order/order.repository.ts'
import type { Order } from '../order/order.ts'
import type { SavedCartRepository } from '../saved-cart/saved-cart.repository.ts'
import { withoutAccount, withTextsErased } from '../third-party-orders/linked-account.ts'
import type { ThirdPartyOrder } from '../third-party-orders/third-party-order.ts'
import type { ThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import type { WishlistRepository } from '../wishlist/wishlist.repository.ts'
import type { Persons } from './persons.repository.ts'
import { type CopiesDeps, removeCopies } from './remove-copies.ts'
import { overStates, withoutPerson } from './without-person.ts'

export type ForgetDeps = CopiesDeps & {
  persons: Persons
  orders: Pick<OrderRepository, 'byNumber' | 'change'>
  savedCarts: Pick<SavedCartRepository, 'remove'>
  wishlists: Pick<WishlistRepository, 'remove'>
  thirdPartyOrders: Pick<ThirdPartyOrders, 'ofCustomers' | 'change' | 'writtenBefore'>
  clock: Clock
}

const MOST_PER_RUN = 200
const KEPT_YEARS = 3

/** Cart and wishlist go, and orders, also those by link, lose their person; those on their way keep the address until they are over. Done again it changes nothing. */
export async function forgetCustomer(deps: ForgetDeps, customer_id: string): Promise<void> {
  const { persons, savedCarts, wishlists, thirdPartyOrders, clock } = deps
  await Promise.all([savedCarts.remove(customer_id), wishlists.remove(customer_id)])
  await forgetOrders(deps, await persons.findNumbers(customer_id))
  for (const order of await thirdPartyOrders.ofCustomers([customer_id]))
    await forgetInLink(deps, order, found =>
      found.customer_id === customer_id ? withoutAccount(found, clock.now()) : null,
    )
}

/** These orders lose their person, those on their way as soon as they are over. Done again it changes nothing. */
export async function forgetOrders(deps: ForgetDeps, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) await forgetIn(deps, number, order => withForgetting(order, deps.clock.now()))
}

/**
 * The job: orders that are over now, those that nobody has touched for three years, and those that lost their person by an earlier rule
 * (docs/rules.md, "Personal data"). Orders by link lose what staff wrote in them after three years, too.
 */
export async function forgetPersons(deps: ForgetDeps): Promise<void> {
  const { persons, thirdPartyOrders, clock } = deps
  const now = clock.now()
  const before = yearsBefore(now, KEPT_YEARS)
  const old = await persons.findUntouchedSince(before, MOST_PER_RUN)
  for (const number of [...(await persons.findWantedAndOver(MOST_PER_RUN)), ...old])
    await forgetIn(deps, number, order => (isOver(order) && !order.forgotten_at ? withoutPerson(order, now) : null))
  for (const number of await persons.findForgottenBefore(MOST_PER_RUN))
    await forgetIn(deps, number, order => (order.forgotten_at ? withoutPerson(order, now) : null))
  for (const order of await thirdPartyOrders.writtenBefore(before, MOST_PER_RUN))
    await forgetInLink(deps, order, found => (found.forgotten_at ? null : withTextsErased(found, now)))
}

/** What stands elsewhere goes first: an order without its person is not looked for any more. So whatever dies in between, all of it is done again. */
async function forgetIn(deps: ForgetDeps, number: string, change: (order: Order) => Order | null): Promise<void> {
  const order = await deps.orders.byNumber(number)
  const forgotten = order && change(order)
  if (!order || !forgotten) return
  if (forgotten.forgotten_at) await removeCopies(deps, order)
  await failpoint('copies-removed')
  await deps.orders.change(number, change)
}

async function forgetInLink(
  deps: ForgetDeps,
  order: ThirdPartyOrder,
  change: (order: ThirdPartyOrder) => ThirdPartyOrder | null,
): Promise<void> {
  await removeCopies(deps, order)
  await deps.thirdPartyOrders.change(order.number, change)
}

/** Until the order is over it is still somebody's, only no account's any more. */
function withForgetting(order: Order, now: Date): Order {
  return isOver(order) ? withoutPerson(order, now) : { ...order, customer_id: null, forget_wanted: true }
}

function isOver({ state }: Order): boolean {
  return overStates.includes(state)
}

function yearsBefore(moment: Date, years: number): Date {
  const before = new Date(moment)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  return before
}
