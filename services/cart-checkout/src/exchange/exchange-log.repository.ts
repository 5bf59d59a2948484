import { createHash, randomBytes } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@shop/calendar/durations'
import { ShopError } from '@shop/contracts/errors'
import type { ExchangeRow } from '@shop/contracts/staff/exchange/accounting'
import type { GoodsOutcome, RefusedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import { newToken } from '@shop/service-kit/auth/tokens'
import { type ListOrder, readNewestFirst } from '@shop/service-kit/list-files/newest-first'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db, Filter } from 'mongodb'
import type { Exchange, Sent } from './exchange.ts'
import { type ExchangeOutcome, withGoodsOutcome, withOutcome, withRetried } from './exchange-outcome.ts'

export type ExchangeLog = ReturnType<typeof createExchangeLog>

export const SESSION_MS = HOUR_MS
const KEPT_MS = 90 * DAY_MS
/** Of one outcome: each time another one came first. */
const MAX_TRIES = 50
/** What is refused of one exchange is reported together. */
const REPORTED_AFTER_MS = MINUTE_MS

const newestFirst = { started_at: -1, _id: -1 } as const
/** An exchange may name thousands of orders and goods. */
const BATCH = 25
export const newestExchanges: ListOrder<Exchange> = {
  at: 'started_at',
  key: '_id',
  placeOf: ({ started_at, _id }) => ({ at: started_at, key: _id }),
}
export const loggedExchanges = ({ ofGoods = false } = {}): Filter<Exchange> =>
  ofGoods ? { is_of_goods: true } : { is_idle: false }

