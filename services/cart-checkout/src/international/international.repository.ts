import type { Db } from 'mongodb'
import { createDeliveryTables } from '../delivery-table/delivery-table.repository.ts'
import type { DeliveryService, DeliveryZone } from '../delivery-table/delivery-table.ts'

export type InternationalRepository = ReturnType<typeof createInternationalRepository>

const plain = { projection: { _id: 0 }, maxTimeMS: 2000 } as const

/** Where carriers go. The delivery table that staff saved takes the place of what the shop came with. */
export function createInternationalRepository(db: Db, tables = createDeliveryTables(db)) {
  const services = db.collection<DeliveryService>('delivery_services')
  const zones = db.collection<DeliveryZone>('delivery_zones')
  return {
    async prepare(): Promise<void> {
      await services.createIndex({ slug: 1 }, { unique: true })
      await zones.createIndex({ country: 1, service: 1 }, { unique: true })
    },

    /** Codes of the countries that somebody goes to. */
    async countries(): Promise<string[]> {
      const saved = await tables.saved()
      if (saved) return [...new Set(saved.zones.map(({ country }) => country))]
      return zones.distinct('country', {}, { maxTimeMS: 2000 })
    },

    /** The quickest first. */
    async servicesTo(country: string): Promise<DeliveryService[]> {
      const saved = await tables.saved()
      const going = saved
        ? saved.zones.filter(zone => zone.country === country)
        : await zones.find({ country }, plain).toArray()
      const slugs = going.map(({ service }) => service)
      const found = saved
        ? saved.services.filter(({ slug }) => slugs.includes(slug))
        : await services.find({ slug: { $in: slugs } }, plain).toArray()
      return found.toSorted((one, other) => one.daysMin - other.daysMin || (one.slug < other.slug ? -1 : 1))
    },

    /** Null when the carrier does not go there. */
    async zoneOf(country: string, service: string): Promise<string | null> {
      const saved = await tables.saved()
      const found = saved
        ? saved.zones.find(zone => zone.country === country && zone.service === service)
        : await zones.findOne({ country, service }, plain)
      return found?.zone ?? null
    },

    /** What the shop came with. */
    allServices: (): Promise<DeliveryService[]> => services.find({}, plain).sort({ slug: 1 }).toArray(),
    allZones: (): Promise<DeliveryZone[]> => zones.find({}, plain).sort({ country: 1, service: 1 }).toArray(),

    /** What staff entered since stays. */
    async enterMissing(carriers: readonly DeliveryService[], where: readonly DeliveryZone[]): Promise<void> {
      for (const carrier of carriers)
        await services.updateOne({ slug: carrier.slug }, { $setOnInsert: carrier }, { upsert: true })
      for (const row of where) {
        const { country, service } = row
        await zones.updateOne({ country, service }, { $setOnInsert: row }, { upsert: true })
      }
    },
  }
}
