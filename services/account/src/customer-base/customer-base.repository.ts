import { MOST_NOTES } from '@shop/contracts/staff/customers/staff-customer-changes'
import { MOST_CUSTOMERS_COUNTED } from '@shop/contracts/staff/customers/staff-customers'
import { MAX_READ_MS, WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Collection, Db } from 'mongodb'
import { type BaseCustomer, baseIndexes, type Note, plain } from '../customers/base-customer.ts'
import type { LevelByHand } from '../customers/customer.ts'
import type { Figures } from '../customers/customer-figures.ts'
import { type AskedBase, type BaseOrder, baseFilter, baseSort, buyerFilter } from './base-filter.ts'
import { mergedPage, type Source } from './merged-page.ts'

export type CustomerBase = ReturnType<typeof createCustomerBase>

type Asked = BaseOrder & AskedBase & { page: number; limit: number }

/** The list of customers. Accounts and buyers are changed by their own repositories; here only what staff keep beside them. */
export function createCustomerBase(db: Db) {
  const customers = db.collection<BaseCustomer>('customers')
  const buyers = db.collection<BaseCustomer>('buyers')

  function sourcesOf(asked: AskedBase): Source[] {
    const { card_kind: kind } = asked.filter
    return [
      ...(kind === undefined || kind === 'account' ? [{ cards: customers, filter: baseFilter(asked) }] : []),
      ...(kind === 'account' ? [] : [{ cards: buyers, filter: buyerFilter(asked) }]),
    ]
  }
  const countAll = async (asked: AskedBase, limit?: number): Promise<number> => {
    const options = limit === undefined ? {} : { limit }
    const counts = await Promise.all(sourcesOf(asked).map(({ cards, filter }) => cards.countDocuments(filter, options)))
    return counts.reduce((sum, count) => sum + count, 0)
  }
  /** Where the card is: each id is in one of the two. */
  async function homeOf(_id: string): Promise<Collection<BaseCustomer>> {
    return (await customers.countDocuments({ _id }, { limit: 1 })) > 0 ? customers : buyers
  }

  return {
    /** Exactly, for what is kept on record. */
    count: (asked: AskedBase): Promise<number> => countAll(asked),

    async createIndexes(): Promise<void> {
      await customers.createIndexes([...baseIndexes])
    },

    /** A large shop has more customers than anybody reads: counting stops there. */
    async page(asked: Asked) {
      const [list, all] = await Promise.all([
        mergedPage(sourcesOf(asked), asked),
        countAll(asked, MOST_CUSTOMERS_COUNTED + 1),
      ])
      return { customers: list, count: Math.min(all, MOST_CUSTOMERS_COUNTED), more: all > MOST_CUSTOMERS_COUNTED }
    },

    /** Everybody who agrees, read while it is used: accounts first. */
    async *all(asked: AskedBase): AsyncGenerator<BaseCustomer> {
      for (const source of sourcesOf(asked)) yield* newestOf(source)
    },

    /** Cards with notes of staff, also those that were joined to another one. */
    async *withNotes(asked: AskedBase): AsyncGenerator<BaseCustomer> {
      for (const source of sourcesOf(asked)) yield* newestOf(ofNotes(source))
    },

    async countNotes(asked: AskedBase): Promise<number> {
      const counts = sourcesOf(asked).map(async source => {
        const { cards, filter } = ofNotes(source)
        const count = { $group: { _id: null, count: { $sum: { $size: '$notes' } } } }
        const found = cards.aggregate<{ count: number }>([{ $match: filter }, count], { maxTimeMS: MAX_READ_MS })
        return (await found.toArray())[0]?.count ?? 0
      })
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
    },

    findById: async (_id: string): Promise<BaseCustomer | null> =>
      (await customers.findOne({ _id }, plain)) ?? (await buyers.findOne({ _id }, plain)),

    /** Figures that were counted earlier than those that are there come too late and change nothing. */
    async takeFigures(_id: string, figures: Figures): Promise<void> {
      await customers.updateOne({ _id, 'figures.asOf': { $lte: figures.asOf } }, { $set: { figures } })
    },

    /** False when there are too many already, or no such customer. */
    async addNote(_id: string, note: Note): Promise<boolean> {
      const hasRoom = { _id, [`notes.${MOST_NOTES - 1}`]: { $exists: false } }
      const { matchedCount } = await (await homeOf(_id)).updateOne(hasRoom, { $push: { notes: note } })
      return matchedCount === 1
    },

    async removeNote(_id: string, id: string): Promise<void> {
      await (await homeOf(_id)).updateOne({ _id }, { $pull: { notes: { id } } })
    },

    /** Null: what purchases have earned counts alone. */
    async setLevelByHand(_id: string, levelByHand: LevelByHand | null): Promise<void> {
      await customers.updateOne({ _id }, levelByHand ? { $set: { levelByHand } } : { $unset: { levelByHand: '' } })
    },

    async setTags(_id: string, tags: string[]): Promise<void> {
      await (await homeOf(_id)).updateOne({ _id }, { $set: { tags } })
    },
  }
}

function newestOf({ cards, filter }: Source): AsyncIterable<BaseCustomer> {
  return cards
    .find(filter, { ...plain, maxTimeMS: WHOLE_READ_MS })
    .sort(baseSort({ sort: 'registered', dir: 'desc' }))
    .batchSize(500)
}

function ofNotes({ cards, filter: { joinedTo: _, ...filter } }: Source): Source {
  return { cards, filter: { ...filter, 'notes.0': { $exists: true } } }
}
