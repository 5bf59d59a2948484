import { ShopError } from '@shop/contracts/errors'
import type { DeliveryRate } from '@shop/pricing/delivery-price'
import { type Author, type Revised, saveAtRevision } from '@shop/service-kit/storage/change-at-revision'
import type { Db } from 'mongodb'
import { createDeliveryTables } from '../delivery-table/delivery-table.repository.ts'
import { type DeliveryTerms, noTerms } from '../delivery-table/delivery-table.ts'

type PastRate = { rate: number; since: Date; by: string | null }

/** Hryvnias for one euro, in hundredths: 45.00 is 4500. */
export type CurrencyRate = Revised & {
  currency: 'EUR'
  rate: number
  since: Date
  /** The shop began with it: nobody has checked it. */
  is_opening?: boolean
  /** What it was before, the newest first. */
  history?: PastRate[]
}

export type RatesRepository = ReturnType<typeof createRatesRepository>

/**
 * A shop opens with this rate, so that goods can be seen before staff have entered theirs; the back office reminds them of it.
 * What customers pay does not depend on it: orders in euros are charged in hryvnias by the same rate.
 */
const OPENING_RATE = 4500

const plain = { projection: { _id: 0 }, maxTimeMS: 2000 } as const
const IN_UKRAINE = 'ukraine'
/** Some years of weekly changes; the audit log has them all. */
const MOST_HISTORY = 200
const byTariff = { zone: 1, method: 1, service: 1, weightToKg: 1 } as const

/** Rates and tariffs. The delivery table that staff saved takes the place of the tariffs and terms that the shop came with. */
export function createRatesRepository(db: Db, tables = createDeliveryTables(db)) {
  const currencies = db.collection<CurrencyRate>('currency_rates')
  const deliveries = db.collection<DeliveryRate>('delivery_rates')
  const terms = db.collection<Partial<DeliveryTerms> & { _id: string }>('delivery_terms')
  return {
    async prepare(): Promise<void> {
      await currencies.createIndex({ currency: 1 }, { unique: true })
      await deliveries.createIndex(byTariff, { unique: true })
    },

    /** Gives a shop that has no rate yet the one to begin with. */
    async beginWithRate(now: Date): Promise<void> {
      const opening = { rate: OPENING_RATE, since: now, is_opening: true }
      await currencies.updateOne({ currency: 'EUR' }, { $setOnInsert: opening }, { upsert: true })
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
    async replaceEur(known: CurrencyRate | null, rate: number, { who, at }: Author): Promise<CurrencyRate> {
      const before = known ? [{ rate: known.rate, since: known.since, by: known.changed?.by ?? null }] : []
      const history = [...before, ...(known?.history ?? [])].slice(0, MOST_HISTORY)
      const change = {
        revision: known?.revision ?? 0,
        fields: { rate, since: at, history, is_opening: false },
        who,
        at,
      }
      return (await saveAtRevision(currencies, { currency: 'EUR' }, change)).after
    },

    async allDelivery(): Promise<DeliveryRate[]> {
      const saved = await tables.saved()
      return saved?.rows ?? deliveries.find({}, plain).sort(byTariff).toArray()
    },

    async hasTariffs(): Promise<boolean> {
      const saved = await tables.saved()
      return saved ? saved.rows.length > 0 : (await deliveries.findOne({}, plain)) !== null
    },

    async ofMethod(zone: string, method: string): Promise<DeliveryRate[]> {
      const saved = await tables.saved()
      if (saved) return saved.rows.filter(row => row.zone === zone && row.method === method)
      return deliveries.find({ zone, method }, plain).toArray()
    },

    async deliveryTerms(): Promise<DeliveryTerms> {
      const saved = await tables.saved()
      return saved?.terms ?? { ...noTerms, ...(await terms.findOne({ _id: IN_UKRAINE }, plain)) }
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
}
