import { internalSalesUsesEndpoint } from '@shop/contracts/orders/sales-uses'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { SalesUsesRepository } from './sales-uses.repository.ts'

/** What the catalogue asks before something of it is removed for good. */
export function addSalesUsesCalls(calls: InternalCalls, salesUses: SalesUsesRepository): void {
  handleInternal(calls, internalSalesUsesEndpoint, async ({ kind, names }) => ({
    uses: await salesUses.of(kind, names),
  }))
}
