import type { Author } from '@shop/service-kit/storage/change-at-revision'
import type { AnyBulkWriteOperation, Collection, Filter } from 'mongodb'
import type { StoredArticle } from './article.ts'
import { createArticleCodes, isTaken, listed, movedCodes } from './article-codes.ts'
import { codesOf } from './size-codes.ts'

const named = { projection: { _id: 0, article: 1 } } as const
const atRevision = (revision: number) => (revision === 0 ? { $in: [null, 0] } : revision) as number

/** Pictures are counted apart from the rest of an article. */
const countedBy = {
  product: { revision: 'revision', changed: 'changed' },
  pictures: { revision: 'pictures_revision', changed: 'pictures_changed' },
} as const

/** So many changes of one article are not under way at one time. */
const PLANS_KEPT = 20

/** The last two are how the version before this one remembered the last plan. */
const byPlan = ['plans', 'cells_changed', 'pictures_planned'] as const
const untouchedBy = (plan: string): Filter<StoredArticle> =>
  Object.fromEntries(byPlan.map(field => [field, { $ne: plan }]))

type PlannedBy = Author & { of?: keyof typeof countedBy | undefined }
type PlannedWrite = {
  article: string
  revision: number | null
  /** What its fields said; of sizes it tells which codes go to another article. */
  before?: Partial<StoredArticle>
  fields: Partial<StoredArticle>
  unset?: readonly (keyof StoredArticle)[]
  removes?: true
}

/** What changes articles. Each write is guarded, so that a second try, or a second process, changes nothing. */
export function createArticleChanges(articles: Collection<StoredArticle>) {
  const codes = createArticleCodes(articles)
  async function goneOf(names: readonly string[]): Promise<string[]> {
    if (names.length === 0) return []
    const left = await articles.find({ article: { $in: [...names] } }, named).toArray()
    return names.filter(name => !left.some(({ article }) => article === name))
  }

  /** A code that goes on in the same change is free before it is written again, in whatever order the articles are. */
  async function freeCodes(plan: string, rows: readonly PlannedWrite[]): Promise<string[]> {
    const { keys, givers } = movedCodes(rows)
    if (keys.length === 0) return []
    const operations = rows.flatMap(({ article, revision, before }): AnyBulkWriteOperation<StoredArticle>[] => {
      if (revision === null || !givers.includes(article)) return []
      const filter: Filter<StoredArticle> = { article, revision: atRevision(revision), ...untouchedBy(plan) }
      const { set, unset } = listed(codesOf(before?.sizes ?? []).filter(key => !keys.includes(key)))
      return [{ updateOne: { filter, update: { ...(set && { $set: set }), ...(unset && { $unset: unset }) } } }]
    })
    await articles.bulkWrite(operations, { ordered: false })
    return givers
  }

  return {
    ...codes,

    /**
     * Changes each that still is at its revision, makes those that are new where there is none of that name, and takes out those
     * that go. Each remembers the plan, so that nothing is done twice. Answers which of them the plan has reached: one whose code
     * somebody else was faster with is not.
     */
    async writePlanned(plan: string, rows: readonly PlannedWrite[], { who, at, of = 'product' }: PlannedBy) {
      if (rows.length === 0) return new Set<string>()
      const counted = countedBy[of]
      const givers = await freeCodes(plan, rows)
      const operations = rows.map((row): AnyBulkWriteOperation<StoredArticle> => {
        const { article, revision, fields, unset = [], removes } = row
        const list = fields.sizes ? listed(codesOf(fields.sizes)) : {}
        if (revision === null) {
          const made = { ...fields, ...list.set, revision: 1, changed: { by: who, at }, plans: [plan] }
          return { updateOne: { filter: { article }, update: { $setOnInsert: made }, upsert: true } }
        }
        const filter: Filter<StoredArticle> = {
          article,
          [counted.revision]: atRevision(revision),
          ...untouchedBy(plan),
        }
        if (removes) return { deleteOne: { filter } }
        const $set = { ...fields, ...list.set, [counted.revision]: revision + 1, [counted.changed]: { by: who, at } }
        const $unset = { ...list.unset, ...Object.fromEntries(unset.map(field => [field, '' as const])) }
        const $push = { plans: { $each: [plan], $slice: -PLANS_KEPT } }
        return { updateOne: { filter, update: { $set, $push, ...(Object.keys($unset).length > 0 && { $unset }) } } }
      })
      const names = rows.map(({ article }) => article)
      const written = await articles.bulkWrite(operations, { ordered: false }).catch(error => {
        if (!isTaken(error)) throw error
        return { modifiedCount: 0, upsertedCount: 0, deletedCount: 0 }
      })
      const { modifiedCount, upsertedCount, deletedCount } = written
      if (modifiedCount + upsertedCount + deletedCount === rows.length) return new Set(names)
      const [reached, gone] = await Promise.all([
        this.reachedBy(plan, names),
        goneOf(rows.flatMap(({ article, removes }) => (removes ? article : []))),
      ])
      const all = new Set([...reached, ...gone])
      await codes.renewCodes(givers.filter(article => !all.has(article)))
      return all
    },

    /** These were reached by a plan of the version before, which knew them by who changed them when. */
    async notePlan(plan: string, names: readonly string[], { who, at }: Author): Promise<void> {
      const own: Filter<StoredArticle> = { article: { $in: [...names] }, 'changed.by': who, 'changed.at': at }
      await articles.updateMany(own, { $addToSet: { plans: plan } })
    },

    /** Which of these a plan has reached, unless they were changed very often since. */
    async reachedBy(plan: string, names: readonly string[]): Promise<Set<string>> {
      if (names.length === 0) return new Set()
      const touched = { article: { $in: [...names] }, $or: byPlan.map(field => ({ [field]: plan })) }
      return new Set((await articles.find(touched, named).toArray()).map(({ article }) => article))
    },

    async forgetOpeningStock(names: readonly string[]): Promise<void> {
      if (names.length === 0) return
      await articles.updateMany({ article: { $in: [...names] } }, { $unset: { opening_stock: '' } })
    },

    /** Only those that no later save has replaced. */
    async forgetFollowUps(rows: readonly { article: string; at: Date }[]): Promise<void> {
      const $unset = { follow_up: '' } as const
      await articles.bulkWrite(
        rows.map(({ article, at }) => ({
          updateOne: { filter: { article, 'follow_up.at': at }, update: { $unset } },
        })),
        { ordered: false },
      )
    },

    /** Of what articles keep in their archives these pictures are gone. */
    async forgetArchivedPictures(pictures: readonly string[]): Promise<void> {
      const named = { name: { $in: [...pictures] } }
      await articles.updateMany(
        { 'archived_pictures.name': named.name },
        { $pull: { archived_pictures: named }, $inc: { pictures_revision: 1 } },
      )
    },

    /** Deletes those of these that are archived. */
    async removeArchived(names: readonly string[]): Promise<void> {
      if (names.length > 0)
        await articles.deleteMany({ article: { $in: [...names] }, 'archived.at': { $gt: new Date(0) } })
    },

    /** Puts all articles of a category into another one. Who has one open would overwrite that, so its revision goes on. */
    async moveToCategory(from: string, to: string, { who, at }: Author): Promise<number> {
      const { modifiedCount } = await articles.updateMany(
        { category: from },
        { $set: { category: to, changed: { by: who, at } }, $inc: { revision: 1 } },
      )
      return modifiedCount
    },
  }
}
