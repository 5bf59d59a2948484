import type { StaticText } from '@shop/contracts/static-texts/static-texts'
import type { EditedText } from './texts.repository.ts'

type HasPicture = (name: string) => Promise<boolean>

/**
 * A page in both languages without the pictures that are not there: those of the demonstration in a shop without it, and
 * what was removed since.
 */
export async function withKnownPictures(hasPicture: HasPicture, { uk, en }: EditedText): Promise<EditedText> {
  const missing = await findMissing(hasPicture, picturesOf([uk, en]))
  if (missing.size === 0) return { uk, en }
  return { uk: without(uk, missing), en: without(en, missing) }
}

/** The pictures that these texts show, each once. */
export function picturesOf(texts: readonly StaticText[]): string[] {
  return [...new Set(texts.flatMap(({ sections }) => sections.flatMap(({ picture }) => picture?.image ?? [])))]
}

export async function findMissing(hasPicture: HasPicture, names: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(names.map(hasPicture))
  return new Set(names.filter((_, index) => !found[index]))
}

function without(text: StaticText, missing: ReadonlySet<string>): StaticText {
  return {
    ...text,
    sections: text.sections.map(({ picture, ...section }) =>
      picture && !missing.has(picture.image) ? { ...section, picture } : section,
    ),
  }
}
