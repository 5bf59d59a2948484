import { pageRoutes } from '@shop/contracts/pages'
import { productsByFiltersEndpoint } from '@shop/contracts/products'
import { locales } from '@shop/contracts/text'
import type { PublicApi } from '@shop/service-kit/local-api'
import { type Html, html } from '../page/html.ts'

const LARGEST_PAGE = 100

/** Every address that a search engine may show, each in both languages. */
export async function sitemap(api: PublicApi, origin: string): Promise<string> {
  const pages = ['/', '/store', ...pageRoutes.filter(({ owner }) => owner === 'host').map(({ path }) => path)]
  const products = (await allArticles(api)).map(article => `/product/${article}`)
  const urls = [...pages, ...products].map(path => url(origin + path))
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>
`.toString()
}

function url(address: string): Html {
  const links = locales.map(
    locale => html`<xhtml:link rel="alternate" hreflang="${locale}" href="${address}?lang=${locale}"/>`,
  )
  return html`<url><loc>${address}</loc>${links}</url>`
}

async function allArticles(api: PublicApi, page = 1): Promise<string[]> {
  const { list, count } = await api.call(productsByFiltersEndpoint, { query: { page, limit: LARGEST_PAGE } })
  const articles = list.map(({ article }) => article)
  return page * LARGEST_PAGE < count ? [...articles, ...(await allArticles(api, page + 1))] : articles
}
