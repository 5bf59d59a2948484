import { internalTakeFiguresEndpoint } from '@shop/contracts/staff/customers/customer-figures'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { readFigures } from '../customers/customer-figures.ts'
import type { CustomerBase } from './customer-base.repository.ts'

/** Takes figures of customers from the service of orders; those of deleted accounts change nothing. */
export function addFigureCalls(calls: InternalCalls, { customerBase }: { customerBase: CustomerBase }): void {
  handleInternal(calls, internalTakeFiguresEndpoint, async ({ figures }) => {
    for (const sent of figures) await customerBase.takeFigures(sent.customer_id, readFigures(sent))
    return {}
  })
}
