import type { Db } from 'mongodb'

export type CatalogueVersionRepository = ReturnType<typeof createCatalogueVersionRepository>

/**
 * `version` counts changes after which all lists have to be read again. `articleChanges` counts changes of single articles
 * (staff edited one, a size sold out or came back), and `recent` names the articles of the latest ones, oldest first. `edits`
 * counts what staff edited by article. `explainedVersions` counts the versions whose changed articles, if any, were also
 * counted one by one.
 */
export type CatalogueMark = {
  version: number
  articleChanges: number
  recent: string[]
  edits: number
  explainedVersions: number
}

type Mark = Partial<CatalogueMark> & { _id: string; day?: string }
const NO_CHANGES: CatalogueMark = { version: 0, articleChanges: 0, recent: [], edits: 0, explainedVersions: 0 }

/** The name of the catalogue's document among the `versions`. */
export const CATALOGUE = 'catalogue'
/** The document that each shop has from its first start. */
export const BASE = 'base'
const FIRST_SEED = 'first-seed'
const CHANGES_KEPT = 200

/** Lets every process of this service see that its lists are behind. */
export function createCatalogueVersionRepository(db: Db) {
  const marks = db.collection<Mark>('versions')
  return {
    async current(): Promise<CatalogueMark> {
      return { ...NO_CHANGES, ...(await marks.findOne({ _id: CATALOGUE }, { projection: { _id: 0 } })) }
    },

    /** Anything may have changed. */
    async bump(): Promise<void> {
      await marks.updateOne({ _id: CATALOGUE }, { $inc: { version: 1 } }, { upsert: true })
    },

    /** What lists say of articles changed: a category, a colour, a bundle. The articles themselves did not. */
    async noteReferences(): Promise<void> {
      await marks.updateOne({ _id: CATALOGUE }, { $inc: { version: 1, explainedVersions: 1 } }, { upsert: true })
    },

    /**
     * Staff changed these articles. `everything`: other entries of the lists change with them, because a name, a word or what
     * is shown did.
     */
    async noteEdits(articles: readonly string[], { everything }: { everything: boolean }): Promise<void> {
      if (articles.length === 0) return
      if (articles.length > CHANGES_KEPT) return this.bump()
      const recent = { $each: [...articles], $slice: -CHANGES_KEPT }
      const counts = {
        articleChanges: articles.length,
        edits: 1,
        ...(everything && { version: 1, explainedVersions: 1 }),
      }
      await marks.updateOne({ _id: CATALOGUE }, { $inc: counts, $push: { recent } }, { upsert: true })
    },

    /** A size of this article sold out or came back. */
    async noteStockFlip(article: string): Promise<void> {
      const recent = { $each: [article], $slice: -CHANGES_KEPT }
      await marks.updateOne({ _id: CATALOGUE }, { $inc: { articleChanges: 1 }, $push: { recent } }, { upsert: true })
    },

    /** True for one caller only, once in the life of a shop: what it begins with is not put back when staff removed it. */
    async beginsNow(): Promise<boolean> {
      const { upsertedCount } = await marks.updateOne({ _id: BASE }, { $setOnInsert: { version: 1 } }, { upsert: true })
      return upsertedCount === 1
    },

    /** The day of the first seeding: `today` if this is it. */
    async firstDay(today: string): Promise<string> {
      await marks.updateOne({ _id: FIRST_SEED }, { $setOnInsert: { day: today } }, { upsert: true })
      const found = await marks.findOne({ _id: FIRST_SEED })
      return found?.day ?? today
    },
  }
}
