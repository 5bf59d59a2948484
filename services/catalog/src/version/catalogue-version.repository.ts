import type { Db } from 'mongodb'

export type CatalogueVersionRepository = ReturnType<typeof createCatalogueVersionRepository>

type Mark = { _id: string; version?: number; day?: string }

const CATALOGUE = 'catalogue'
const FIRST_SEED = 'first-seed'

/** One number that every change of what the store shows makes greater, and the day the demonstration began. */
export function createCatalogueVersionRepository(db: Db) {
  const marks = db.collection<Mark>('versions')
  return {
    async current(): Promise<number> {
      const found = await marks.findOne({ _id: CATALOGUE })
      return found?.version ?? 0
    },

    async bump(): Promise<void> {
      await marks.updateOne({ _id: CATALOGUE }, { $inc: { version: 1 } }, { upsert: true })
    },

    /** The day of the first seeding: `today` if this is it. */
    async firstDay(today: string): Promise<string> {
      await marks.updateOne({ _id: FIRST_SEED }, { $setOnInsert: { day: today } }, { upsert: true })
      const found = await marks.findOne({ _id: FIRST_SEED })
      return found?.day ?? today
    },
  }
}
