import type { Db } from 'mongodb'

/** What a tag was said to mean, and what it meant before. */
export type TagMapping = { word: string; category: string; before: string | null }
type Stated = { article: string; size: string; stated: number | null; base: string | null; at: Date }

const noId = { projection: { _id: 0 } } as const

const statedIn = (db: Db) => db.collection<Stated>('import_said')

export async function createImportHistoryIndexes(db: Db): Promise<void> {
  await statedIn(db).createIndexes([{ key: { article: 1, size: 1 }, unique: true }])
}

/** What files said last of each size, and which categories their tags mean: both outlive the imports. */
export function createImportHistory(db: Db) {
  const lastStated = statedIn(db)
  const words = db.collection<{ _id: string; category: string }>('import_words')
  return {
    async statedOf(articles: readonly string[]): Promise<Stated[]> {
      return lastStated.find({ article: { $in: [...articles] } }, noId).toArray()
    },
    async saveStated(rows: readonly Stated[]): Promise<void> {
      if (rows.length === 0) return
      await lastStated.bulkWrite(
        rows.map(({ article, size, ...$set }) => ({
          updateOne: { filter: { article, size }, update: { $set }, upsert: true },
        })),
        { ordered: false },
      )
    },

    /** As before an import, where none has spoken of the size since. */
    async stateAgain(
      rows: readonly (Omit<Stated, 'at'> & { before: Pick<Stated, 'stated' | 'base'> | null })[],
    ): Promise<void> {
      if (rows.length === 0) return
      await lastStated.bulkWrite(
        rows.map(({ before, ...filter }) =>
          before ? { updateOne: { filter, update: { $set: before } } } : { deleteOne: { filter } },
        ),
        { ordered: false },
      )
    },

    async words(): Promise<{ word: string; category: string }[]> {
      const found = await words.find({ _id: { $gt: '' } }).toArray()
      return found.map(({ _id, category }) => ({ word: _id, category }))
    },
    /** As before an import, where nobody has said otherwise since. */
    async setTagsAgain(rows: readonly TagMapping[]): Promise<void> {
      for (const { word, category, before } of rows) {
        const meaning = { _id: word, category }
        await (before === null ? words.deleteOne(meaning) : words.updateOne(meaning, { $set: { category: before } }))
      }
    },
    async setTagCategories(rows: readonly { word: string; category: string }[]): Promise<void> {
      for (const { word, category } of rows) {
        await words.updateOne({ _id: word.toLowerCase() }, { $set: { category } }, { upsert: true })
      }
    },
  }
}
