import { BRAND, pageTextOf } from '@shop/contracts/texts/page-texts'
import type { Locale } from '@shop/contracts/texts/text'

/** The title of a page without the brand behind it. */
export function headingOf(page: string, locale: Locale): string {
  return pageTextOf(page).title[locale].replace(` | ${BRAND[locale]}`, '')
}
