import { ShopError } from '@shop/contracts/errors'
import { type Author, changeAtRevision } from '@shop/service-kit/storage/change-at-revision'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { AnyBulkWriteOperation, Collection, Filter } from 'mongodb'
import { changeByRule } from '../storage/change-by-rule.ts'
import type { StoredArticle } from './article.ts'

const named = { projection: { _id: 0, article: 1 } } as const
const atRevision = (revision: number) => (revision === 0 ? { $in: [null, 0] } : revision) as number

/** Pictures are counted apart from the rest of an article. */
const countedBy = {
  product: { revision: 'revision', changed: 'changed', plan: 'cells_changed' },
  pictures: { revision: 'pictures_revision', changed: 'pictures_changed', plan: 'pictures_planned' },
} as const

type PlannedBy = Author & { of?: keyof typeof countedBy | undefined }

/** What changes articles. Each write is guarded, so that a second try, or a second process, changes nothing. */
export function createArticleChanges(articles: Collection<StoredArticle>) {
  /** Articles of the change that this author left as they are. */
  async function leftBy({ who, at }: Author, names: string[], changed = 'changed'): Promise<Set<string>> {
    const own: Filter<StoredArticle> = { article: { $in: names }, [`${changed}.by`]: who, [`${changed}.at`]: at }
    const found = await articles.find(own, named).toArray()
    return new Set(found.map(({ article }) => article))
  }

  return {
    /** @throws ShopError as `changeAtRevision` does. */
    change(article: string, change: Author & { revision: number; fields: Partial<StoredArticle> }) {
      return changeAtRevision(articles, { article }, change)
    },

    /** @throws ShopError as `changeByRule` does. */
    changeByRule(article: string, change: Parameters<typeof changeByRule<StoredArticle>>[2]) {
      return changeByRule(articles, { article }, change)
    },

    /**
     * Each where it still is at its revision and, if `as` is given, as that change left it. Answers which of them were changed.
     * `of` says which revision is meant.
     */
    async changeMany(
      rows: readonly { article: string; revision: number; fields: Partial<StoredArticle> }[],
      { who, at, as, of = 'product' }: Author & { as?: Author; of?: keyof typeof countedBy },
    ): Promise<Set<string>> {
      if (rows.length === 0) return new Set()
      const names = countedBy[of]
      const asLeft = as ? { [`${names.changed}.by`]: as.who, [`${names.changed}.at`]: as.at } : {}
      const operations = rows.map(({ article, revision, fields }): AnyBulkWriteOperation<StoredArticle> => {
        const filter: Filter<StoredArticle> = { article, ...asLeft, [names.revision]: atRevision(revision) }
        const $set = { ...fields, [names.revision]: revision + 1, [names.changed]: { by: who, at } }
        return { updateOne: { filter, update: { $set } } }
      })
      const changed = rows.map(({ article }) => article)
      const { matchedCount } = await articles.bulkWrite(operations, { ordered: false })
      return matchedCount === rows.length ? new Set(changed) : leftBy({ who, at }, changed, names.changed)
    },

    /**
     * Changes each that still is at its revision, and lets it remember the plan: what a plan has changed before is not changed
     * again. Answers which of them the plan has reached.
     */
    async changePlanned(
      plan: string,
      rows: readonly { article: string; revision: number; fields: Partial<StoredArticle> }[],
      { who, at, of = 'product' }: PlannedBy,
    ): Promise<Set<string>> {
      if (rows.length === 0) return new Set()
      const counted = countedBy[of]
      const operations = rows.map(({ article, revision, fields }): AnyBulkWriteOperation<StoredArticle> => {
        const filter: Filter<StoredArticle> = {
          article,
          [counted.revision]: atRevision(revision),
          [counted.plan]: { $ne: plan },
        }
        const counts = { [counted.revision]: revision + 1, [counted.changed]: { by: who, at }, [counted.plan]: plan }
        return { updateOne: { filter, update: { $set: { ...fields, ...counts } } } }
      })
      const names = rows.map(({ article }) => article)
      const { matchedCount } = await articles.bulkWrite(operations, { ordered: false })
      if (matchedCount === rows.length) return new Set(names)
      const reached = await articles.find({ article: { $in: names }, [counted.plan]: plan }, named).toArray()
      return new Set(reached.map(({ article }) => article))
    },

    /** Takes back what a plan has changed, where nobody changed it since. */
    async restorePlanned(
      plan: string,
      rows: readonly { article: string; revision: number; before: Partial<StoredArticle> }[],
      { who, at, of = 'product' }: PlannedBy,
    ): Promise<void> {
      if (rows.length === 0) return
      const counted = countedBy[of]
      const operations = rows.map(({ article, revision, before }): AnyBulkWriteOperation<StoredArticle> => {
        const filter: Filter<StoredArticle> = { article, [counted.revision]: revision + 1, [counted.plan]: plan }
        const counts = { [counted.revision]: revision + 2, [counted.changed]: { by: who, at } }
        return { updateOne: { filter, update: { $set: { ...before, ...counts }, $unset: { [counted.plan]: '' } } } }
      })
      await articles.bulkWrite(operations, { ordered: false })
    },

    /**
     * All or none.
     * @throws ShopError name_taken when one of them was made meanwhile.
     */
    async addAll(rows: readonly StoredArticle[], { who, at }: Author): Promise<void> {
      const added = rows.map(row => ({ ...row, revision: 1, changed: { by: who, at } }))
      try {
        await articles.insertMany(added)
      } catch (error) {
        const names = rows.map(({ article }) => article)
        await articles.deleteMany({ article: { $in: names }, 'changed.by': who, 'changed.at': at })
        throw isDuplicateKey(error) ? new ShopError('name_taken') : error
      }
    },

    /** Makes those that are not there; answers which of them are as this author made them. */
    async addMissing(rows: readonly StoredArticle[], { who, at }: Author): Promise<Set<string>> {
      if (rows.length === 0) return new Set()
      await articles.bulkWrite(
        rows.map(row => {
          const made = { ...row, revision: 1, changed: { by: who, at } }
          return { updateOne: { filter: { article: row.article }, update: { $setOnInsert: made }, upsert: true } }
        }),
        { ordered: false },
      )
      return leftBy(
        { who, at },
        rows.map(({ article }) => article),
      )
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
