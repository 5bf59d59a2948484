import { ShopError } from '@shop/contracts/errors'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import { majorityRead } from '@shop/service-kit/storage/majority-read'
import type { Collection, Db } from 'mongodb'
import { isUseOf, limitProblem, type PromoCode, type PromoUse, type StoredUse, type Taken } from './promo-code.ts'

export type PromoCodesRepository = ReturnType<typeof createPromoCodes>

const plain = { projection: { _id: 0 }, maxTimeMS: 2000 } as const
const decisive = { ...plain, ...majorityRead } as const
const MAX_TRIES = 50
const MOST_SHOWN = 500

export function createPromoCodes(db: Db) {
  const codes = db.collection<PromoCode>('promo_codes')
  const uses = db.collection<StoredUse>('promo_uses')
  const stores: Stores = { codes, uses }
  const release = (code: string, order: string) => releaseCode(stores, code, order)
  return {
    release,
    async createIndexes(): Promise<void> {
      await codes.createIndex({ code: 1 }, { unique: true })
      await uses.createIndexes([{ key: { order: 1 }, unique: true }, { key: { code: 1, customer: 1 } }])
    },

    findByCode: (code: string): Promise<PromoCode | null> => codes.findOne({ code }, plain),

    /** How often the code is taken; `except` names orders whose reservations do not count, because their own customer asks. */
    countTaken: (code: PromoCode, customer: readonly string[], except?: readonly string[]): Promise<Taken> =>
      countTaken(stores, code, customer, except),

    /**
     * Reserves the code for an order if the rule agrees; a repeat finds its own reservation. The reservation of the order that it
     * takes the place of (`instead_of`) becomes its own in the same write. Answers what the rule had against it.
     */
    reserve: <Problem>(key: string, use: PromoUse, rule: Rule<Problem>, instead_of: string | null = null) =>
      reserveCode(stores, key, use, rule, instead_of),

    /**
     * The order is paid: its reservation becomes a use. One that has none any more (its money came late) must find room under both
     * limits first; false when there is none. What staff `accepted` is written all the same.
     */
    async use(
      code: string,
      use: PromoUse,
      { now, accepted = false }: { now: Date; accepted?: boolean },
    ): Promise<boolean> {
      const isFull = (known: PromoCode | null, taken: Taken) => !known || limitProblem(known, taken) !== null || null
      const isBeyond = (await reserveCode(stores, code, use, isFull, null)) === true
      if (isBeyond && !accepted) return false
      await failpoint('promo-claimed')
      const { order, customer } = use
      const written = { code, customer, used_at: now, ...(isBeyond && { accepted: true as const }) }
      await uses.updateOne({ order }, { $setOnInsert: written }, { upsert: true })
      await release(code, order)
      return true
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
    /** All of them for a file, the newest first. */
    newestFirst: (withArchived: boolean): AsyncIterable<PromoCode> =>
      codes.find(listFilter(withArchived), plain).sort({ _id: -1 }),
    count: (withArchived: boolean): Promise<number> =>
      codes.countDocuments(listFilter(withArchived), { maxTimeMS: 2000 }),
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

    /**
     * Changes the terms and leaves the reservations; a use that is being taken is judged by the new ones. Answers the code before; null
     * when there is none, or it is archived.
     */
    change: (code: string, terms: Partial<PromoCode>): Promise<PromoCode | null> =>
      codes.findOneAndUpdate(
        { code, archived: null },
        { $set: terms, $inc: { version: 1 } },
        { projection: { _id: 0 } },
      ),

    findAmong: (named: readonly string[]): Promise<PromoCode[]> =>
      codes.find({ code: { $in: [...named] } }, plain).toArray(),

    archive: (key: string, { by, at }: { by: string; at: Date }): Promise<void> =>
      changeAtVersion(codes, key, ({ active, archived }) =>
        archived ? null : { archived: { by, at, was_active: active }, active: false },
      ),

    /** As it was: one that had been switched off stays so. */
    restore: (key: string): Promise<void> =>
      changeAtVersion(codes, key, ({ archived }) => archived && { archived: null, active: archived.was_active }),

    /** Archived ones that no order has reserved. */
    async removeUnused(named: readonly string[]): Promise<void> {
      await codes.deleteMany({ code: { $in: [...named] }, 'archived.at': { $gt: new Date(0) }, holds: { $size: 0 } })
    },

    /** What staff entered since stays. */
    async enterMissing(entered: readonly PromoCode[]): Promise<void> {
      for (const code of entered) await codes.updateOne({ code: code.code }, { $setOnInsert: code }, { upsert: true })
    },
  }
}

type Stores = { codes: Collection<PromoCode>; uses: Collection<StoredUse> }

function listFilter(withArchived: boolean) {
  return { code: { $gt: '' }, ...(!withArchived && { archived: null }) }
}

type Rule<Problem> = (code: PromoCode | null, taken: Taken) => Problem | null

/** Changes a code by what it is now; null leaves it. */
async function changeAtVersion(
  codes: Collection<PromoCode>,
  key: string,
  fieldsOf: (code: PromoCode) => Partial<PromoCode> | null | undefined,
): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const code = await codes.findOne({ code: key }, decisive)
    const fields = code && fieldsOf(code)
    if (!fields) return
    const { version } = code
    const { matchedCount } = await codes.updateOne({ code: key, version }, { $set: fields, $inc: { version: 1 } })
    if (matchedCount === 1) return
  }
  throw new ShopError('busy', { seconds: 5 })
}

async function countTaken(
  { uses }: Stores,
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
}

async function reserveCode<Problem>(
  stores: Stores,
  key: string,
  use: PromoUse,
  rule: Rule<Problem>,
  instead_of: string | null,
): Promise<Problem | null> {
  const { codes } = stores
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const code = await codes.findOne({ code: key }, decisive)
    if (!code) return rule(code, { total: 0, byCustomer: 0 })
    if (await isTakenBy(stores, code, use.order)) return null
    const earlier = code.holds.some(({ order }) => order === instead_of) ? instead_of : null
    const problem = rule(code, await countTaken(stores, code, [use.customer].flat(), earlier === null ? [] : [earlier]))
    if (problem) return problem
    const { version } = code
    const { matchedCount } =
      earlier === null
        ? await codes.updateOne({ code: key, version }, { $push: { holds: use }, $inc: { version: 1 } })
        : await codes.updateOne(
            { code: key, version, 'holds.order': earlier },
            { $set: { 'holds.$': use }, $inc: { version: 1 } },
          )
    if (matchedCount === 1) return null
    // Another order took a use in the meantime: there may be none left.
  }
  throw new ShopError('busy', { seconds: 5 })
}

async function releaseCode({ codes }: Stores, code: string, order: string): Promise<void> {
  await codes.updateOne({ code, 'holds.order': order }, { $pull: { holds: { order } }, $inc: { version: 1 } })
}

async function isTakenBy({ uses }: Stores, { holds }: PromoCode, order: string): Promise<boolean> {
  return holds.some(use => use.order === order) || (await uses.findOne({ order }, decisive)) !== null
}
