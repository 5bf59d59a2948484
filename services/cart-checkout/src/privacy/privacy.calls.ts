import {
  internalForgetCustomerEndpoint,
  internalLastOrderEndpoint,
  internalShoppingDataEndpoint,
} from '@shop/contracts/customers/customer-privacy'
import { internalForgetGuestEndpoint } from '@shop/contracts/staff/customers/buyer-figures'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { CustomerOrdersRepository } from '../customer-orders/customer-orders.repository.ts'
import { historyOrder } from '../customer-orders/history-order.ts'
import { isPlaced } from '../order/order.ts'
import type { SavedCartRepository } from '../saved-cart/saved-cart.repository.ts'
import { type ThirdPartyOrder, thirdPartyInfo } from '../third-party-orders/third-party-order.ts'
import type { ThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import type { WishlistRepository } from '../wishlist/wishlist.repository.ts'
import { wishesOf } from '../wishlist/wishlist.ts'
import { type ForgetDeps, forgetCustomer, forgetOrders } from './forget-customer.ts'

export type PrivacyDeps = ForgetDeps & {
  customerOrders: CustomerOrdersRepository
  savedCarts: SavedCartRepository
  wishlists: WishlistRepository
  thirdPartyOrders: ThirdPartyOrders
}

/** What the account service asks when a customer wants the data about them, or wants it gone. */
export function addPrivacyCalls(calls: InternalCalls, deps: PrivacyDeps): void {
  const { customerOrders, savedCarts, wishlists, persons, thirdPartyOrders, clock } = deps

  handleInternal(calls, internalShoppingDataEndpoint, async ({ customer_id }) => {
    const now = clock.now()
    const orders = (await customerOrders.findNewest(customer_id)).filter(isPlaced)
    const links = await thirdPartyOrders.ofCustomers([customer_id])
    return {
      orders: orders.map(order => ({ ...historyOrder(order, now), customer: order.customer, note: order.note })),
      cart: (await savedCarts.ofCustomer(customer_id)).lines,
      wishlist: wishesOf(await wishlists.ofCustomer(customer_id), now.getTime()),
      orders_by_link: links.map(order => ownLink(order, now)),
    }
  })

  handleInternal(calls, internalForgetCustomerEndpoint, async ({ customer_id }) => {
    await forgetCustomer(deps, customer_id)
    return {}
  })

  handleInternal(calls, internalForgetGuestEndpoint, async guest => {
    await forgetOrders(deps, await persons.findNumbersOfGuest(guest))
    return {}
  })

  handleInternal(calls, internalLastOrderEndpoint, async ({ customer_id }) => ({
    at: (await persons.findLastTime(customer_id))?.toISOString() ?? null,
  }))
}

function ownLink(order: ThirdPartyOrder, now: Date) {
  const { number, date, amount, currency, status } = thirdPartyInfo(order, now)
  return { number, date, amount, currency, status, note: order.note }
}
