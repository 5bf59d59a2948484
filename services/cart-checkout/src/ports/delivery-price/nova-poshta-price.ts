import { roundToGrain } from '@shop/money/money'
import * as z from 'zod/mini'
import { CarrierSilence } from '../nova-poshta/carrier-silence.ts'
import { callNovaPoshta, type NovaPoshtaAccount } from '../nova-poshta/nova-poshta-api.ts'
import type { Parcel } from './carrier-prices.repository.ts'

const serviceTypes = { post: 'WarehouseWarehouse', courier: 'WarehouseDoors' } as const
const KOPIYKY = 100
/** A cart waits for this. */
const TIME_OUT_MS = 2000

/** Sums come as texts or as numbers. */
const costSchema = z.object({ Cost: z.coerce.number().check(z.minimum(1), z.maximum(100_000)) })

/**
 * Kopiyky, in whole hryvnias, that Nova Poshta takes to bring a parcel from the sender's city.
 * @throws CarrierSilence when there is no price that can be believed.
 */
export async function novaPoshtaPrice(
  { timeOutMs = TIME_OUT_MS, ...account }: NovaPoshtaAccount,
  sender: string,
  { city, method, kg, valueUah }: Parcel,
): Promise<number> {
  const { rows } = await callNovaPoshta(
    { ...account, timeOutMs },
    {
      model: 'InternetDocument',
      method: 'getDocumentPrice',
      properties: {
        CitySender: sender,
        CityRecipient: city,
        Weight: String(kg),
        ServiceType: serviceTypes[method],
        Cost: String(Math.round(valueUah / KOPIYKY)),
        CargoType: 'Parcel',
        SeatsAmount: '1',
      },
    },
  )
  const parsed = costSchema.safeParse(rows[0])
  if (!parsed.success) throw new CarrierSilence('getDocumentPrice: no price was told')
  return roundToGrain(Math.round(parsed.data.Cost * KOPIYKY), 'UAH')
}
