import type { Db } from 'mongodb'

export type CatalogueVersionRepository = ReturnType<typeof createCatalogueVersionRepository>

/**
 * `version` grows with every change that staff make; `turns` with every size that sells out or comes back, and `recent`
 * tells of which articles the latest turns were, oldest first.
 */
export type CatalogueMark = { version: number; turns: number; recent: string[] }

type Mark = Partial<CatalogueMark> & { _id: string; day?: string }

const CATALOGUE = 'catalogue'
const FIRST_SEED = 'first-seed'
const TURNS_KEPT = 200

/** Tells every process of this service that its lists are behind. */
export function createCatalogueVersionRepository(db: Db) {
  const marks = db.collection<Mark>('versions')
  return {
    async current(): Promise<CatalogueMark> {
      const { version = 0, turns = 0, recent = [] } = (await marks.findOne({ _id: CATALOGUE })) ?? {}
      return { version, turns, recent }
    },

    /** Which state of the catalogue this is, without the articles that led to it. */
    async mark(): Promise<Pick<CatalogueMark, 'version' | 'turns'>> {
      const found = await marks.findOne({ _id: CATALOGUE }, { projection: { version: 1, turns: 1 } })
      return { version: found?.version ?? 0, turns: found?.turns ?? 0 }
    },

    /** Anything may be other than before. */
    async bump(): Promise<void> {
      await marks.updateOne({ _id: CATALOGUE }, { $inc: { version: 1 } }, { upsert: true })
    },

    /** A size of this article sold out or came back. */
    async noteTurn(article: string): Promise<void> {
      const recent = { $each: [article], $slice: -TURNS_KEPT }
      await marks.updateOne({ _id: CATALOGUE }, { $inc: { turns: 1 }, $push: { recent } }, { upsert: true })
    },

    /** The day of the first seeding: `today` if this is it. */
    async firstDay(today: string): Promise<string> {
      await marks.updateOne({ _id: FIRST_SEED }, { $setOnInsert: { day: today } }, { upsert: true })
      const found = await marks.findOne({ _id: FIRST_SEED })
      return found?.day ?? today
    },
  }
}
