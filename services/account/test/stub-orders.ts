import {
  internalForgetCustomerEndpoint,
  internalLastOrderEndpoint,
  internalShoppingDataEndpoint,
} from '@shop/contracts/customers/customer-privacy'
import {
  type HistoryOrder,
  internalAttachOrdersEndpoint,
  internalCustomerOrdersEndpoint,
  internalCustomerTotalsEndpoint,
} from '@shop/contracts/orders/customer-orders'
import { internalForgetGuestEndpoint, internalGuestOrdersEndpoint } from '@shop/contracts/staff/customers/buyer-figures'
import {
  internalAddressTextsEndpoint,
  internalOpenOrdersEndpoint,
  internalReckonedOrdersEndpoint,
} from '@shop/contracts/staff/customers/customer-figures'
import type { ReckonedOrder } from '@shop/contracts/staff/customers/staff-customers'
import { createInternalCalls, handleInternal } from '@shop/service-kit/between-services/internal'

/** The service of orders, as far as accounts ask it; a test writes into it what customers bought. */
export function stubOrders() {
  const calls = createInternalCalls()
  const paid = { cumulative_uah: 0, largest_purchase_uah: 0 }
  const list: HistoryOrder[] = []
  const attached: { customer_id: string; phone: string }[] = []
  handleInternal(calls, internalCustomerTotalsEndpoint, () => paid)
  handleInternal(calls, internalCustomerOrdersEndpoint, () => ({ orders: list }))
  handleInternal(calls, internalAttachOrdersEndpoint, asked => ({ attached: attached.push(asked) }))
  const reckoned: ReckonedOrder[] = []
  const underWay: string[] = []
  handleInternal(calls, internalReckonedOrdersEndpoint, () => ({ orders: reckoned, returns: [] }))
  handleInternal(calls, internalOpenOrdersEndpoint, () => ({ numbers: underWay }))
  handleInternal(calls, internalAddressTextsEndpoint, ({ addresses }) => ({
    texts: addresses.map(({ type }) => ({ uk: `Адреса: ${type}`, en: `Address: ${type}` })),
  }))
  const guestOrders: ReckonedOrder[] = []
  const guestsForgotten: string[] = []
  handleInternal(calls, internalGuestOrdersEndpoint, () => ({ orders: guestOrders, returns: [], under_way: underWay }))
  handleInternal(calls, internalForgetGuestEndpoint, ({ phone }) => {
    guestsForgotten.push(phone)
    return {}
  })
  const forgotten: string[] = []
  const last = { at: null as string | null }
  handleInternal(calls, internalShoppingDataEndpoint, () => ({ orders: [], cart: [], wishlist: [] }))
  handleInternal(calls, internalLastOrderEndpoint, () => last)
  handleInternal(calls, internalForgetCustomerEndpoint, ({ customer_id }) => {
    forgotten.push(customer_id)
    return {}
  })
  return { forgotten, guestOrders, guestsForgotten, last, calls, paid, list, attached, reckoned, underWay }
}
