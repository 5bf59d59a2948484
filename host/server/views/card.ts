import type { StoreCard } from '@shop/contracts/catalog/products'
import type { Locale } from '@shop/contracts/texts/text'
import { type Html, html } from '../markup/html.ts'
import { picture } from './picture.ts'
import { money } from './price.ts'

export const CARD_SIZES = '(min-width:1024px) 24vw, (min-width:768px) 33vw, 50vw'

type CardOptions = { isFirst?: boolean }

/** A card of a list: picture, title and price as one link. `isFirst`: the page waits for its picture. */
export function card(
  { article, title, pictures, focus, price }: StoreCard,
  locale: Locale,
  { isFirst = false }: CardOptions = {},
): Html {
  const [front] = pictures
  const pictureOptions = { alt: '', sizes: CARD_SIZES, width: 900, height: 1200, isFirst }
  return html`<li><a class="painted-card" href="/product/${article}">${front && picture({ name: front, focus, ...pictureOptions })}<span>${
    title[locale]
  }</span>${price && html`<span class="painted-sum">${money(price, locale)}</span>`}</a></li>`
}
