import type { Address } from '@shop/contracts/customers/addresses'
import type { ResultOf } from '@shop/contracts/endpoint'
import {
  type HistoryOrder,
  internalAttachOrdersEndpoint,
  internalCustomerOrdersEndpoint,
  internalCustomerTotalsEndpoint,
} from '@shop/contracts/orders/customer-orders'
import {
  type Guest,
  internalForgetGuestEndpoint,
  internalGuestOrdersEndpoint,
} from '@shop/contracts/staff/customers/buyer-figures'
import {
  internalAddressTextsEndpoint,
  internalOpenOrdersEndpoint,
  internalReckonedOrdersEndpoint,
} from '@shop/contracts/staff/customers/customer-figures'
import type { Text } from '@shop/contracts/texts/text'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'

export type CustomerOrders = ReturnType<typeof createCustomerOrders>

/** What the service of orders knows of a customer. */
export function createCustomerOrders(client: InternalClient) {
  return {
    async of(customer_id: string): Promise<HistoryOrder[]> {
      return (await client.call(internalCustomerOrdersEndpoint, { customer_id })).orders
    },

    /** Sums in kopiyky. */
    async totals(customer_id: string) {
      const sums = await client.call(internalCustomerTotalsEndpoint, { customer_id })
      return { cumulativeUah: sums.cumulative_uah, largestPurchaseUah: sums.largest_purchase_uah }
    },

    /** Orders with what each adds to the level, and what came back of them, newest first. */
    fetchReckonedOrders: (customer_id: string): Promise<ResultOf<typeof internalReckonedOrdersEndpoint>> =>
      client.call(internalReckonedOrdersEndpoint, { customer_id }),

    /** Numbers of orders that are not over. */
    async fetchOpenNumbers(customer_id: string): Promise<string[]> {
      return (await client.call(internalOpenOrdersEndpoint, { customer_id })).numbers
    },

    /** Orders that were placed without an account, with what came back of them, newest first. */
    fetchGuestOrders: ({ phone, email }: Guest): Promise<ResultOf<typeof internalGuestOrdersEndpoint>> =>
      client.call(internalGuestOrdersEndpoint, { phone, email }),

    async forgetGuest({ phone, email }: Guest): Promise<void> {
      await client.call(internalForgetGuestEndpoint, { phone, email })
    },

    /** Each address as one line. */
    async fetchAddressTexts(addresses: Address[]): Promise<Text[]> {
      return addresses.length === 0 ? [] : (await client.call(internalAddressTextsEndpoint, { addresses })).texts
    },

    async attach(customer_id: string, phone: string): Promise<number> {
      return (await client.call(internalAttachOrdersEndpoint, { customer_id, phone })).attached
    },
  }
}
