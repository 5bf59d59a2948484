import type { Db } from 'mongodb'
import type { StoredCategory } from '../categories/category-tree.ts'
import { BASE } from '../storage/catalogue-version.repository.ts'
import type { KnownNames } from './product-rules.ts'

export type KnownNamesRepository = ReturnType<typeof createKnownNamesRepository>

type Named = { name: string; order: number; archived?: object | null }
/** `order`: all names, archived ones too, as the dictionaries list them. */
type KnownInOrder = KnownNames & { order: Record<'colors' | 'heights' | 'sizes', string[]> }
type Found = Record<'collections' | 'colors' | 'heights' | 'sizes', Named[]> & { categories: StoredCategory[] }

const dictionaries = ['collections', 'colors', 'heights', 'sizes'] as const
/** A field that nothing has: what lacks it on both sides is joined, so that each list comes whole. */
const inWhole = { localField: 'absent', foreignField: 'absent' }
const joins = ['categories', ...dictionaries].map(from => ({ $lookup: { from, ...inWhole, as: from } }))
const names = Object.fromEntries(dictionaries.map(from => [from, { name: 1, order: 1, archived: 1 }]))

/** What articles may be named after: one command for what five would bring. */
export function createKnownNamesRepository(db: Db) {
  // A document that each shop has from its first start.
  const marks = db.collection<{ _id: string }>('versions')
  return {
    async read(): Promise<KnownInOrder> {
      const [found] = await marks
        .aggregate<Found>([{ $match: { _id: BASE } }, ...joins, { $project: { _id: 0, categories: 1, ...names } }])
        .toArray()
      if (!found) throw new Error('this shop was never started: it has no names yet')
      const set = (things: readonly Named[]) =>
        new Set(things.filter(({ archived }) => !archived).map(({ name }) => name))
      const inOrder = (things: readonly Named[]) =>
        things.toSorted((one, other) => one.order - other.order).map(({ name }) => name)
      const { categories, collections, colors, heights, sizes } = found
      return {
        categories,
        collections: set(collections),
        colors: set(colors),
        heights: set(heights),
        sizes: set(sizes),
        order: { colors: inOrder(colors), heights: inOrder(heights), sizes: inOrder(sizes) },
      }
    },
  }
}
