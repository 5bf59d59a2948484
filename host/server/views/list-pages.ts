import type { StoreCard } from '@shop/contracts/catalog/products'
import { STORE_PAGE_SIZE, type StoreFilter, writeStoreAddress } from '@shop/contracts/catalog/store-address'
import type { Locale } from '@shop/contracts/texts/text'
import { type Html, html } from '../markup/html.ts'
import { card } from './card.ts'

const texts = {
  uk: { pages: 'Сторінки', page: (page: number) => `Сторінка ${page}`, before: 'Попередня', after: 'Наступна' },
  en: { pages: 'Pages', page: (page: number) => `Page ${page}`, before: 'Previous', after: 'Next' },
}

type Page = { cards: readonly StoreCard[]; count: number; filter: StoreFilter; locale: Locale }

/** Without scripts a list goes on page by page; browsers with scripts read none of it. `cards`: what was not painted of this page. */
export function renderPages({ cards, count, filter, locale }: Page): Html | undefined {
  const last = Math.ceil(count / STORE_PAGE_SIZE)
  if (cards.length === 0 && last < 2) return undefined
  return html`<noscript><ul>${cards.map(product => card(product, locale))}</ul>${last > 1 && pager(filter, last, locale)}</noscript>`
}

function pager(filter: StoreFilter, last: number, locale: Locale): Html {
  const t = texts[locale]
  const link = (page: number, name: string) => html` <a href="${addressOf(filter, page)}">${name}</a>`
  const numbers = Array.from({ length: last }, (_, index) => index + 1).map(page =>
    page === filter.page
      ? html` <span aria-current="page" aria-label="${t.page(page)}">${page}</span>`
      : link(page, String(page)),
  )
  return html`<nav class="painted-pages" aria-label="${t.pages}">${filter.page > 1 && link(filter.page - 1, t.before)}${numbers}${
    filter.page < last && link(filter.page + 1, t.after)
  }</nav>`
}

function addressOf(filter: StoreFilter, page: number): string {
  const address = writeStoreAddress({ ...filter, page }).toString()
  return address ? `/store?${address}` : '/store'
}
