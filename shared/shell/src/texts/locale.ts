import { persistentAtom } from '@nanostores/persistent'
import { type Locale, locales } from '@shop/contracts/texts/text'
import { computed } from 'nanostores'

export type { Locale } from '@shop/contracts/texts/text'

type Currency = 'UAH' | 'EUR'

/** The chosen language: kept in the browser, mirrored in a cookie so that the server paints the right one. */
export const $locale = persistentAtom<Locale>('locale', paintedLocale(), {
  encode: locale => locale,
  decode: stored => asLocale(stored) ?? paintedLocale(),
})

export const $currency = computed($locale, (locale): Currency => (locale === 'uk' ? 'UAH' : 'EUR'))

function asLocale(value: unknown): Locale | undefined {
  return locales.find(locale => locale === value)
}

/** The language that the first address of this visit asked for, if any. */
export let askedLocale: Locale | undefined

/** Called once at start: the address wins over what the browser keeps. */
export function startLocale(): Locale {
  askedLocale = asLocale(new URLSearchParams(location.search).get('lang'))
  keepLocale(askedLocale ?? $locale.get())
  return $locale.get()
}

/** Writes the choice down; `setLocale` of `i18n` also brings the texts first. */
export function keepLocale(locale: Locale): void {
  $locale.set(locale)
  document.documentElement.lang = locale
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`
}

function paintedLocale(): Locale {
  return asLocale(document.documentElement.lang) ?? 'uk'
}
