import { type Locale, locales } from '@shop/contracts/texts/text'
import type { Context } from 'koa'

export const DEFAULT_LOCALE: Locale = 'uk'

/** The reader's language: what the body names, then `?lang`, the cookie, the browser's languages, Ukrainian. */
export function localeOf(ctx: Context, body?: unknown): Locale {
  const lang = new URLSearchParams(ctx.querystring).get('lang')
  return (
    toLocale(localeIn(body)) ??
    toLocale(lang) ??
    toLocale(ctx.cookies.get('locale')) ??
    acceptedLocale(ctx) ??
    DEFAULT_LOCALE
  )
}

function toLocale(value: unknown): Locale | undefined {
  return locales.find(locale => locale === value)
}

function localeIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'locale' in body ? body.locale : undefined
}

function acceptedLocale(ctx: Context): Locale | undefined {
  // `*` (what many programs send) asks for nothing, so it must not pick the first of our list.
  const wish = ctx.get('Accept-Language')
  return wish && wish.trim() !== '*' ? toLocale(ctx.acceptsLanguages([...locales])) : undefined
}
