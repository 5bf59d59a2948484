import { inLanguage } from '@shop/contracts/canonical'
import type { Category } from '@shop/contracts/catalog/categories'
import type { PageBrand } from '@shop/contracts/texts/page-brand'
import type { Locale } from '@shop/contracts/texts/text'
import { type Html, html } from '../markup/html.ts'

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
export function renderQuietHeader(locale: Locale, phone?: PageBrand['phone']): Html {
  const t = texts[locale]
  return html`<header class="painted-header" data-quiet><a class="painted-way" href="/cart">${drawing('arrow-left', 20)}${t.toCart}</a><a href="/" class="painted-logo">${t.brand}</a>${phone && html`<a class="painted-way" href="tel:${phone.dialled}" aria-label="${t.call} ${phone.shown}">${drawing('phone', 20)}<span>${phone.shown}</span></a>`}</header>`
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

/** The icons of the header as the kit draws them (a test compares): the server has no part of the kit, which needs React. */
export const headerIcons = {
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  phone:
    'M6 3.5h3.5l1.5 5-2 1.5c1 2 2.5 3.5 4.5 4.5l1.5-2 5 1.5V17.5c0 1.7-1.3 3-3 3C10 20.5 3.5 14 3.5 6.5a3 3 0 0 1 2.5-3Z',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5l5 5',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4 20.5c0-3.5 3.5-5.5 8-5.5s8 2 8 5.5',
  heart: 'M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11Z',
  bag: 'M5 8h14l1 12.5H4ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
} as const
