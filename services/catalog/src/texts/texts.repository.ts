import type { StaticText } from '@shop/contracts/texts/static-texts'
import type { Locale } from '@shop/contracts/texts/text'
import type { Db } from 'mongodb'

export type EditedText = Record<Locale, StaticText>
export type TextsRepository = ReturnType<typeof createTextsRepository>

/** The static pages that staff edited, one document each, by the page's name. */
export function createTextsRepository(db: Db) {
  const texts = db.collection<EditedText & { _id: string }>('texts')
  return {
    async read(page: string): Promise<EditedText | null> {
      return texts.findOne<EditedText>({ _id: page }, { projection: { _id: 0 } })
    },
  }
}
