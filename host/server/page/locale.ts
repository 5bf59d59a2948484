import { type Locale, locales } from '@shop/contracts/text'
import type { Context } from 'koa'

/** The page's language: what the address asks for, else what was chosen before, else Ukrainian. */
export function pageLocale(ctx: Context): Locale {
  const asked = new URLSearchParams(ctx.querystring).get('lang')
  return known(asked) ?? known(ctx.cookies.get('locale')) ?? 'uk'
}

function known(value: unknown): Locale | undefined {
  return locales.find(locale => locale === value)
}
