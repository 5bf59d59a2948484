import { type Translate, useTranslation } from '@shop/shell/i18n'

/** The texts of this remote in the reader's language. */
export function useTexts() {
  return useTranslation('mf-admin')
}

/** The text of a word that a service may have learned since: then the word itself. */
export function textOfWord(t: Translate, place: string, word: string, values?: Record<string, string>): string {
  const key = `${place}.${word}`
  const text = t(key, values)
  return text === key ? word : text
}
