import { BRAND } from '@shop/contracts/texts/page-texts'
import type { Locale, Text } from '@shop/contracts/texts/text'

/** The title of a page without the brand behind it. */
export function headingOf(title: Text, locale: Locale): string {
  return title[locale].replace(` | ${BRAND[locale]}`, '')
}

/** About as much as search engines show of a description. */
const LONGEST = 160

/** Ends at the end of a word. */
export function shorten(text: string): string {
  if (text.length <= LONGEST) return text
  const start = text.slice(0, LONGEST)
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[\s.,:;—–-]+$/, '')}…`
}
