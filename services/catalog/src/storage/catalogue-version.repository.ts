import type { Db } from 'mongodb'

export type CatalogueVersionRepository = ReturnType<typeof createCatalogueVersionRepository>

/**
 * `version` grows when lists have to be read anew; `turns` when one article is other than before (staff changed it, a size
 * sold out or came back), and `recent` tells of which articles the latest turns were, oldest first. `edits` grows when staff
 * change articles by name; `told` counts the versions that came with turns for every article that changed, if any did.
 */
export type CatalogueMark = { version: number; turns: number; recent: string[]; edits: number; told: number }

type Mark = Partial<CatalogueMark> & { _id: string; day?: string }

/** The name of the catalogue's document among the `versions`. */
export const CATALOGUE = 'catalogue'
/** The document that each shop has from its first start. */
export const BASE = 'base'
const FIRST_SEED = 'first-seed'
const TURNS_KEPT = 200

/** Tells every process of this service that its lists are behind. */
export function createCatalogueVersionRepository(db: Db) {
  const marks = db.collection<Mark>('versions')
  return {
    async current(): Promise<CatalogueMark> {
      const found = (await marks.findOne({ _id: CATALOGUE })) ?? {}
      const { version = 0, turns = 0, recent = [], edits = 0, told = 0 }: Partial<CatalogueMark> = found
      return { version, turns, recent, edits, told }
    },

    /** Anything may be other than before. */
    async bump(): Promise<void> {
      await marks.updateOne({ _id: CATALOGUE }, { $inc: { version: 1 } }, { upsert: true })
    },

    /** What lists say of articles changed: a category, a colour, a bundle. The articles themselves are as they were. */
    async noteReferences(): Promise<void> {
      await marks.updateOne({ _id: CATALOGUE }, { $inc: { version: 1, told: 1 } }, { upsert: true })
    },

    /**
     * Staff changed these articles. `everything`: other entries of the lists change with them, because a name, a word or what
     * is shown did.
     */
    async noteEdits(articles: readonly string[], { everything }: { everything: boolean }): Promise<void> {
      if (articles.length === 0) return
      if (articles.length > TURNS_KEPT) return this.bump()
      const recent = { $each: [...articles], $slice: -TURNS_KEPT }
      const counts = { turns: articles.length, edits: 1, ...(everything && { version: 1, told: 1 }) }
      await marks.updateOne({ _id: CATALOGUE }, { $inc: counts, $push: { recent } }, { upsert: true })
    },

    /** A size of this article sold out or came back. */
    async noteStockFlip(article: string): Promise<void> {
      const recent = { $each: [article], $slice: -TURNS_KEPT }
      await marks.updateOne({ _id: CATALOGUE }, { $inc: { turns: 1 }, $push: { recent } }, { upsert: true })
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
