import type { Locale } from '@shop/shell/locale'

/**
 * The query of an address in the language that was chosen: `?lang=` wins over the cookie, so it may not contradict the
 * choice. An address without a language is Ukrainian.
 */
export function queryInLanguage(query: string, locale: Locale): string {
  const asked = new URLSearchParams(query).get('lang')
  if (asked === locale || (asked === null && locale === 'uk')) return query
  // The rest stays as it was written: commas in it are for people.
  const kept = query
    .slice(1)
    .split('&')
    .filter(part => part !== '' && !part.startsWith('lang='))
  const parts = locale === 'uk' ? kept : [...kept, `lang=${locale}`]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
