import type { Db } from 'mongodb'
import type { DeliveryService, DeliveryZone } from './delivery-service.ts'

export type InternationalRepository = ReturnType<typeof createInternationalRepository>

const plain = { projection: { _id: 0 }, maxTimeMS: 2000 } as const

export function createInternationalRepository(db: Db) {
  const services = db.collection<DeliveryService>('delivery_services')
  const zones = db.collection<DeliveryZone>('delivery_zones')
  return {
    async prepare(): Promise<void> {
      await services.createIndex({ slug: 1 }, { unique: true })
      await zones.createIndex({ country: 1, service: 1 }, { unique: true })
    },

    /** Codes of the countries that somebody goes to. */
    countries: (): Promise<string[]> => zones.distinct('country', {}, { maxTimeMS: 2000 }),

    /** The quickest first. */
    async servicesTo(country: string): Promise<DeliveryService[]> {
      const going = await zones.find({ country }, plain).toArray()
      const slugs = going.map(({ service }) => service)
      return services
        .find({ slug: { $in: slugs } }, plain)
        .sort({ daysMin: 1, slug: 1 })
        .toArray()
    },

    /** Null when the carrier does not go there. */
    async zoneOf(country: string, service: string): Promise<string | null> {
      return (await zones.findOne({ country, service }, plain))?.zone ?? null
    },

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
