import { ShopError } from '@shop/contracts/errors'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'
import { isUseOf, limitProblem, type PromoCode, type PromoUse, type StoredUse, type Taken } from './promo-code.ts'

export type PromoCodesRepository = ReturnType<typeof createPromoCodes>

const plain = { projection: { _id: 0 }, maxTimeMS: 2000 } as const
const MAX_TRIES = 50
const MOST_SHOWN = 500

export function createPromoCodes(db: Db) {
  const codes = db.collection<PromoCode>('promo_codes')
  const uses = db.collection<StoredUse>('promo_uses')

  const repository = {
    async createIndexes(): Promise<void> {
      await codes.createIndex({ code: 1 }, { unique: true })
      await uses.createIndexes([{ key: { order: 1 }, unique: true }, { key: { code: 1, customer: 1 } }])
    },

    findByCode: (code: string): Promise<PromoCode | null> => codes.findOne({ code }, plain),

    /** How often the code is taken; `except` names orders whose reservations do not count, because their own customer asks. */
    async countTaken(
      { code, holds }: PromoCode,
      customer: readonly string[],
      except: readonly string[] = [],
    ): Promise<Taken> {
      const reserved = holds.filter(({ order }) => !except.includes(order))
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

    /**
     * Reserves the code for an order if the rule agrees; a repeat finds its own reservation. The reservation of the order that it
     * takes the place of (`instead_of`) becomes its own in the same write. Answers what the rule had against it.
     */
    async reserve<Problem>(
      key: string,
      use: PromoUse,
      problemOf: (code: PromoCode | null, taken: Taken) => Problem | null,
      instead_of: string | null = null,
    ): Promise<Problem | null> {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const code = await repository.findByCode(key)
        if (code && (await isTakenBy(code, use.order))) return null
        const earlier = instead_of !== null && code?.holds.some(({ order }) => order === instead_of) ? instead_of : null
        const problem = problemOf(
          code,
          code
            ? await repository.countTaken(code, [use.customer].flat(), earlier === null ? [] : [earlier])
            : { total: 0, byCustomer: 0 },
        )
        if (problem || !code) return problem
        const { version } = code
        const reserved =
          earlier === null
            ? await codes.updateOne({ code: key, version }, { $push: { holds: use }, $inc: { version: 1 } })
            : await codes.updateOne(
                { code: key, version, 'holds.order': earlier },
                { $set: { 'holds.$': use }, $inc: { version: 1 } },
              )
        if (reserved.matchedCount === 1) return null
        // Somebody took a use in the meantime: there may be none left.
      }
      throw new ShopError('busy', { seconds: 5 })
    },

    /**
     * The order is paid: its reservation becomes a use. One that has none any more (its money came late) must find room under both
     * limits first; false when there is none. What staff `accepted` is written all the same.
     */
    async use(code: string, use: PromoUse, { now, accepted = false }: { now: Date; accepted?: boolean }) {
      const isFull = (known: PromoCode | null, taken: Taken) => !known || limitProblem(known, taken) !== null || null
      const isBeyond = (await repository.reserve(code, use, isFull)) === true
      if (isBeyond && !accepted) return false
      await failpoint('promo-claimed')
      const { order, customer } = use
      const written = { code, customer, used_at: now, ...(isBeyond && { accepted: true as const }) }
      await uses.updateOne({ order }, { $setOnInsert: written }, { upsert: true })
      await repository.release(code, order)
      return true
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
    findAll: (): Promise<PromoCode[]> =>
      codes
        .find({ code: { $gt: '' } }, plain)
        .sort({ _id: -1 })
        .limit(MOST_SHOWN)
        .toArray(),
    countUses: (code: string): Promise<number> => uses.countDocuments({ code }, { maxTimeMS: 2000 }),
    async countUsesOf(named: readonly string[]): Promise<Map<string, number>> {
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
