import { type Author, type Revised, saveAtRevision } from '@shop/service-kit/storage/change-at-revision'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'
import type { KnownRate } from '../live-settings/settings-snapshot.ts'
import { createSettingsVersion, type SettingsChange } from '../settings-version/settings-version.repository.ts'

type PastRate = { rate: number; since: Date; by: string | null }

/** `history`: what it was before, the newest first. */
export type CurrencyRate = Revised & KnownRate & { history?: PastRate[] }

export type RatesRepository = ReturnType<typeof createRatesRepository>

/**
 * A shop opens with this rate, so that goods can be seen before staff have entered theirs; the back office reminds them of it.
 * What customers pay does not depend on it: orders in euros are charged in hryvnias by the same rate.
 */
const OPENING_RATE = 4500

const EUR = { currency: 'EUR' } as const
/** Some years of weekly changes; the audit log has them all. */
const MOST_HISTORY = 200

export function createRatesRepository(db: Db, change: SettingsChange = createSettingsVersion(db).change) {
  const currencies = db.collection<CurrencyRate>('currency_rates')

  async function enterMissing({ currency, ...rate }: CurrencyRate): Promise<void> {
    await change(() => currencies.updateOne({ currency }, { $setOnInsert: rate }, { upsert: true }))
  }

  return {
    async createIndexes(): Promise<void> {
      await currencies.createIndex({ currency: 1 }, { unique: true })
    },

    /** Gives a shop that has no rate yet the one to begin with. */
    beginWithRate: (since: Date): Promise<void> =>
      enterMissing({ ...EUR, rate: OPENING_RATE, since, is_opening: true }),

    /** Null while nobody has entered a rate. */
    currentEur: (): Promise<CurrencyRate | null> =>
      currencies.findOne(EUR, { projection: { _id: 0 }, maxTimeMS: MAX_READ_MS }),

    /**
     * Takes the place of the rate that staff knew (null: there was none) and keeps it in the history.
     * @throws ShopError changed_meanwhile.
     */
    async replaceEur(known: CurrencyRate | null, rate: number, { who, at }: Author): Promise<CurrencyRate> {
      const before = known ? [{ rate: known.rate, since: known.since, by: known.changed?.by ?? null }] : []
      const history = [...before, ...(known?.history ?? [])].slice(0, MOST_HISTORY)
      const wanted = {
        revision: known?.revision ?? 0,
        fields: { rate, since: at, history, is_opening: false },
        who,
        at,
      }
      return (await change(() => saveAtRevision(currencies, EUR, wanted))).after
    },

    /** What staff entered since stays. */
    enterMissing,
  }
}
