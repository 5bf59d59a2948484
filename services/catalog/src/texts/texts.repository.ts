import { MOST_VERSIONS } from '@shop/contracts/staff/storefront/staff-texts'
import type { StaticText } from '@shop/contracts/static-texts/static-texts'
import type { Locale } from '@shop/contracts/texts/text'
import { type Author, changeAtRevision, type Revised } from '@shop/service-kit/storage/change-at-revision'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'

export type EditedText = Record<Locale, StaticText>
/** Null in both languages: staff went back to the text that came with the shop. */
export type KeptText = Record<Locale, StaticText | null> & Revised & { _id: string }
export type TextVersion = Record<Locale, StaticText | null> & { page: string; revision: number; by: string; at: Date }
export type TextsRepository = ReturnType<typeof createTextsRepository>

const noId = { projection: { _id: 0 } } as const

/** The static pages that staff edited, one document each, by the page's name; and what they saved earlier. */
export function createTextsRepository(db: Db) {
  const texts = db.collection<KeptText>('texts')
  const versions = db.collection<TextVersion>('text_versions')
  return {
    async createIndexes(): Promise<void> {
      await versions.createIndexes([{ key: { page: 1, revision: -1 }, unique: true }])
    },

    async read(page: string): Promise<EditedText | null> {
      return editedTextOf(await texts.findOne<KeptText>({ _id: page }))
    },

    findText(page: string): Promise<KeptText | null> {
      return texts.findOne<KeptText>({ _id: page })
    },

    findAllTexts(): Promise<KeptText[]> {
      return texts.find().toArray()
    },

    /** The newest first. */
    versionsOf(page: string): Promise<TextVersion[]> {
      return versions.find({ page }, noId).sort({ revision: -1 }).limit(MOST_VERSIONS).toArray()
    },

    versionOf(page: string, revision: number): Promise<TextVersion | null> {
      return versions.findOne({ page, revision }, noId)
    },

    /**
     * Saves the text, null for the built-in one, on the revision that it was edited on; what it was stays among the versions.
     * @throws ShopError changed_meanwhile.
     */
    async save(page: string, text: EditedText | null, { revision, who, at }: Author & { revision: number }) {
      const fields = { uk: text?.uk ?? null, en: text?.en ?? null }
      // A page that nobody edited yet has no document: it is made, unless somebody else was faster.
      const isNew = revision === 0 && (await insertNew({ _id: page, ...fields }, { who, at }))
      const before = isNew
        ? null
        : (await changeAtRevision<KeptText>(texts, { _id: page }, { revision, fields, who, at })).before
      await versions.updateOne({ page, revision: revision + 1 }, { $set: { ...fields, by: who, at } }, { upsert: true })
      await versions.deleteMany({ page, revision: { $lte: revision + 1 - MOST_VERSIONS } })
      return editedTextOf(before)
    },
  }

  async function insertNew(text: KeptText, { who, at }: Author): Promise<boolean> {
    try {
      await texts.insertOne({ ...text, revision: 1, changed: { by: who, at } })
      return true
    } catch (error) {
      if (isDuplicateKey(error)) return false
      throw error
    }
  }
}

function editedTextOf(kept: Record<Locale, StaticText | null> | null): EditedText | null {
  return kept?.uk && kept.en ? { uk: kept.uk, en: kept.en } : null
}
