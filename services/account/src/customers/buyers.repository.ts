import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@shop/calendar/durations'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db, Filter } from 'mongodb'
import { type BaseCustomer, baseIndexes } from './base-customer.ts'
import { type Buyer, type BuyerFacts, mailboxKey } from './buyer.ts'

/** That a card is gone: what was counted before it went comes too late. */
type Gone = { _id: string; asOf: Date; at: Date }
type Proved = Pick<BaseCustomer, '_id' | 'email' | 'emailVerified' | 'phone' | 'phoneVerified'>
export type Buyers = ReturnType<typeof createBuyers>

/** Cards of people without an account. Each write may be done again without harm. */
export function createBuyers(db: Db) {
  const buyers = db.collection<Buyer>('buyers')
  const gone = db.collection<Gone>('buyers_gone')
  const customers = db.collection<BaseCustomer>('customers')

  /** The account that proved the phone or the mailbox of the card; null: none did. */
  async function ownerOf({ phone, email }: Pick<BaseCustomer, 'phone' | 'email'>): Promise<string | null> {
    const id = { projection: { _id: 1 } } as const
    const byPhone = phone === null ? null : await customers.findOne({ phone, phoneVerified: true }, id)
    return (byPhone ?? (await customers.findOne({ email, emailVerified: true }, id)))?._id ?? null
  }

  async function removeCards(filter: Filter<Buyer>): Promise<void> {
    for (const { _id, joinedTo, notes = [], tags = [] } of await buyers.find(filter).toArray()) {
      // What staff wrote of the person stays with the card that it was joined to.
      const handedOver = { $addToSet: { notes: { $each: notes }, tags: { $each: tags } } }
      if (joinedTo && notes.length + tags.length > 0) await customers.updateOne({ _id: joinedTo }, handedOver)
      await buyers.updateMany({ joinedTo: _id }, { $set: { joinedTo, joinedBy: null, joinedAt: null } })
      await buyers.deleteOne({ _id })
    }
  }

  return {
    async createIndexes(): Promise<void> {
      await buyers.createIndexes([
        ...baseIndexes,
        { key: { key: 1 }, name: 'key', unique: true },
        { key: { kind: 1, createdAt: -1, _id: -1 }, name: 'by_kind' },
        { key: { joinedTo: 1 }, name: 'joined' },
        { key: { email: 1 }, name: 'email' },
        { key: { phone: 1 }, name: 'phone' },
        { key: { searchTerms: 1 }, name: 'search' },
        { key: { birthMonth: 1, createdAt: -1, _id: -1 }, name: 'birthday' },
        { key: { getsNewsletter: 1, createdAt: -1, _id: -1 }, name: 'newsletter' },
      ])
      await gone.createIndex({ at: 1 }, { name: 'expires', expireAfterSeconds: DAY_MS / 1000 })
    },

    /** The card as it is now; what was counted earlier than what is there changes nothing. */
    async take(facts: BuyerFacts): Promise<void> {
      const { key, figures } = facts
      const before = { key, 'figures.asOf': { $lte: figures.asOf } }
      const alone = { _id: randomUUID(), joinedTo: await ownerOf(facts), joinedBy: null, joinedAt: null }
      await buyers.updateOne(before, { $set: facts, $setOnInsert: alone }, { upsert: true }).catch((error: unknown) => {
        // The card is there, and newer.
        if (!isDuplicateKey(error)) throw error
      })
      const removed = await gone.findOne({ _id: key, asOf: { $gt: figures.asOf } })
      if (removed) await removeCards({ key, 'figures.asOf': { $lt: removed.asOf } })
    },

    /** Nothing of the person is left to be shown: its orders went to an account, or lost their person. */
    async remove(key: string, asOf: Date, now: Date): Promise<void> {
      await gone.updateOne({ _id: key }, { $max: { asOf }, $set: { at: now } }, { upsert: true })
      await removeCards({ key, 'figures.asOf': { $lte: asOf } })
    },

    /** The mailbox gets no newsletter any more. */
    removeMailbox: (email: string): Promise<void> => removeCards({ key: mailboxKey(email) }),

    /** What was proved by an account joins it; cards that somebody joined to another one by hand stay there. */
    async joinProven({ _id, email, emailVerified, phone, phoneVerified }: Proved): Promise<void> {
      const proved = [...(emailVerified ? [{ email }] : []), ...(phoneVerified && phone ? [{ phone }] : [])]
      if (proved.length === 0) return
      const found = await buyers.find({ joinedTo: null, $or: proved }, { projection: { _id: 1 } }).toArray()
      const ids = found.map(card => card._id)
      const joined = { $set: { joinedTo: _id, joinedBy: null, joinedAt: null } }
      if (ids.length === 0) return
      await buyers.updateMany({ joinedTo: { $in: ids } }, { $set: { joinedTo: _id } })
      await buyers.updateMany({ _id: { $in: ids }, joinedTo: null }, joined)
    },

    findById: (_id: string): Promise<Buyer | null> => buyers.findOne({ _id }, { projection: { searchTerms: 0 } }),

    /** Of the cards with these keys those that were joined: to whom, by key. */
    async findJoined(keys: readonly string[]): Promise<Map<string, string>> {
      const found = buyers.find({ key: { $in: [...keys] } }, { projection: { _id: 0, key: 1, joinedTo: 1 } })
      return new Map((await found.toArray()).flatMap(({ key, joinedTo }) => (joinedTo ? [[key, joinedTo]] : [])))
    },

    findByIds: (ids: Iterable<string>): Promise<Pick<Buyer, '_id' | 'phone' | 'email'>[]> =>
      buyers.find({ _id: { $in: [...ids] } }, { projection: { phone: 1, email: 1 } }).toArray(),

    joinedTo: (ids: readonly string[]): Promise<Buyer[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : buyers.find({ joinedTo: { $in: [...ids] } }, { projection: { searchTerms: 0 } }).toArray(),

    /** False when it was joined meanwhile. What was joined to it goes along. */
    async join(_id: string, target: string, by: { joinedBy: string; joinedAt: Date }): Promise<boolean> {
      const { matchedCount } = await buyers.updateOne({ _id, joinedTo: null }, { $set: { joinedTo: target, ...by } })
      if (matchedCount > 0) await buyers.updateMany({ joinedTo: _id }, { $set: { joinedTo: target } })
      return matchedCount > 0
    },

    async takeBack(_id: string, target: string): Promise<void> {
      const alone = { joinedTo: null, joinedBy: null, joinedAt: null }
      await buyers.updateOne({ _id, joinedTo: target }, { $set: alone })
    },

    async deleteCard(_id: string): Promise<void> {
      await buyers.deleteOne({ _id })
    },
  }
}
