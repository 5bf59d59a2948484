import { internalSalesUsesEndpoint, type NamedInSales, type SalesUse } from '@shop/contracts/orders/sales-uses'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'

/** Where orders, carts, wishes and promo codes name things of the catalogue: only the service that owns them knows. */
export type SalesUses = (kind: NamedInSales, names: readonly string[]) => Promise<SalesUse[]>

/** Refuses as `busy` while that service is away: then nobody can say what may be deleted. */
export function createSalesUsesClient(client: InternalClient): SalesUses {
  return async (kind, names) => (await client.call(internalSalesUsesEndpoint, { kind, names: [...names] })).uses
}
