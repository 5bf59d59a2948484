import {
  internalForgetCustomerEndpoint,
  internalLastOrderEndpoint,
  internalShoppingDataEndpoint,
} from '@shop/contracts/customers/customer-privacy'
import type { ResultOf } from '@shop/contracts/endpoint'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'

export type ShoppingData = ReturnType<typeof createShoppingData>

/** What the service of orders keeps of a customer, and how it forgets the customer. */
export function createShoppingData(client: InternalClient) {
  return {
    of: (customer_id: string): Promise<ResultOf<typeof internalShoppingDataEndpoint>> =>
      client.call(internalShoppingDataEndpoint, { customer_id }),

    async forget(customer_id: string): Promise<void> {
      await client.call(internalForgetCustomerEndpoint, { customer_id })
    },

    async lastOrderOf(customer_id: string): Promise<Date | null> {
      const { at } = await client.call(internalLastOrderEndpoint, { customer_id })
      return at === null ? null : new Date(at)
    },
  }
}
