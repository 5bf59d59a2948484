import { inLanguage } from '@shop/contracts/canonical'
import { allBundlesEndpoint } from '@shop/contracts/catalog/bundles'
import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { allCollectionsEndpoint } from '@shop/contracts/catalog/dictionaries'
import { productsByFiltersEndpoint } from '@shop/contracts/catalog/products'
import { pageRoutes } from '@shop/contracts/staff-pages'
import { locales } from '@shop/contracts/texts/text'
import type { PublicApi } from '@shop/service-kit/between-services/local-api'
import { type Html, html } from '../page/html.ts'

const LARGEST_PAGE = 100
const XML = html`<?xml version="1.0" encoding="UTF-8"?>`
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Every path that a search engine may show. */
export async function publicPaths(api: PublicApi): Promise<string[]> {
  const [{ categories }, { collections }, { bundles }, articles] = await Promise.all([
    api.call(allCategoriesEndpoint),
    api.call(allCollectionsEndpoint),
    api.call(allBundlesEndpoint),
    allArticles(api),
  ])
  return [
    '/',
    '/store',
    ...pageRoutes.filter(({ owner }) => owner === 'host').map(({ path }) => path),
    ...categories.map(({ name }) => `/store?categories=${name}`),
    ...collections.map(({ name }) => `/store?collections=${name}`),
    ...bundles.map(({ article }) => `/bundle/${article}`),
    ...articles.map(article => `/product/${article}`),
  ]
}

/** The list of paths, each in both languages and each naming the other one. */
export function sitemap(paths: readonly string[], origin: string): string {
  const urls = paths.flatMap(path => locales.map(locale => url(origin + path, inLanguage(origin + path, locale))))
  return html`${XML}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`.toString()
}

/** Where the parts of a long list are. */
export function sitemapIndex(parts: number, origin: string): string {
  const places = Array.from({ length: parts }, (_, part) => `${origin}/sitemap-${part + 1}.xml`)
  return html`${XML}<sitemapindex xmlns="${SCHEMA}">${places.map(place => html`<sitemap><loc>${place}</loc></sitemap>`)}</sitemapindex>`.toString()
}

function url(address: string, own: string): Html {
  const links = locales.map(
    locale => html`<xhtml:link rel="alternate" hreflang="${locale}" href="${inLanguage(address, locale)}"/>`,
  )
  return html`<url><loc>${own}</loc>${links}<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/></url>`
}

async function allArticles(api: PublicApi): Promise<string[]> {
  const articles: string[] = []
  for (let page = 1; ; page++) {
    const { list, count } = await api.call(productsByFiltersEndpoint, { query: { page, limit: LARGEST_PAGE } })
    articles.push(...list.map(({ article }) => article))
    if (page * LARGEST_PAGE >= count) return articles
  }
}
