import type { Category } from '@shop/contracts/catalog/categories'
import type { Home } from '@shop/contracts/catalog/home'
import type { StoreCard } from '@shop/contracts/catalog/products'
import type { Locale } from '@shop/contracts/texts/text'
import { type Html, html } from '../markup/html.ts'
import { card } from './card.ts'

const texts = { uk: { categories: 'Категорії' }, en: { categories: 'Categories' } }

type Rest = { home: Home; categories: readonly Category[]; cards: readonly StoreCard[]; locale: Locale }

/** Without scripts the home page goes on under its first picture with links to all it shows; browsers with scripts read none of it. */
export function renderHomeLinks({ home, categories, cards, locale }: Rest): Html {
  const main = categories.filter(({ parent_category }) => parent_category === null)
  const blocks = home.blocks.map(({ kind, title, text, link, articles }) => {
    const shown = kind === 'products' ? cards.filter(({ article }) => articles.includes(article)) : []
    return html`<h2><a href="${link}">${title[locale]}</a></h2>${text[locale] && html`<p>${text[locale]}</p>`}${
      shown.length > 0 && html`<ul>${shown.map(product => card(product, locale))}</ul>`
    }`
  })
  const slides = home.slider.slice(1).map(({ title, link }) => html`<h2><a href="${link}">${title[locale]}</a></h2>`)
  return html`<noscript><div class="painted-store painted-rest">${slides}${blocks}<h2>${texts[locale].categories}</h2><p class="painted-pages">${main.map(
    ({ name, title }) => html` <a href="/store?categories=${name}">${title[locale]}</a>`,
  )}</p></div></noscript>`
}