/** The exchanges with 1C, each with its session. */
export function createExchangeLog(db: Db) {
  const exchanges = db.collection<Exchange>('exchanges')
  async function markFailed(_id: string, now: Date): Promise<void> {
    const report_due_at = new Date(now.getTime() + REPORTED_AFTER_MS)
    await exchanges.updateOne({ _id, outcome: { $ne: 'failed' } }, { $set: { outcome: 'failed', report_due_at } })
  }
  /** Files of one exchange may end at the same moment: one that was written meanwhile is read again. */
  async function change(_id: string, rule: (known: Exchange) => Partial<Exchange> | null): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const known = await exchanges.findOne({ _id }, { maxTimeMS: MAX_READ_MS })
      const set = known && rule(known)
      if (!known || !set) return
      const { version } = known
      const written = await exchanges.updateOne({ _id, version }, { $set: { ...set, version: version + 1 } })
      if (written.matchedCount === 1) return
    }
    throw new ShopError('busy', { seconds: 5 })
  }
  return {
    async createIndexes(): Promise<void> {
      await exchanges.createIndexes([
        { key: { kept_until: 1 }, name: 'expired', expireAfterSeconds: 0 },
        { key: { token: 1 }, unique: true },
        { key: { started_at: -1 } },
        { key: { is_idle: 1, ...newestFirst } },
        { key: { is_of_goods: 1, ...newestFirst } },
        { key: { report_due_at: 1 }, name: 'report_due' },
        { key: { 'goods.warned.article': 1, started_at: -1 }, name: 'warned_of' },
      ])
    },

    /** A new exchange; answers the cookie that opens it for an hour. */
    async begin(now: Date, address: string): Promise<string> {
      const token = newToken()
      await exchanges.insertOne({
        _id: randomBytes(9).toString('base64url'),
        token: digest(token),
        started_at: now,
        ends_at: new Date(now.getTime() + SESSION_MS),
        kept_until: new Date(now.getTime() + DAY_MS),
        is_idle: true,
        address,
        under_way: [],
        sent: [],
        taken: [],
        applied: [],
        unchanged: 0,
        refused: [],
        ignored: [],
        version: 0,
      })
      return token
    },

    /** The exchange that the cookie opens; null when it is over or there is none. */
    open: (token: string, now: Date): Promise<Exchange | null> =>
      exchanges.findOne({ token: digest(token), ends_at: { $gt: now } }, { maxTimeMS: MAX_READ_MS }),

    /** Something happens in it: the log keeps it. */
    async keep({ _id, started_at }: Exchange, { ofGoods = false } = {}): Promise<void> {
      const kept_until = new Date(started_at.getTime() + KEPT_MS)
      const goods = ofGoods ? { is_of_goods: true as const } : {}
      await exchanges.updateOne({ _id }, { $set: { is_idle: false, kept_until, ...goods } })
    },

    async recordHandedOver(_id: string, under_way: Sent[]): Promise<void> {
      const sent = under_way.map(({ number }) => number)
      await exchanges.updateOne({ _id }, { $set: { under_way }, $addToSet: { sent: { $each: sent } } })
    },

    async recordConfirmed(_id: string, taken: string[]): Promise<void> {
      await exchanges.updateOne({ _id }, { $set: { under_way: [] }, $addToSet: { taken: { $each: taken } } })
    },

    async addOutcome(_id: string, outcome: ExchangeOutcome, now: Date): Promise<void> {
      if (outcome.refused.length > 0) await markFailed(_id, now)
      else await exchanges.updateOne({ _id, outcome: { $ne: 'failed' } }, { $set: { outcome: 'well' } })
      await change(_id, known => withOutcome(known, outcome))
    },

    async addGoodsOutcome(_id: string, outcome: GoodsOutcome, ignored: readonly string[]): Promise<void> {
      await change(_id, known => withGoodsOutcome(known, outcome, ignored))
    },

    async recordRetriedGoods(_id: string, outcome: GoodsOutcome, settled: readonly RefusedGoods[]): Promise<void> {
      await change(_id, known => withRetried(known, outcome, settled))
    },

    /** A file of it could not be read. */
    async recordUnreadable(_id: string, now: Date): Promise<void> {
      await markFailed(_id, now)
      await exchanges.updateOne({ _id }, { $set: { is_unreadable: true } })
    },

    /** Failed exchanges of which staff have not heard, the first one first. */
    findDueFailures: (now: Date, limit: number): Promise<Exchange[]> =>
      exchanges
        .find({ report_due_at: { $lte: now } }, { maxTimeMS: MAX_READ_MS })
        .sort({ report_due_at: 1 })
        .limit(limit)
        .toArray(),

    /** Had the last exchange before this one in which 1C said anything failed as well? */
    async hasFailedBefore({ started_at }: Exchange): Promise<boolean> {
      const before = { started_at: { $lt: started_at }, outcome: { $in: ['well', 'failed'] as const } }
      const found = exchanges.find(before as Filter<Exchange>, { maxTimeMS: MAX_READ_MS })
      const [last] = await found.sort({ started_at: -1 }).limit(1).toArray()
      return last?.outcome === 'failed'
    },

    /** Exchanges whose log warns of something about the article, the newest first. */
    findWarnedOf: (article: string, limit: number): Promise<Exchange[]> =>
      exchanges
        .find({ 'goods.warned.article': article }, { maxTimeMS: MAX_READ_MS })
        .sort({ started_at: -1 })
        .limit(limit)
        .toArray(),

    async recordReported({ _id }: Exchange): Promise<void> {
      await exchanges.updateOne({ _id }, { $set: { report_due_at: null } })
    },

    /** When 1C asked last, for whatever it was. */
    async findLastTime(): Promise<Date | null> {
      const newest = exchanges.find({ started_at: { $gt: new Date(0) } }, { maxTimeMS: MAX_READ_MS })
      const [last] = await newest.sort({ started_at: -1 }).limit(1).toArray()
      return last?.started_at ?? null
    },

    async page(
      page: number,
      limit: number,
      { ofGoods = false } = {},
    ): Promise<{ exchanges: Exchange[]; count: number }> {
      const all = loggedExchanges({ ofGoods })
      const [found, count] = await Promise.all([
        exchanges
          .find(all, { maxTimeMS: MAX_READ_MS })
          .sort(newestFirst)
          .skip((page - 1) * limit)
          .limit(limit)
          .toArray(),
        exchanges.countDocuments(all, { maxTimeMS: MAX_READ_MS }),
      ])
      return { exchanges: found, count }
    },
    count: (which?: { ofGoods: boolean }): Promise<number> =>
      exchanges.countDocuments(loggedExchanges(which), { maxTimeMS: MAX_READ_MS }),
    /** All of them for a file, the newest first. */
    batches: (which?: { ofGoods: boolean }): AsyncGenerator<Exchange[]> =>
      readNewestFirst(exchanges, {
        filter: loggedExchanges(which),
        order: newestExchanges,
        projection: { token: 0, under_way: 0 },
        batch: BATCH,
      }),
  }
}

/** As staff see it, with the files that came in it. */
export function exchangeRow(exchange: Exchange, files: ExchangeRow['files']): ExchangeRow {
  const { _id: id, started_at, address, sent, taken, applied, unchanged, refused, ignored, goods } = exchange
  const row = { id, at: started_at.toISOString(), address, sent, taken, files, applied, unchanged, refused, ignored }
  return goods ? { ...row, goods } : row
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
