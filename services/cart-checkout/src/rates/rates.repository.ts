import type { deliveryMethods } from '@shop/contracts/delivery/delivery'
import { ShopError } from '@shop/contracts/errors'
import type { DeliveryRate } from '@shop/pricing/delivery-price'
import { type Author, addNew, changeAtRevision, type Revised } from '@shop/service-kit/storage/change-at-revision'
import type { Db } from 'mongodb'

type PastRate = { rate: number; since: Date; by: string | null }

/** Hryvnias for one euro, in hundredths: 45.00 is 4500. */
export type CurrencyRate = Revised & {
  currency: 'EUR'
  rate: number
  since: Date
  /** What it was before, the newest first. */
  history?: PastRate[]
}

/** What staff set about delivery in Ukraine besides the tariffs. */
type DeliveryTerms = {
  /** Kopiyky of the goods from which a method is free; a method without one never is. */
  free_from_uah: Partial<Record<(typeof deliveryMethods)[number], number>>
  /** Ask the carrier what it takes, instead of the table. */
  live_price: boolean
}

const noTerms: DeliveryTerms = { free_from_uah: {}, live_price: false }

export type RatesRepository = ReturnType<typeof createRatesRepository>

const plain = { projection: { _id: 0 }, maxTimeMS: 2000 } as const
const IN_UKRAINE = 'ukraine'
/** Some years of weekly changes; the audit log has them all. */
const MOST_HISTORY = 200
const byTariff = { zone: 1, method: 1, service: 1, weightToKg: 1 } as const

export function createRatesRepository(db: Db) {
  const currencies = db.collection<CurrencyRate>('currency_rates')
  const deliveries = db.collection<DeliveryRate>('delivery_rates')
  const terms = db.collection<DeliveryTerms & { _id: string }>('delivery_terms')
  return {
    async prepare(): Promise<void> {
      await currencies.createIndex({ currency: 1 }, { unique: true })
      await deliveries.createIndex(byTariff, { unique: true })
    },

    allCurrencies: (): Promise<CurrencyRate[]> => currencies.find({}, plain).sort({ currency: 1 }).toArray(),

    /** @throws ShopError busy while nobody has entered a rate: without one no price in euros is true. */
    async eur(): Promise<CurrencyRate> {
      const rate = await currencies.findOne({ currency: 'EUR' }, plain)
      if (!rate) throw new ShopError('busy', { seconds: 60 })
      return rate
    },

    /** Null while nobody has entered a rate. */
    currentEur: (): Promise<CurrencyRate | null> => currencies.findOne({ currency: 'EUR' }, plain),

    /**
     * Takes the place of the rate that staff knew (null: there was none) and keeps it in the history.
     * @throws ShopError changed_meanwhile.
     */
    async replaceEur(known: CurrencyRate | null, rate: number, author: Author): Promise<CurrencyRate> {
      const { who, at } = author
      if (!known) return addFirst({ currency: 'EUR', rate, since: at, history: [] }, author)
      const before = { rate: known.rate, since: known.since, by: known.changed?.by ?? null }
      const history = [before, ...(known.history ?? [])].slice(0, MOST_HISTORY)
      const fields = { rate, since: at, history }
      const change = { revision: known.revision ?? 0, fields, who, at }
      return (await changeAtRevision(currencies, { currency: 'EUR' }, change)).after
    },

    allDelivery: (): Promise<DeliveryRate[]> => deliveries.find({}, plain).sort(byTariff).toArray(),

    ofMethod: (zone: string, method: string): Promise<DeliveryRate[]> =>
      deliveries.find({ zone, method }, plain).toArray(),

    /** Until staff set something, nothing is free and the table counts. */
    async deliveryTerms(): Promise<DeliveryTerms> {
      return (await terms.findOne({ _id: IN_UKRAINE }, plain)) ?? noTerms
    },

    /** What staff entered since stays. */
    async enterMissing(currency: readonly CurrencyRate[], delivery: readonly DeliveryRate[]): Promise<void> {
      for (const rate of currency)
        await currencies.updateOne({ currency: rate.currency }, { $setOnInsert: rate }, { upsert: true })
      for (const rate of delivery) {
        const { zone, method, service, weightToKg } = rate
        await deliveries.updateOne({ zone, method, service, weightToKg }, { $setOnInsert: rate }, { upsert: true })
      }
    },
  }

  async function addFirst(first: CurrencyRate, author: Author): Promise<CurrencyRate> {
    try {
      return await addNew(currencies, first, author)
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== 'name_taken') throw error
      const now = await currencies.findOne({ currency: 'EUR' }, plain)
      const { revision = 0, changed } = now ?? {}
      throw new ShopError('changed_meanwhile', { revision, by: changed?.by ?? null, at: changed?.at ?? null })
    }
  }
}
