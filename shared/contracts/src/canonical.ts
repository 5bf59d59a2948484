import type { Locale } from './text.ts'

const CATEGORY_NAME = /^[a-z0-9-]{1,64}$/

/**
 * Path and query that search engines know a page by. Of the store that is one category and how far its list is shown;
 * whatever narrows, sorts or tracks besides is the same page, and a page of a narrowed list is no page of its own.
 */
export function canonicalPath(path: string, query: URLSearchParams): string {
  const page = path.replace(/(?<=[^/])\/+$/, '')
  if (page !== '/store') return page
  const kept = new URLSearchParams()
  const category = query.get('categories') ?? ''
  if (CATEGORY_NAME.test(category)) kept.set('categories', category)
  const isNarrowed =
    [...query.keys()].some(name => NARROWING.has(name)) || kept.size !== Number(query.has('categories'))
  const shown = Number(query.get('page'))
  if (!isNarrowed && Number.isInteger(shown) && shown > 1) kept.set('page', String(shown))
  return kept.size > 0 ? `${page}?${kept}` : page
}

const NARROWING = new Set(['collections', 'colors', 'sizes', 'heights', 'search', 'sort'])

/** The address of a page in a language: Ukrainian is the one without a word about it. */
export function inLanguage(address: string, locale: Locale): string {
  if (locale === 'uk') return address
  return `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`
}
