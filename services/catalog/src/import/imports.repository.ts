import type { PictureProblem } from '@shop/contracts/staff/goods/import-codes'
import type { ImportAnswers, ImportMake } from '@shop/contracts/staff/goods/import-questions'
import type { ImportItem, ImportState, ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import type { ProductForm } from '@shop/contracts/staff/goods/staff-product-forms'
import type { Locale } from '@shop/contracts/texts/text'
import { Binary, type Db, type Filter } from 'mongodb'
import { createImportHistory, createImportHistoryIndexes, type TagMapping } from './import-history.repository.ts'

export type StoredImport = Omit<
  ImportSummary,
  'id' | 'at' | 'ended' | 'applied' | 'failed' | 'pictures' | 'answers' | 'undo'
> & {
  _id: string
  at: Date
  ended: Date | null
  answers: ImportAnswers
  /** Apply as soon as it is read. */
  at_once: boolean
  /** When applying began: everything it changes says this moment, so that a second try knows what the first has done. */
  applied_at: Date | null
  /** Who works on it, and until when nobody else may. */
  holder: string | null
  held_until: Date
  /** How often somebody began to read it and did not stop in good order: a file that ends the process is given up. */
  tries: number
  columns: string[]
  /** What was made with it, and what tags meant before: by it that is taken back. */
  made?: { things: ImportMake[]; words: TagMapping[] }
  /** It was taken back: what came of that. */
  taken_back?: Omit<NonNullable<ImportSummary['undo']>, 'state' | 'until'>
  expires_at: Date
}

export type PictureStep = {
  url: string
  /** Once it is fetched, or where the shop has it. */
  name: string | null
  alt: string
  state: 'waiting' | 'done' | 'failed'
  problem: PictureProblem | null
}
/** What is to be done to an article. */
export type ProductStep = {
  /** The revision that the dry run saw; null: the article is new. */
  revision: number | null
  form: ProductForm
  language: Locale | null
  /** Pre-order limits that change, and differences of stock with what the file said. */
  limits: { size: string; limit: number | null }[]
  stock: {
    size: string
    by: number
    stated: number | null
    base: string | null
    /** What the import before said; null: none spoke of it. */
    before?: { stated: number | null; base: string | null } | null
  }[]
  show: boolean | null
  /** All pictures in their order; null: they stay. */
  pictures: PictureStep[] | null
}
export type StoredItem = Pick<ImportItem, 'article' | 'lines' | 'kind' | 'state' | 'problems' | 'notes' | 'changes'> & {
  import: string
  place: number
  step: ProductStep | null
  /** The rows as they came, of refused products. */
  rows: { line: number; cells: readonly string[] }[] | null
  /** Pictures have to be fetched or set yet. */
  pictures_state: 'none' | 'waiting' | 'done' | 'failed'
  expires_at: Date
}

type Part = { import: string; part: number; bytes: Binary; expires_at: Date }

const PART = 4 * 1024 * 1024
const noId = { projection: { _id: 0 } } as const
/** The condition is always true: it lets the index give them in their order. */
const stored = { at: { $gt: new Date(0) } }
/** What lists show of one. */
const listed = { file_name: 1, state: 1, by: 1, at: 1, ended: 1, rows: 1, counts: 1 } as const

export type ImportsRepository = ReturnType<typeof createImportsRepository>

/** Imports, their products, the files until they are read, what files said of stock, and which category tags mean. */
export function createImportsRepository(db: Db) {
  const imports = db.collection<StoredImport>('imports')
  const items = db.collection<StoredItem>('import_items')
  const parts = db.collection<Part>('import_parts')

  return {
    ...createImportHistory(db),

    async createIndexes(): Promise<void> {
      const expires = { key: { expires_at: 1 }, expireAfterSeconds: 0 } as const
      await imports.createIndexes([{ key: { at: 1 } }, { key: { state: 1, held_until: 1 } }, expires])
      await items.createIndexes([
        { key: { import: 1, place: 1 }, unique: true },
        { key: { import: 1, kind: 1, place: 1 } },
        { key: { import: 1, state: 1, place: 1 } },
        { key: { import: 1, pictures_state: 1, place: 1 } },
        { key: { import: 1, article: 1 } },
        expires,
      ])
      await parts.createIndexes([{ key: { import: 1, part: 1 }, unique: true }, expires])
      await createImportHistoryIndexes(db)
    },

    async add(row: StoredImport, file: Uint8Array): Promise<void> {
      for (let part = 0; part * PART < file.length || part === 0; part += 1) {
        const bytes = new Binary(Buffer.from(file.subarray(part * PART, (part + 1) * PART)))
        await parts.insertOne({ import: row._id, part, bytes, expires_at: row.expires_at })
      }
      await imports.insertOne(row)
    },
    async fileOf(id: string): Promise<Buffer> {
      const found = await parts.find({ import: id }, noId).sort({ part: 1 }).toArray()
      return Buffer.concat(found.map(({ bytes }) => bytes.buffer))
    },
    async forgetFile(id: string): Promise<void> {
      await parts.deleteMany({ import: id })
      await imports.updateOne({ _id: id, has_file: true }, { $set: { has_file: false } })
    },

    one: (id: string): Promise<StoredImport | null> => imports.findOne({ _id: id }),
    latest: (limit: number): Promise<StoredImport[]> => imports.find(stored).sort({ at: -1 }).limit(limit).toArray(),

    /** All of them for a file. */
    newestFirst: () => imports.find(stored, { projection: { ...listed, _id: 0 } }).sort({ at: -1 }),
    countAll: (): Promise<number> => imports.countDocuments(stored),

    /** Changes it if it still is in one of these states; null when it is not. */
    change(id: string, states: readonly ImportState[], set: Partial<StoredImport>): Promise<StoredImport | null> {
      return imports.findOneAndUpdate(
        { _id: id, state: { $in: [...states] } },
        { $set: set },
        { returnDocument: 'after' },
      )
    },
    async noteTakenBack(id: string, taken_back: NonNullable<StoredImport['taken_back']>): Promise<void> {
      await imports.updateOne({ _id: id }, { $set: { taken_back } })
    },
    /** Takes one that waits for work, the longest waiting first; nobody else works on it until then. */
    claim(states: readonly ImportState[], holder: string, now: Date, until: Date): Promise<StoredImport | null> {
      return imports.findOneAndUpdate(
        { state: { $in: [...states] }, held_until: { $lte: now } },
        { $set: { holder, held_until: until }, $inc: { tries: 1 } },
        { sort: { held_until: 1 }, returnDocument: 'after' },
      )
    },
    /** Goes on holding it; null when it was cancelled, or another process has taken it over. */
    hold(id: string, holder: string, states: readonly ImportState[], until: Date): Promise<StoredImport | null> {
      return imports.findOneAndUpdate(
        { _id: id, holder, state: { $in: [...states] } },
        { $set: { held_until: until } },
        { returnDocument: 'after' },
      )
    },

    isIn: async (id: string, state: ImportState): Promise<boolean> =>
      (await imports.countDocuments({ _id: id, state }, { limit: 1 })) === 1,
    /** Somebody else may go on with it at once. */
    async release(id: string, holder: string, now: Date): Promise<void> {
      await imports.updateOne({ _id: id, holder }, { $set: { held_until: now } })
    },

    /** As if it had never been claimed; a second time changes nothing. */
    async giveBack(id: string, holder: string, now: Date): Promise<void> {
      await imports.updateOne({ _id: id, holder }, { $set: { holder: null, held_until: now }, $inc: { tries: -1 } })
    },

    async putItems(id: string, rows: readonly StoredItem[]): Promise<void> {
      if (rows.length === 0) return
      await items.bulkWrite(
        rows.map(row => ({
          replaceOne: { filter: { import: id, place: row.place }, replacement: row, upsert: true },
        })),
        { ordered: false },
      )
    },
    async items(filter: Filter<StoredItem>, page: { skip?: number; limit: number }): Promise<StoredItem[]> {
      const { skip = 0, limit } = page
      return items.find(filter, noId).sort({ place: 1 }).skip(skip).limit(limit).toArray()
    },
    /** What is to be done to these articles, and what became of it. */
    itemsOf: (id: string, articles: readonly string[]): Promise<StoredItem[]> =>
      items.find({ import: id, article: { $in: [...articles] }, step: { $ne: null } }, noId).toArray(),
    /** Articles that are to be made or changed yet, in the order of the file. */
    async waitingArticles(id: string): Promise<string[]> {
      const waiting: Filter<StoredItem> = { import: id, state: 'waiting' }
      const found = items.find(waiting, { projection: { _id: 0, article: 1 } }).sort({ place: 1 })
      return (await found.toArray()).map(({ article }) => article)
    },
    /** Articles that are created or changed. */
    async articlesOf(id: string, limit: number): Promise<string[]> {
      const changing = { import: id, kind: { $in: ['created', 'changed'] } } as Filter<StoredItem>
      const found = await items
        .find(changing, { projection: { _id: 0, article: 1 } })
        .limit(limit)
        .toArray()
      return found.map(({ article }) => article)
    },
    countItems: (filter: Filter<StoredItem>): Promise<number> => items.countDocuments(filter),
    async setItems(id: string, changes: readonly { place: number; set: Partial<StoredItem> }[]): Promise<void> {
      if (changes.length === 0) return
      await items.bulkWrite(
        changes.map(({ place, set }) => ({ updateOne: { filter: { import: id, place }, update: { $set: set } } })),
        { ordered: false },
      )
    },
    /** Drops items from a place on: a file that is read again may have fewer products. */
    async dropItems(id: string, from: number): Promise<void> {
      await items.deleteMany({ import: id, place: { $gte: from } })
    },
    async keepItems(id: string, expires_at: Date): Promise<void> {
      await items.updateMany({ import: id }, { $set: { expires_at } })
    },
    /** Pictures that failed wait again. */
    async retryPictures(id: string): Promise<number> {
      const failed = { import: id, 'step.pictures.state': 'failed' } as Filter<StoredItem>
      const found = await items.find(failed, noId).toArray()
      for (const { place, step } of found) {
        const pictures = (step?.pictures ?? []).map(picture =>
          picture.state === 'failed' ? { ...picture, state: 'waiting' as const, problem: null } : picture,
        )
        const set = { 'step.pictures': pictures, pictures_state: 'waiting' } as Partial<StoredItem>
        await items.updateOne({ import: id, place }, { $set: set })
      }
      return found.length
    },
  }
}
