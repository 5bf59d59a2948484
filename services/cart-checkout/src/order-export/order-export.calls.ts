import { randomUUID } from 'node:crypto'
import { kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import { orderFileEndpoint, startOrderExportEndpoint } from '@shop/contracts/staff/orders/order-export'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffDownload, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { listFileName, startListFile } from '@shop/service-kit/list-files/start-list-file'
import type { Clock } from '@shop/service-kit/process/clock'
import type { ExportedOrders } from './exported-orders.repository.ts'
import { orderColumns } from './order-columns.ts'
import type { OrderExports } from './order-exports.repository.ts'

type ExportDeps = { exportedOrders: ExportedOrders; orderExports: OrderExports; clock: Clock }

const EXPORT_MS = 5 * 60_000

/** Orders as a file: asked for on record, and then fetched by who asked. */
export function addOrderExportCalls(calls: InternalCalls, deps: ExportDeps): void {
  const { exportedOrders, orderExports, clock } = deps

  staffWrite(calls, startOrderExportEndpoint, async ({ body: { filter, language, format }, who }) => {
    const id = randomUUID()
    const counted = await exportedOrders.count(filter)
    const expires_at = new Date(clock.now().getTime() + EXPORT_MS)
    await orderExports.add({ _id: id, who, filter, language, ...(format && { format }), expires_at })
    const after = { count: counted.count }
    return {
      answer: { id, ...counted },
      change: {
        action: 'order_export',
        subject: listFileName(fileName(clock.now()), format),
        asked: { filter },
        after,
      },
    }
  })

  staffDownload(calls, orderFileEndpoint, async ({ params: { id }, who }) => {
    const asked = await orderExports.find(id, who, clock.now())
    if (!asked) throw new ShopError('not_found')
    const { filter, language, format } = asked
    const table = { columns: orderColumns, batches: exportedOrders.inBatches(filter) }
    return startListFile(table, { name: fileName(clock.now()), language, format })
  })
}

function fileName(now: Date): string {
  return `orders-${kyivDay(now)}`
}
