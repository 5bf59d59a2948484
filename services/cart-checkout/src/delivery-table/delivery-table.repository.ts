import type { DeliveryRate } from '@shop/pricing/delivery-price'
import { type Author, type Revised, saveAtRevision } from '@shop/service-kit/storage/change-at-revision'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'
import { createSettingsVersion, type SettingsChange } from '../settings-version/settings-version.repository.ts'
import {
  type DeliveryService,
  type DeliveryTable,
  type DeliveryTerms,
  type DeliveryZone,
  noTerms,
} from './delivery-table.ts'

export type SavedTable = DeliveryTable & Revised

export type DeliveryTables = ReturnType<typeof createDeliveryTables>

const SAVED = { _id: 'delivery' } as const
const IN_UKRAINE = { _id: 'ukraine' } as const
const plain = { projection: { _id: 0 }, maxTimeMS: MAX_READ_MS } as const
const byTariff = { zone: 1, method: 1, service: 1, weightToKg: 1 } as const

/** One document, so that a change is there as a whole. It takes the place of the tables that the shop came with. */
export function createDeliveryTables(db: Db, change: SettingsChange = createSettingsVersion(db).change) {
  const tables = db.collection<SavedTable & { _id: string }>('delivery_table')
  const tariffs = db.collection<DeliveryRate>('delivery_rates')
  const terms = db.collection<Partial<DeliveryTerms> & { _id: string }>('delivery_terms')
  const services = db.collection<DeliveryService>('delivery_services')
  const zones = db.collection<DeliveryZone>('delivery_zones')

  async function original(): Promise<DeliveryTable> {
    const [rows, carriers, where, set] = await Promise.all([
      tariffs.find({}, plain).sort(byTariff).toArray(),
      services.find({}, plain).sort({ slug: 1 }).toArray(),
      zones.find({}, plain).sort({ country: 1, service: 1 }).toArray(),
      terms.findOne(IN_UKRAINE, plain),
    ])
    return { rows, services: carriers, zones: where, terms: { ...noTerms, ...set } }
  }

  return {
    async createIndexes(): Promise<void> {
      await Promise.all([
        tariffs.createIndex(byTariff, { unique: true }),
        services.createIndex({ slug: 1 }, { unique: true }),
        zones.createIndex({ country: 1, service: 1 }, { unique: true }),
      ])
    },

    /** As staff saved it, else what the shop came with. */
    current: async (): Promise<SavedTable> => (await tables.findOne(SAVED, plain)) ?? original(),

    /** @throws ShopError changed_meanwhile. */
    async save(table: DeliveryTable, revision: number, author: Author): Promise<SavedTable> {
      const saved = await change(() => saveAtRevision(tables, SAVED, { ...author, revision, fields: table }))
      return saved.after
    },

    /** What the shop comes with; what is there already stays. */
    enterMissing: (given: Pick<DeliveryTable, 'rows' | 'services' | 'zones'>): Promise<void> =>
      change(async () => {
        for (const row of given.rows) {
          const { zone, method, service, weightToKg } = row
          await tariffs.updateOne({ zone, method, service, weightToKg }, { $setOnInsert: row }, { upsert: true })
        }
        for (const carrier of given.services)
          await services.updateOne({ slug: carrier.slug }, { $setOnInsert: carrier }, { upsert: true })
        for (const row of given.zones) {
          const { country, service } = row
          await zones.updateOne({ country, service }, { $setOnInsert: row }, { upsert: true })
        }
      }),
  }
}
