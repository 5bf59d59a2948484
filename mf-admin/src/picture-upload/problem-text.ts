import { errorTexts } from '@shop/contracts/texts/error-texts'
import type { Locale } from '@shop/contracts/texts/text'
import type { Translate } from '@shop/shell/i18n'
import type { Problem } from './inspect-file.ts'

const OWN = [
  'unsupported_media_type',
  'body_too_large',
  'picture_unreadable',
  'picture_too_small',
  'picture_too_large',
  'storage_full',
  'storage_unavailable',
  'busy',
  'too_many_requests',
] as const

/** Why a file was not taken, and what to do about it. */
export function problemText(t: Translate, locale: Locale, { code, details }: Problem): string {
  const own = OWN.find(known => known === code)
  if (own)
    return t(
      `pictures.problems.${own}`,
      Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)])),
    )
  if (details.offline) return t('pictures.problems.offline')
  return errorTexts[code][locale]
}
