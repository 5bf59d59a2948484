import { type Translate, useTranslation } from '@shop/shell/i18n'

/** The texts of this remote in the reader's language. */
export function useTexts() {
  return useTranslation('mf-admin')
}

/** The text of a code; a code that a newer service sends and this build has no text for is shown as it is. */
export function textOfCode(t: Translate, place: string, code: string, values?: Record<string, string>): string {
  const key = `${place}.${code}`
  const text = t(key, values)
  return text === key ? code : text
}
