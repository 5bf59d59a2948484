import { ShopError } from '@shop/contracts/errors'
import {
  type DeliveryForm,
  type StaffDelivery,
  setDeliveryEndpoint,
  staffDeliveryEndpoint,
} from '@shop/contracts/staff/staff-delivery'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { Clock } from '@shop/service-kit/process/clock'
import { revisionOf } from '@shop/service-kit/storage/change-at-revision'
import type { DeliveryTables, SavedTable } from '../delivery-table/delivery-table.repository.ts'
import { checkDeliveryTable } from './check-table.ts'
import { deliveryForm, tableOf } from './staff-delivery.ts'

type DeliveryDeps = {
  deliveryTables: DeliveryTables
  /** Does the carrier know from where parcels leave? */
  isLivePricePossible: boolean
  clock: Clock
}

/** The delivery table for staff. */
export function addDeliveryCalls(
  calls: InternalCalls,
  { deliveryTables, isLivePricePossible, clock }: DeliveryDeps,
): void {
  const viewOf = (table: SavedTable): StaffDelivery => ({
    ...deliveryForm(table),
    np_live_price_possible: isLivePricePossible,
    ...revisionOf(table),
  })

  staffRead(calls, staffDeliveryEndpoint, async () => ({ delivery: viewOf(await deliveryTables.current()) }))

  staffWrite(calls, setDeliveryEndpoint, async ({ body: { revision, ...form }, who }) => {
    checkDeliveryTable(form)
    const before = await deliveryTables.current()
    if (revision !== (before.revision ?? 0)) {
      const { changed } = revisionOf(before)
      const now = { revision: before.revision ?? 0, by: changed?.by ?? null, at: changed?.at ?? null }
      throw new ShopError('changed_meanwhile', now)
    }
    const after = await deliveryTables.save(tableOf(form), revision, { who, at: clock.now() })
    const change = { action: 'delivery_change', subject: 'delivery', ...different(viewOf(before), viewOf(after)) }
    return { answer: { delivery: viewOf(after) }, change }
  })
}

const names = [
  'rows',
  'services',
  'zones',
  'free_from_uah',
  'default_weight_kg',
  'np_live_price',
  'shop_pays_exchange',
] as const satisfies (keyof DeliveryForm)[]

/** Only the parts that changed: a hundred countries that stayed say nothing. */
function different(before: StaffDelivery, after: StaffDelivery) {
  const changed = names.filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const only = (form: StaffDelivery) => Object.fromEntries(changed.map(name => [name, form[name]]))
  return { before: only(before), after: only(after) }
}
