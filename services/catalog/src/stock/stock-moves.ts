import type { Collection, Filter, UpdateFilter } from 'mongodb'
import { ARRIVAL, type Piece, type StockItem } from './stock.ts'

/** An arrival waits for its orders, not for a time. */
const NEVER = new Date('9999-01-01T00:00:00Z')
/** A move that is asked for again comes long before so many others of the same size. */
const REMEMBERED = 500

const after = { projection: { _id: 0 }, returnDocument: 'after' } as const
type Size = Pick<Piece, 'article' | 'size'>

/** Shelves from before pre-orders have no such counter. */
const counter = (count: number) => (count === 0 ? { $not: { $gt: 0 } } : count)

/** Pieces that come, come back, and find their orders. Each move has a key, which the document remembers: a repeat changes nothing. */
export function createStockMoves(stock: Collection<StockItem>) {
  const isNew = (key: string, { article, size }: Size) => ({ article, size, moves: { $ne: key } })
  const remember = (key: string) => ({ moves: { $each: [key], $slice: -REMEMBERED } })

  async function move(filter: Filter<StockItem>, update: UpdateFilter<StockItem>): Promise<StockItem | null> {
    return stock.findOneAndUpdate(filter, update, after)
  }

  return {
    isMoved: async (key: string, { article, size }: Size): Promise<boolean> =>
      (await stock.countDocuments({ article, size, moves: key }, { limit: 1 })) === 1,

    /** Sold pieces that are for sale again. */
    putBack: (key: string, piece: Piece) =>
      move(
        { ...isNew(key, piece), sold: { $gte: piece.count } },
        { $inc: { sold: -piece.count, available: piece.count }, $push: remember(key) },
      ),

    /** A sold promise that nobody waits for any more. */
    letGo: (key: string, piece: Piece) =>
      move(
        { ...isNew(key, piece), preorder_sold: { $gte: piece.count } },
        { $inc: { preorder_sold: -piece.count, preorder_promised: -piece.count }, $push: remember(key) },
      ),

    /** Pieces from the maker, of which some are kept for those who ordered in advance, as long as so many are promised. */
    receive: (key: string, { article, size, count }: Piece, promised: number, kept: number) =>
      move(
        { ...isNew(key, { article, size }), preorder_promised: counter(promised), 'holds.order': { $ne: ARRIVAL } },
        {
          $inc: { received: count, available: count - kept },
          $push: {
            ...remember(key),
            ...(kept > 0 && { holds: { order: ARRIVAL, count: kept, until: NEVER } }),
          },
        },
      ),

    /** The same when some are kept already. */
    receiveMore: (key: string, { article, size, count }: Piece, earlier: number, kept: number) =>
      move(
        { ...isNew(key, { article, size }), holds: { $elemMatch: { order: ARRIVAL, count: earlier } } },
        { $inc: { received: count, available: count - kept, 'holds.$.count': kept }, $push: remember(key) },
      ),

    /** Kept pieces become those of an order that was paid in advance. */
    assign: (key: string, { article, size, count }: Piece, kept: number) =>
      move(
        {
          ...isNew(key, { article, size }),
          preorder_sold: { $gte: count },
          holds: { $elemMatch: { order: ARRIVAL, count: kept } },
        },
        {
          $inc: { sold: count, preorder_sold: -count, preorder_promised: -count, 'holds.$.count': -count },
          $push: remember(key),
        },
      ),

    /** Kept pieces that nobody waits for go on sale. */
    freeArrival: ({ article, size }: Size, kept: number, freed: number) =>
      move(
        { article, size, holds: { $elemMatch: { order: ARRIVAL, count: kept } } },
        { $inc: { available: freed, 'holds.$.count': -freed } },
      ),

    async forgetEmptyArrival({ article, size }: Size): Promise<void> {
      await stock.updateOne(
        { article, size, holds: { $elemMatch: { order: ARRIVAL, count: 0 } } },
        { $pull: { holds: { order: ARRIVAL, count: 0 } } },
      )
    },
  }
}
