import { internalCustomerEndpoint } from '@shop/contracts/customers'
import type { InternalClient } from '@shop/service-kit/internal-client'

export type KnownCustomer = { id: string; level: 0 | 5 | 10 | 15; birthday: boolean }
export type Customers = ReturnType<typeof createCustomers>

export function createCustomers(client: InternalClient) {
  return {
    /** Null for a guest. */
    async ofSession(session: string | null): Promise<KnownCustomer | null> {
      return session ? (await client.call(internalCustomerEndpoint, { session })).customer : null
    },
  }
}
