import { MOST_ON_DESK, type PaymentCheck, type PaymentDifference } from '@shop/contracts/staff/orders/payments-desk'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'

export type PaymentChecks = ReturnType<typeof createPaymentChecks>

/** The comparison of one day, which is its id. `after`: the last payment that was compared; a dead process is followed behind it. */
export type StoredCheck = Omit<PaymentCheck, 'day' | 'started_at' | 'finished_at'> & {
  _id: string
  started_at: Date
  finished_at: Date | null
  lease_until: Date
  after: string
  /** How many differences are left of it. */
  open: number
}

const MOST_CHECKS = 400

/** Comparisons of the books with the bank, one for a day: the newest one of a day replaces the others. */
export function createPaymentChecks(db: Db) {
  const checks = db.collection<StoredCheck>('payment_checks')
  return {
    async createIndexes(): Promise<void> {
      await checks.createIndexes([
        { key: { state: 1, lease_until: 1 } },
        { key: { started_at: -1 } },
        { key: { finished_at: -1 } },
        { key: { open: 1 } },
        { key: { 'differences.payment_id': 1 } },
      ])
    },

    /** Begins the comparison of a day again; one that runs goes on. */
    async begin(day: string, who: string, now: Date): Promise<StoredCheck> {
      const fresh = {
        state: 'running' as const,
        source: 'each_payment' as const,
        started_at: now,
        finished_at: null,
        who,
        total: 0,
        checked: 0,
        silent: 0,
        is_cut: false,
        differences: [],
        after: '',
        open: 0,
        lease_until: now,
      }
      await checks.updateOne({ _id: day }, { $setOnInsert: { ...fresh, state: 'done' as const } }, { upsert: true })
      await checks.updateOne({ _id: day, state: 'done' }, { $set: fresh })
      const begun = await checks.findOne({ _id: day }, { maxTimeMS: MAX_READ_MS })
      if (!begun) throw new Error(`The comparison of ${day} could not be written`)
      return begun
    },

    /** Null when somebody else works on it, or it is done. */
    claim: (day: string, now: Date, lease_until: Date): Promise<StoredCheck | null> =>
      checks.findOneAndUpdate(
        { _id: day, state: 'running', lease_until: { $lte: now } },
        { $set: { lease_until } },
        { returnDocument: 'after' },
      ),

    async save({ _id, ...check }: StoredCheck): Promise<void> {
      await checks.updateOne({ _id, state: 'running' }, { $set: { ...check, open: check.differences.length } })
    },

    findOfDay: (day: string): Promise<StoredCheck | null> => checks.findOne({ _id: day }, { maxTimeMS: MAX_READ_MS }),
    /** Of these days those that were compared, or are being compared, the earliest first. */
    findOfDays: (days: readonly string[]): Promise<StoredCheck[]> =>
      checks
        .find({ _id: { $in: [...days] } }, { maxTimeMS: MAX_READ_MS })
        .sort({ _id: 1 })
        .toArray(),
    async findNewest(): Promise<StoredCheck | null> {
      const since = { started_at: { $gt: new Date(0) } }
      const found = checks.find(since, { maxTimeMS: MAX_READ_MS }).sort({ started_at: -1 }).limit(1)
      return (await found.toArray())[0] ?? null
    },
    /** The one that ended last; null: none has. */
    async findLastDone(): Promise<StoredCheck | null> {
      const done = checks.find({ finished_at: { $gt: new Date(0) } }, { maxTimeMS: MAX_READ_MS })
      return (await done.sort({ finished_at: -1 }).limit(1).toArray())[0] ?? null
    },

    /** Days whose comparison nobody works on. */
    async findUnfinished(now: Date): Promise<string[]> {
      const found = checks.find({ state: 'running', lease_until: { $lte: now } }, { maxTimeMS: MAX_READ_MS })
      return (await found.sort({ lease_until: 1 }).limit(10).toArray()).map(({ _id }) => _id)
    },

    /** Differences of all days that are not settled, as far as the desk counts. */
    async countOpenDifferences(): Promise<number> {
      const found = checks.find({ open: { $gt: 0 } }, { projection: { open: 1 }, maxTimeMS: MAX_READ_MS })
      const days = await found.limit(MOST_CHECKS).toArray()
      return Math.min(
        MOST_ON_DESK,
        days.reduce((sum, { open }) => sum + open, 0),
      )
    },

    /** Days on which this payment was found to differ. */
    async findDiffering(payment_id: string): Promise<StoredCheck[]> {
      const found = checks.find({ 'differences.payment_id': payment_id, open: { $gt: 0 } }, { maxTimeMS: MAX_READ_MS })
      return found.limit(10).toArray()
    },
    /** What is found of a payment now, in place of what was found before; null: both sides agree. */
    async replace({ _id, differences }: StoredCheck, payment_id: string, now: PaymentDifference | null): Promise<void> {
      const left = differences.flatMap(known => (known.payment_id === payment_id ? (now ?? []) : known))
      await checks.updateOne({ _id, state: 'done' }, { $set: { differences: left, open: left.length } })
    },
  }
}
