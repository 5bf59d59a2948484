import type { Db } from 'mongodb'

/** A parcel of whole kilograms and a declared value to a city; the carrier's price for it does not change within a day. */
export type Parcel = { city: string; method: 'post' | 'courier'; kg: number; valueUah: number }

export type CarrierPrices = ReturnType<typeof createCarrierPrices>

type KnownPrice = { _id: string; price: number | null; until: Date }

/** What the carrier said of a parcel, for as long as it may be repeated. */
export function createCarrierPrices(db: Db) {
  const prices = db.collection<KnownPrice>('carrier_prices')
  return {
    async createIndexes(): Promise<void> {
      await prices.createIndex({ until: 1 }, { expireAfterSeconds: 0 })
    },

    /** A price of null: the carrier refused the parcel. */
    async find(parcel: Parcel, now: Date): Promise<Pick<KnownPrice, 'price'> | null> {
      return prices.findOne({ _id: keyOf(parcel), until: { $gt: now } }, { maxTimeMS: 2000 })
    },

    async keep(parcel: Parcel, price: number | null, until: Date): Promise<void> {
      await prices.updateOne({ _id: keyOf(parcel) }, { $set: { price, until } }, { upsert: true })
    },
  }
}

function keyOf({ city, method, kg, valueUah }: Parcel): string {
  return `${city} ${method} ${kg} ${valueUah}`
}
