import { type Translate, useTranslation } from '@shop/shell/i18n'

/** The texts of this remote in the reader's language. */
export function useTexts() {
  return useTranslation('mf-admin')
}

/**
 * The text of a code, which may say what it is about (`code_taken DR-1, 36 (S)`); a code that a newer service sends and this build
 * has no text for is shown as it is.
 */
export function textOfCode(t: Translate, place: string, code: string, values?: Record<string, string>): string {
  const [name = '', ...about] = code.split(' ')
  const key = `${place}.${name}`
  const text = t(key, { about: about.join(' '), ...values })
  return text === key ? code : text
}
