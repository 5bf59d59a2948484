import { ShopError } from '@shop/contracts/errors'
import {
  internalDeliveryEndpoint,
  internalSetDeliveryEndpoint,
  type StaffDelivery,
} from '@shop/contracts/staff/staff-delivery'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Clock } from '@shop/service-kit/process/clock'
import { revisionOf } from '@shop/service-kit/storage/change-at-revision'
import type { DeliveryTables, SavedTable } from '../delivery-table/delivery-table.repository.ts'
import type { InternationalRepository } from '../international/international.repository.ts'
import type { RatesRepository } from '../rates/rates.repository.ts'
import { checkDeliveryTable } from './check-table.ts'
import { deliveryForm, tableOf } from './staff-delivery.ts'

type DeliveryDeps = {
  deliveryTables: DeliveryTables
  rates: Pick<RatesRepository, 'allDelivery' | 'deliveryTerms'>
  international: Pick<InternationalRepository, 'allServices' | 'allZones'>
  clock: Clock
}

/** What the admin service asks of the delivery table; it has checked who is asking. */
export function deliveryCalls(calls: InternalCalls, deps: DeliveryDeps, isLivePricePossible: boolean): void {
  const { deliveryTables, clock } = deps
  const shown = (table: SavedTable): StaffDelivery => ({
    ...deliveryForm(table),
    np_live_price_possible: isLivePricePossible,
    ...revisionOf(table),
  })

  handleInternal(calls, internalDeliveryEndpoint, async () => ({ delivery: shown(await currentTable(deps)) }))

  handleInternal(calls, internalSetDeliveryEndpoint, async ({ revision, who, ...form }) => {
    checkDeliveryTable(form)
    const before = await currentTable(deps)
    if (revision !== (before.revision ?? 0)) {
      const { changed } = revisionOf(before)
      const now = { revision: before.revision ?? 0, by: changed?.by ?? null, at: changed?.at ?? null }
      throw new ShopError('changed_meanwhile', now)
    }
    const after = await deliveryTables.save(tableOf(form), revision, { who, at: clock.now() })
    return { before: shown(before), delivery: shown(after) }
  })
}

/** As staff saved it, else what the shop came with. */
async function currentTable({ deliveryTables, rates, international }: DeliveryDeps): Promise<SavedTable> {
  const saved = await deliveryTables.saved()
  if (saved) return saved
  const [rows, services, zones, terms] = await Promise.all([
    rates.allDelivery(),
    international.allServices(),
    international.allZones(),
    rates.deliveryTerms(),
  ])
  return { rows, services, zones, terms }
}
