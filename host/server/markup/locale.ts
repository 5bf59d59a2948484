import { type Locale, locales } from '@shop/contracts/texts/text'
import type { Context } from 'koa'

/** The page's language: what the address asks for, else what was chosen before, else Ukrainian. */
export function pageLocale(ctx: Context): Locale {
  return askedLocale(new URLSearchParams(ctx.querystring)) ?? known(ctx.cookies.get('locale')) ?? 'uk'
}

export function askedLocale(query: URLSearchParams): Locale | undefined {
  return known(query.get('lang'))
}

function known(value: unknown): Locale | undefined {
  return locales.find(locale => locale === value)
}
