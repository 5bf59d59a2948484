import { internalSalesUsesEndpoint, type SalesUse } from '@shop/contracts/orders/sales-uses'
import { createInternalCalls, handleInternal } from '@shop/service-kit/between-services/internal'

/** The service of orders, as far as the catalogue asks it: where it names things. */
export function stubSales() {
  const calls = createInternalCalls()
  const uses: SalesUse[] = []
  const asked: string[] = []
  const line = { isAway: false }
  handleInternal(calls, internalSalesUsesEndpoint, ({ kind, names }) => {
    if (line.isAway) throw new Error('away')
    asked.push(`${kind} ${names.join(' ')}`)
    return { uses: uses.filter(({ of }) => names.includes(of)) }
  })
  return { calls, uses, asked, line }
}
