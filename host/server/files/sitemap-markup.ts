import { setImmediate } from 'node:timers/promises'
import { inLanguage } from '@shop/contracts/canonical'
import { articleNamesEndpoint, NAMES_PER_PAGE } from '@shop/contracts/catalog/article-names'
import { allBundlesEndpoint } from '@shop/contracts/catalog/bundles'
import { allCategoriesEndpoint, listedCategories } from '@shop/contracts/catalog/categories'
import { allCollectionsEndpoint } from '@shop/contracts/catalog/dictionaries'
import { locales } from '@shop/contracts/texts/text'
import type { PublicApi } from '@shop/service-kit/between-services/local-api'
import { Html, html } from '../markup/html.ts'
import type { ServerRoute } from '../versions/routes.ts'

/** Some ten milliseconds of writing: on a busy machine each piece waits for a turn of its own. */
const PATHS_IN_A_PIECE = 1000
const XML = html`<?xml version="1.0" encoding="UTF-8"?>`
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

type PublicPaths = {
  /** Of the catalogue: while it and the pages are the same, so are the paths. */
  version: number
  pages: readonly string[]
  paths: readonly string[]
}

/** Pages that stand in the sitemap by themselves. */
export function listedPaths(routes: readonly ServerRoute[]): string[] {
  return routes.filter(({ inSitemap }) => inSitemap).map(({ path }) => path)
}

/** Every path that a search engine may show: the pages and what the catalogue has; those that are known already, if nothing has changed. */
export async function publicPaths(
  api: PublicApi,
  pages: readonly string[],
  known: PublicPaths | null,
): Promise<PublicPaths> {
  const first = await api.call(articleNamesEndpoint)
  const { version, count } = first
  if (known?.version === version && known.pages.join() === pages.join()) return known
  const [{ categories }, { collections }, { bundles }] = await Promise.all([
    api.call(allCategoriesEndpoint),
    api.call(allCollectionsEndpoint),
    api.call(allBundlesEndpoint),
  ])
  const articles = [...first.articles]
  for (let page = 2; (page - 1) * NAMES_PER_PAGE < count; page++) {
    articles.push(...(await api.call(articleNamesEndpoint, { query: { page } })).articles)
    await setImmediate()
  }
  const paths = [
    ...pages,
    ...listedCategories(categories).map(({ name }) => `/store?categories=${name}`),
    ...collections.map(({ name }) => `/store?collections=${name}`),
    ...bundles.map(({ article }) => `/bundle/${article}`),
    ...articles.map(article => `/product/${article}`),
  ]
  return { version, pages, paths }
}

/** The list of paths, each in both languages and each naming the other one, piece by piece. */
export function* sitemapMarkup(paths: readonly string[], origin: string): Generator<string> {
  yield html`${XML}${new Html(`<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`)}`.toString()
  for (let from = 0; from < paths.length; from += PATHS_IN_A_PIECE) {
    yield paths
      .slice(from, from + PATHS_IN_A_PIECE)
      .flatMap(path => locales.map(locale => url(origin + path, inLanguage(origin + path, locale)).toString()))
      .join('')
  }
  yield '</urlset>'
}

/** Where the parts of a long list are. */
export function sitemapIndex(parts: number, origin: string): string[] {
  const places = Array.from({ length: parts }, (_, part) => `${origin}/sitemap-${part + 1}.xml`)
  const listed = places.map(place => html`<sitemap><loc>${place}</loc></sitemap>`)
  return [html`${XML}<sitemapindex xmlns="${SCHEMA}">${listed}</sitemapindex>`.toString()]
}

function url(address: string, own: string): Html {
  const links = locales.map(
    locale => html`<xhtml:link rel="alternate" hreflang="${locale}" href="${inLanguage(address, locale)}"/>`,
  )
  return html`<url><loc>${own}</loc>${links}<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/></url>`
}
