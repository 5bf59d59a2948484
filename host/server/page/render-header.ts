import { inLanguage } from '@shop/contracts/canonical'
import type { Category } from '@shop/contracts/catalog/categories'
import { PHONE } from '@shop/contracts/texts/brand-links'
import type { Locale } from '@shop/contracts/texts/text'
import { type Html, html } from '../markup/html.ts'
import { headerIcons } from './header-icons.ts'

const texts = {
  uk: {
    brand: 'ЛЕВАДА',
    menu: 'Меню',
    close: 'Закрити меню',
    sections: 'Основні розділи',
    search: 'Пошук',
    user: 'Увійти або відкрити кабінет',
    wishlist: 'Моє бажане',
    cart: 'Кошик',
    toCart: 'До кошика',
    call: 'Зателефонувати:',
    store: 'Магазин',
    about: 'Про нас',
    contacts: 'Контакти',
    loyalty: 'Програма лояльності',
    order: 'Знайти замовлення',
    otherLanguage: 'EN: Switch to English',
  },
  en: {
    brand: 'LEVADA',
    menu: 'Menu',
    close: 'Close the menu',
    sections: 'Main sections',
    search: 'Search',
    user: 'Sign in or open your account',
    wishlist: 'My wishlist',
    cart: 'Cart',
    toCart: 'Back to cart',
    call: 'Call',
    store: 'Shop',
    about: 'About us',
    contacts: 'Contacts',
    loyalty: 'Loyalty programme',
    order: 'Find your order',
    otherLanguage: 'UA: Перейти на українську',
  },
}

type IconName = keyof typeof headerIcons
type HeaderInput = { locale: Locale; address: string; categories: readonly Category[] }

/**
 * The header before any script has run: the boxes of the one that takes its place, and links that work already. The menu is
 * opened by the address; the shop opens its own instead when it starts (`host/src/layout/header/menu.ts`).
 */
export function renderHeader({ locale, address, categories }: HeaderInput): Html {
  const t = texts[locale]
  const [other, otherName] = locale === 'uk' ? (['en', 'EN'] as const) : (['uk', 'UA'] as const)
  const main = categories.filter(({ parent_category }) => parent_category === null)
  const categoryLinks = main.map(({ name, title, special }) =>
    textLink(`/store?categories=${name}`, title[locale], special),
  )
  return html`<header class="painted-header"><div class="painted-start">${iconLink('#menu', 'menu', t.menu)}<a class="painted-language" href="${languageAddress(address, other)}" lang="${other}" aria-label="${t.otherLanguage}">${otherName}</a></div><a href="/" class="painted-logo">${t.brand}</a><div class="painted-end">${iconLink('/search', 'search', t.search)}${iconLink('/user', 'user', t.user)}${iconLink('/wishlist', 'heart', t.wishlist)}${iconLink('/cart', 'bag', t.cart)}</div><nav class="painted-links" aria-label="${t.sections}">${textLink('/store', t.store)}<div class="painted-categories">${categoryLinks}</div>${textLink('/about-us', t.about)}${textLink('/contacts', t.contacts)}</nav></header><nav id="menu" class="painted-menu" aria-label="${t.menu}">${iconLink('#', 'close', t.close)}${categoryLinks}${menuLinks(
    t,
  ).map(([path, title]) => textLink(path, title))}</nav>`
}

/** That of a page whose frame is quiet. */
export function renderQuietHeader(locale: Locale): Html {
  const t = texts[locale]
  return html`<header class="painted-header" data-quiet><a class="painted-way" href="/cart">${drawing('arrow-left', 20)}${t.toCart}</a><a href="/" class="painted-logo">${t.brand}</a><a class="painted-way" href="tel:${PHONE.dialled}" aria-label="${t.call} ${PHONE.shown}">${drawing('phone', 20)}<span>${PHONE.shown}</span></a></header>`
}

/** Ukrainian names itself too here: the language chosen before would win over an address that names none. */
function languageAddress(address: string, locale: Locale): string {
  const named = inLanguage(address, locale)
  return locale === 'uk' ? `${address}${address.includes('?') ? '&' : '?'}lang=uk` : named
}

function menuLinks(t: (typeof texts)[Locale]): [string, string][] {
  return [
    ['/store', t.store],
    ['/search', t.search],
    ['/wishlist', t.wishlist],
    ['/about-us', t.about],
    ['/contacts', t.contacts],
    ['/loyalty-program', t.loyalty],
    ['/order-status', t.order],
  ]
}

function textLink(path: string, title: string, special?: Category['special']): Html {
  return html`<a class="painted-link" href="${path}"${special && html` data-special`}>${title}</a>`
}

function iconLink(path: string, icon: IconName, name: string): Html {
  return html`<a class="painted-icon" href="${path}" data-icon="${icon}" aria-label="${name}">${drawing(icon, 24)}</a>`
}

function drawing(icon: IconName, size: number): Html {
  return html`<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${(1.25 * 24) / size}" stroke-linecap="square" aria-hidden="true"><path d="${headerIcons[icon]}"/></svg>`
}
