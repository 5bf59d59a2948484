import type { Locale } from '@shop/contracts/texts/text'
import { type Html, html } from './html.ts'

const texts = {
  uk: {
    brand: 'ЛЕВАДА',
    store: 'Магазин',
    about: 'Про нас',
    contacts: 'Контакти',
    again: 'Завантажується задовго. Спробувати ще раз',
  },
  en: {
    brand: 'LEVADA',
    store: 'Shop',
    about: 'About us',
    contacts: 'Contacts',
    again: 'This takes too long. Try again',
  },
}

/** What stands in the page until the shop has started: the first view if there is one, else the logo. */
export function frame(painted: Html | undefined, locale: Locale): Html {
  const { brand, store, about, contacts, again } = texts[locale]
  if (!painted) {
    return html`<div class="preloader"><p class="preloader-logo">${brand}</p><p class="preloader-again"><a href="">${again}</a></p></div>`
  }
  return html`<header class="painted-header"><a href="/" class="painted-logo">${brand}</a><nav class="painted-links"><a class="painted-link" href="/store">${store}</a><a class="painted-link" href="/about-us">${about}</a><a class="painted-link" href="/contacts">${contacts}</a></nav></header><main>${painted}</main>`
}
