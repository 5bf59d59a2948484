import {
  type HistoryOrder,
  internalAttachOrdersEndpoint,
  internalCustomerOrdersEndpoint,
  internalCustomerTotalsEndpoint,
} from '@shop/contracts/orders/customer-orders'
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

    async attach(customer_id: string, phone: string): Promise<number> {
      return (await client.call(internalAttachOrdersEndpoint, { customer_id, phone })).attached
    },
  }
}
