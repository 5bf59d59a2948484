import { type Locale, locales } from '@shop/contracts/texts/text'
import type { Context } from 'koa'

/** The page's language: what the address asks for, else what was chosen before, else Ukrainian. */
export function pageLocale(ctx: Context): Locale {
  return localeOfQuery(new URLSearchParams(ctx.querystring)) ?? toLocale(ctx.cookies.get('locale')) ?? 'uk'
}

export function localeOfQuery(query: URLSearchParams): Locale | undefined {
  return toLocale(query.get('lang'))
}

function toLocale(value: unknown): Locale | undefined {
  return locales.find(locale => locale === value)
}
