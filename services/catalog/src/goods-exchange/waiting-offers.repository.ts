import type { OfferOf1c, ReadyGoods, RefusedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import type { ValueKind } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'

/** A value of 1C that the shop has nothing for; `word` is the same however it is written. */
export type UnknownValue = { kind: ValueKind; value: string; word: string }

/** An offer that was refused for something that staff may still say. */
export type WaitingOffer = {
  /** Its identity in 1C: what it says later takes the place of this. */
  _id: string
  offer: OfferOf1c
  /** The chunk of the file that it came in, the exchange, and when the file began to come. */
  key: string
  exchange: string
  at: Date
  refusal: RefusedGoods
  unknown: UnknownValue[]
  /** Staff have said something since it was judged. */
  is_ready: boolean
  kept_until: Date
}
export type WaitingValue = UnknownValue & { count: number }

export type WaitingOffers = ReturnType<typeof createWaitingOffers>

/** More kinds of sizes and colours than staff can read. */
const MOST_VALUES = 500
const ALL = { kept_until: { $gt: new Date(0) } } as const

/** Offers of 1C that wait until staff say what their values mean. */
export function createWaitingOffers(db: Db) {
  const waiting = db.collection<WaitingOffer>('goods_exchange_waiting')
  return {
    async createIndexes(): Promise<void> {
      await waiting.createIndexes([
        { key: { kept_until: 1 }, name: 'expired', expireAfterSeconds: 0 },
        { key: { is_ready: 1, at: 1 } },
        { key: { key: 1 } },
      ])
    },

    async put(rows: readonly WaitingOffer[]): Promise<void> {
      if (rows.length === 0) return
      await waiting.bulkWrite(
        rows.map(({ _id, ...fields }) => ({
          updateOne: { filter: { _id }, update: { $set: fields }, upsert: true },
        })),
        { ordered: false },
      )
    },

    /** They wait no longer. */
    async remove(ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await waiting.deleteMany({ _id: { $in: [...ids] } })
    },

    /** Offers that were tried again are as judged now, or wait no longer; what 1C has said of one since stays as it is. */
    async settle(tried: readonly WaitingOffer[], rows: ReadonlyMap<string, WaitingOffer>): Promise<void> {
      if (tried.length === 0) return
      await waiting.bulkWrite(
        tried.map(({ _id, key, at }) => {
          const row = rows.get(_id)
          const filter = { _id, key, at }
          if (!row) return { deleteOne: { filter } }
          const { _id: _, ...fields } = row
          return { updateOne: { filter, update: { $set: fields } } }
        }),
        { ordered: false },
      )
    },

    /** How many offers wait for each value, what most wait for first. */
    async values(): Promise<WaitingValue[]> {
      const counts = new Map<string, WaitingValue>()
      const options = { projection: { _id: 0, unknown: 1 }, batchSize: 1000, maxTimeMS: MAX_READ_MS } as const
      for await (const { unknown } of waiting.find(ALL, options))
        for (const value of unknown) {
          const key = `${value.kind} ${value.word}`
          const known = counts.get(key) ?? { ...value, count: 0 }
          const [written = ''] = [value.value, known.value].sort()
          counts.set(key, { ...known, value: written, count: known.count + 1 })
        }
      return [...counts.values()].sort(byCount).slice(0, MOST_VALUES)
    },

    /** Staff have said something: of one value, or of what every offer may wait for. */
    async markReady(value?: Pick<UnknownValue, 'kind' | 'word'>): Promise<void> {
      const about = value && { unknown: { $elemMatch: { kind: value.kind, word: value.word } } }
      await waiting.updateMany({ is_ready: false, ...about }, { $set: { is_ready: true } })
    },

    /** The chunk that has waited longest for what has been said by now. */
    async ready(): Promise<ReadyGoods | null> {
      const found = waiting.find({ is_ready: true }, { maxTimeMS: MAX_READ_MS })
      const [first] = await found.sort({ at: 1 }).limit(1).toArray()
      return first ? { key: first.key, exchange: first.exchange, at: first.at.toISOString() } : null
    },

    readyOf: (key: string): Promise<WaitingOffer[]> =>
      waiting.find({ key, is_ready: true }, { maxTimeMS: MAX_READ_MS }).toArray(),
  }
}

function byCount(one: WaitingValue, other: WaitingValue): number {
  const byWord = one.word < other.word ? -1 : 1
  return other.count - one.count || (one.word === other.word ? one.kind.localeCompare(other.kind, 'en') : byWord)
}
