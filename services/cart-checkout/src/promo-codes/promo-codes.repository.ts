import { ShopError } from '@shop/contracts/errors'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'
import { isUseOf, type PromoCode, type PromoUse, type Taken } from './promo-code.ts'

export type PromoCodesRepository = ReturnType<typeof createPromoCodes>

const plain = { projection: { _id: 0 }, maxTimeMS: 2000 } as const
const MAX_TRIES = 50
const MOST_SHOWN = 500

export function createPromoCodes(db: Db) {
  const codes = db.collection<PromoCode>('promo_codes')
  const uses = db.collection<PromoUse & { code: string; used_at: Date }>('promo_uses')

  const repository = {
    async prepare(): Promise<void> {
      await codes.createIndex({ code: 1 }, { unique: true })
      await uses.createIndexes([{ key: { order: 1 }, unique: true }, { key: { code: 1, customer: 1 } }])
    },

    byCode: (code: string): Promise<PromoCode | null> => codes.findOne({ code }, plain),

    /** How often the code is taken; `except` names an order whose reservation does not count, because its own customer asks. */
    async taken({ code, holds }: PromoCode, customer: readonly string[], except: string | null = null): Promise<Taken> {
      const reserved = holds.filter(({ order }) => order !== except)
      const [total, byCustomer, moving] = await Promise.all([
        uses.countDocuments({ code }, { maxTimeMS: 2000 }),
        customer.length > 0 ? uses.countDocuments({ code, customer: { $in: [...customer] } }, { maxTimeMS: 2000 }) : 0,
        // Between the two writes of a payment an order stands in both places.
        uses.distinct('order', { order: { $in: reserved.map(({ order }) => order) } }),
      ])
      const open = reserved.filter(({ order }) => !moving.includes(order))
      return {
        total: total + open.length,
        byCustomer: byCustomer + open.filter(use => isUseOf(use, customer)).length,
      }
    },

    /** Reserves the code for an order if the rule agrees; a repeat finds its own reservation. Answers what the rule had against it. */
    async reserve<Problem>(
      key: string,
      use: PromoUse,
      problemOf: (code: PromoCode | null, taken: Taken) => Problem | null,
    ): Promise<Problem | null> {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const code = await repository.byCode(key)
        if (code && (await isTakenBy(code, use.order))) return null
        const problem = problemOf(
          code,
          code ? await repository.taken(code, [use.customer].flat()) : { total: 0, byCustomer: 0 },
        )
        if (problem || !code) return problem
        const { version } = code
        const reserved = await codes.updateOne({ code: key, version }, { $push: { holds: use }, $inc: { version: 1 } })
        if (reserved.matchedCount === 1) return null
        // Somebody took a use in the meantime: there may be none left.
      }
      throw new ShopError('busy', { seconds: 5 })
    },

    /** The order is paid: its reservation becomes a use, or a use is written without one. */
    async use(code: string, { order, customer }: PromoUse, now: Date): Promise<void> {
      await uses.updateOne({ order }, { $setOnInsert: { code, customer, used_at: now } }, { upsert: true })
      await repository.release(code, order)
    },

    async release(code: string, order: string): Promise<void> {
      await codes.updateOne({ code, 'holds.order': order }, { $pull: { holds: { order } }, $inc: { version: 1 } })
    },

    /** What the use of an order says of its person; it still counts for the code. */
    async forgetPerson(order: string): Promise<void> {
      await uses.updateOne({ order }, { $set: { customer: [] } })
    },

    /** After a full refund the code may be used again (docs/rules.md, "Promo codes"). */
    async restoreUse(order: string): Promise<void> {
      await uses.deleteOne({ order })
    },

    /** For staff: the newest first. */
    all: (): Promise<PromoCode[]> =>
      codes
        .find({ code: { $gt: '' } }, plain)
        .sort({ _id: -1 })
        .limit(MOST_SHOWN)
        .toArray(),
    uses: (code: string): Promise<number> => uses.countDocuments({ code }, { maxTimeMS: 2000 }),
    async usesOf(named: readonly string[]): Promise<Map<string, number>> {
      const groups = uses.aggregate<{ _id: string; count: number }>([
        { $match: { code: { $in: [...named] } } },
        { $group: { _id: '$code', count: { $sum: 1 } } },
      ])
      return new Map((await groups.toArray()).map(({ _id, count }) => [_id, count]))
    },

    /** False when there is such a code. */
    async enter(code: PromoCode): Promise<boolean> {
      try {
        // The driver writes its _id into what it is given.
        await codes.insertOne({ ...code })
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },

    /** Changes the terms and leaves the reservations; a use that is being taken is judged by the new ones. Answers the code before. */
    change: (code: string, terms: Partial<PromoCode>): Promise<PromoCode | null> =>
      codes.findOneAndUpdate({ code }, { $set: terms, $inc: { version: 1 } }, { projection: { _id: 0 } }),

    /** What staff entered since stays. */
    async enterMissing(entered: readonly PromoCode[]): Promise<void> {
      for (const code of entered) await codes.updateOne({ code: code.code }, { $setOnInsert: code }, { upsert: true })
    },
  }
  return repository

  async function isTakenBy({ holds }: PromoCode, order: string): Promise<boolean> {
    return holds.some(use => use.order === order) || (await uses.findOne({ order }, plain)) !== null
  }
}
