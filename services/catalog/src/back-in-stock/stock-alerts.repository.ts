import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'
import { expiryOf, type StockAlert } from './stock-alert.ts'

type Stored = Omit<StockAlert, 'id'> & { _id: string }
type Asked = Pick<StockAlert, 'id' | 'article' | 'size' | 'email' | 'locale'>
type Size = Pick<StockAlert, 'article' | 'size'>
export type StockAlertsRepository = ReturnType<typeof createStockAlertsRepository>

const read = ({ _id, ...rest }: Stored): StockAlert => ({ id: _id, ...rest })

export function createStockAlertsRepository(db: Db) {
  const alerts = db.collection<Stored>('stock_alerts')

  /** Whose turn has come already may wait once more, at the end of the line. */
  async function leaveWhatIsOver({ article, size, email }: Asked): Promise<void> {
    await alerts.deleteOne({ article, size, email, state: 'informed' })
  }

  return {
    async createIndexes(): Promise<void> {
      await alerts.createIndexes([
        { key: { article: 1, size: 1, email: 1 }, name: 'mailbox', unique: true },
        { key: { state: 1, article: 1, size: 1, asked_at: 1 }, name: 'line' },
        {
          key: { 'due.at': 1, asked_at: 1 },
          name: 'due_in_order',
          partialFilterExpression: { 'due.at': { $exists: true } },
        },
        { key: { email: 1 }, name: 'email' },
        { key: { expires_at: 1 }, name: 'expired', expireAfterSeconds: 0 },
      ])
    },

    async byId(id: string): Promise<StockAlert | null> {
      const found = await alerts.findOne({ _id: id })
      return found && read(found)
    },

    /** The mailbox is asked whether it wants the alert, unless it is in the line already or was asked since `notSince`. */
    async ask(asked: Asked, now: Date, notSince: Date): Promise<void> {
      await leaveWhatIsOver(asked)
      const { id, locale, ...mailbox } = asked
      const due = { email: 'confirm' as const, at: now }
      const $set = { locale, mailed_at: now, due, expires_at: expiryOf('asked', now) }
      const filter = { ...mailbox, state: 'asked' as const, mailed_at: { $lte: notSince } }
      try {
        await alerts.updateOne(filter, { $set, $setOnInsert: { _id: id, asked_at: now } }, { upsert: true })
      } catch (error) {
        // The mailbox is there, and does not match: the unique index keeps it single.
        if (!isDuplicateKey(error)) throw error
      }
    },

    /** Straight into the line: the mailbox is known to be the customer's. */
    async addProved(asked: Asked, now: Date): Promise<void> {
      await leaveWhatIsOver(asked)
      const { id, locale, ...mailbox } = asked
      const $set = { locale, state: 'waiting' as const, due: null, expires_at: expiryOf('waiting', now) }
      const first = { _id: id, asked_at: now, mailed_at: now }
      await alerts.updateOne(mailbox, { $set, $setOnInsert: first }, { upsert: true })
    },

    async confirm(id: string, now: Date): Promise<void> {
      const $set = { state: 'waiting' as const, due: null, expires_at: expiryOf('waiting', now) }
      await alerts.updateOne({ _id: id, state: 'asked' }, { $set })
    },

    async remove(id: string): Promise<void> {
      await alerts.deleteOne({ _id: id })
    },

    async ofMailbox(email: string): Promise<StockAlert[]> {
      return (await alerts.find({ email: email.toLowerCase() }).sort({ asked_at: 1 }).toArray()).map(read)
    },

    async removeMailbox(email: string): Promise<void> {
      await alerts.deleteMany({ email: email.toLowerCase() })
    },

    /** Sizes that somebody waits for. */
    async awaitedSizes(): Promise<Size[]> {
      const stages = [
        { $match: { state: 'waiting' } },
        { $group: { _id: { article: '$article', size: '$size' } } },
        { $replaceRoot: { newRoot: '$_id' } },
      ]
      return alerts.aggregate<Size>(stages, { maxTimeMS: WHOLE_READ_MS }).toArray()
    },

    /** The first of the line. */
    async firstWaiting({ article, size }: Size, count: number): Promise<string[]> {
      if (count <= 0) return []
      const line = alerts.find({ state: 'waiting', article, size }, { projection: { _id: 1 } })
      return (await line.sort({ asked_at: 1 }).limit(count).toArray()).map(({ _id }) => _id)
    },

    /** How many were told since that one of these sizes is back. */
    async countInformed(sizes: readonly Size[], since: Date): Promise<number> {
      if (sizes.length === 0) return 0
      const articles = [...new Set(sizes.map(({ article }) => article))]
      const told = { state: 'informed' as const, expires_at: { $gte: expiryOf('informed', since) } }
      const found = await alerts.find({ article: { $in: articles }, ...told }).toArray()
      return found.filter(one => sizes.some(({ article, size }) => article === one.article && size === one.size)).length
    },

    /** A second time changes nothing, and neither does it touch an alert that was stopped or asked for again meanwhile. */
    async inform(id: string, at: Date): Promise<void> {
      const informed = { state: 'informed' as const, due: { email: 'back' as const, at } }
      const $set = { ...informed, expires_at: expiryOf('informed', at) }
      await alerts.updateOne({ _id: id, state: 'waiting', asked_at: { $lte: at } }, { $set })
    },

    /** The items were sold before the email went out: the place in the line is as it was. */
    async putBack(id: string, now: Date): Promise<void> {
      const $set = { state: 'waiting' as const, due: null, expires_at: expiryOf('waiting', now) }
      await alerts.updateOne({ _id: id, state: 'informed' }, { $set })
    },

    /** Alerts whose email the account service has not been given yet; those of one moment in the order of asking. */
    async withDueEmail(count: number): Promise<StockAlert[]> {
      const due = alerts.find({ 'due.at': { $exists: true } }).sort({ 'due.at': 1, asked_at: 1 })
      return (await due.limit(count).toArray()).map(read)
    },

    /** A newer email that is due since stays so. */
    async recordHandedOver(id: string, at: Date): Promise<void> {
      await alerts.updateOne({ _id: id, 'due.at': at }, { $set: { due: null } })
    },

    /** How many wait for these articles, by article and size. */
    async waitingFor(articles: readonly string[]): Promise<(Size & { count: number })[]> {
      const stages = [
        { $match: { state: 'waiting', article: { $in: [...articles] } } },
        { $group: { _id: { article: '$article', size: '$size' }, count: { $sum: 1 } } },
        { $project: { _id: 0, article: '$_id.article', size: '$_id.size', count: 1 } },
      ]
      return alerts.aggregate<Size & { count: number }>(stages, { maxTimeMS: WHOLE_READ_MS }).toArray()
    },

    /** How many wait, by size. */
    async demandFor(article: string): Promise<{ size: string; count: number }[]> {
      const stages = [
        { $match: { state: 'waiting', article } },
        { $group: { _id: '$size', count: { $sum: 1 } } },
        { $project: { _id: 0, size: '$_id', count: 1 } },
      ]
      return alerts.aggregate<{ size: string; count: number }>(stages).toArray()
    },
  }
}
