import type { Locale } from './texts/text.ts'

/** Each makes a page of its own when it is chosen alone. */
const NAMING = ['categories', 'collections']
const NARROWING = [...NAMING, 'colors', 'sizes', 'heights', 'price_from', 'price_to', 'search', 'sort']
const ONE_NAME = /^[a-z0-9-]{1,64}$/

/**
 * Path and query that search engines know a page by. Of the store that is one category or one collection, and how far its
 * list is shown; whatever narrows, sorts or tracks besides is the same page, and a page of a narrowed list is none of its own.
 */
export function canonicalPath(path: string, query: URLSearchParams): string {
  const page = path.replace(/(?<=[^/])\/+$/, '')
  if (page !== '/store') return page
  const kept = new URLSearchParams()
  const named = NAMING.find(name => query.has(name))
  const value = named && query.get(named)
  if (named && value && ONE_NAME.test(value)) kept.set(named, value)
  const isWhole = NARROWING.every(name => query.has(name) === kept.has(name))
  const shown = Number(query.get('page'))
  if (isWhole && Number.isInteger(shown) && shown > 1) kept.set('page', String(shown))
  return kept.size > 0 ? `${page}?${kept}` : page
}

/** The address of a page in a language: Ukrainian is the one that names no language. */
export function inLanguage(address: string, locale: Locale): string {
  if (locale === 'uk') return address
  return `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`
}
