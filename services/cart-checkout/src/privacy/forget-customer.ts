import type { Clock } from '@shop/service-kit/process/clock'
import type { OrderRepository } from '../order/order.repository.ts'
import type { Order } from '../order/order.ts'
import type { PromoCodesRepository } from '../promo-codes/promo-codes.repository.ts'
import type { SavedCartRepository } from '../saved-cart/saved-cart.repository.ts'
import { withoutAccount } from '../third-party-orders/linked-account.ts'
import type { ThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import type { WishlistRepository } from '../wishlist/wishlist.repository.ts'
import type { Persons } from './persons.repository.ts'
import { overStates, withoutPerson } from './without-person.ts'

export type ForgetDeps = {
  persons: Persons
  orders: Pick<OrderRepository, 'change'>
  promoCodes: Pick<PromoCodesRepository, 'forgetPerson'>
  savedCarts: Pick<SavedCartRepository, 'remove'>
  wishlists: Pick<WishlistRepository, 'remove'>
  thirdPartyOrders: Pick<ThirdPartyOrders, 'ofCustomers' | 'change'>
  clock: Clock
}

const MOST_PER_RUN = 200
const KEPT_YEARS = 3

/** Cart and wishlist go, and orders, also those by link, lose their person; those on their way keep the address until they are over. Done again it changes nothing. */
export async function forgetCustomer(deps: ForgetDeps, customer_id: string): Promise<void> {
  const { persons, savedCarts, wishlists, thirdPartyOrders, clock } = deps
  await Promise.all([savedCarts.remove(customer_id), wishlists.remove(customer_id)])
  for (const number of await persons.numbersOf(customer_id))
    await forgetIn(deps, number, order => withForgetting(order, clock.now()))
  for (const { number } of await thirdPartyOrders.ofCustomers([customer_id]))
    await thirdPartyOrders.change(number, order =>
      order.customer_id === customer_id ? withoutAccount(order, clock.now()) : null,
    )
}

/** The job: orders that are over now, and those that nobody has touched for three years (docs/rules.md, "Personal data"). */
export async function forgetPersons(deps: ForgetDeps): Promise<void> {
  const { persons, clock } = deps
  const now = clock.now()
  const old = await persons.untouchedSince(yearsBefore(now, KEPT_YEARS), MOST_PER_RUN)
  for (const number of [...(await persons.wantedAndOver(MOST_PER_RUN)), ...old])
    await forgetIn(deps, number, order => (isOver(order) && !order.forgotten_at ? withoutPerson(order, now) : null))
}

/** The use of a promo code first: an order without its person is not looked for any more. */
async function forgetIn(
  { orders, promoCodes }: ForgetDeps,
  number: string,
  change: (order: Order) => Order | null,
): Promise<void> {
  await promoCodes.forgetPerson(number)
  await orders.change(number, change)
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
