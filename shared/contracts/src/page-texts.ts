import type { Text } from './text.ts'

type PageText = { title: Text; description: Text }

export const BRAND: Text = { uk: 'Левада', en: 'Levada' }

const brandDescription: Text = {
  uk: 'Левада — український бренд елегантного одягу для сучасних жінок.',
  en: 'Levada is a Ukrainian brand of elegant clothing for modern women.',
}

/** Titles and descriptions of pages (spec §2), by the page's name: the server writes them, the page repeats them. */
export const pageTexts = {
  home: {
    title: { uk: 'Левада — елегантний одяг для сучасних жінок', en: 'Levada — elegant clothing for modern women' },
    description: {
      uk: 'Левада — український бренд елегантного одягу для сучасних жінок: сукні, жакети, пальта у двох зростах. Доставка по Україні та за кордон.',
      en: 'Levada is a Ukrainian brand of elegant clothing for modern women: dresses, jackets and coats in two heights. Delivery in Ukraine and abroad.',
    },
  },
  store: {
    title: { uk: 'Магазин | Левада', en: 'Shop | Levada' },
    description: {
      uk: 'Усі речі «Левади»: сукні, блузи, жакети, спідниці, пальта. Два зрости кожної моделі, власна розмірна сітка.',
      en: 'Everything by Levada: dresses, blouses, jackets, skirts and coats. Two heights of each model, our own size chart.',
    },
  },
  search: { title: { uk: 'Пошук | Левада', en: 'Search | Levada' }, description: brandDescription },
  wishlist: { title: { uk: 'Моє бажане | Левада', en: 'My wishlist | Levada' }, description: brandDescription },
  cart: { title: { uk: 'Кошик | Левада', en: 'Cart | Levada' }, description: brandDescription },
  checkout: { title: { uk: 'Оформлення замовлення | Левада', en: 'Checkout | Levada' }, description: brandDescription },
  payment: { title: { uk: 'Оплата замовлення | Левада', en: 'Payment | Levada' }, description: brandDescription },
  'third-party-order': {
    title: { uk: 'Оплата замовлення | Левада', en: 'Payment | Levada' },
    description: brandDescription,
  },
  login: { title: { uk: 'Вхід | Левада', en: 'Sign in | Levada' }, description: brandDescription },
  'not-found': {
    title: { uk: 'Сторінку не знайдено | Левада', en: 'Page not found | Levada' },
    description: brandDescription,
  },
  brand: { title: BRAND, description: brandDescription },
} as const satisfies Record<string, PageText>

/** Of a list that shows one category or collection. */
export function listDescription(title: Text): Text {
  return {
    uk: `${title.uk} від «Левади»: два зрости кожної моделі, власна розмірна сітка, доставка по Україні та за кордон.`,
    en: `${title.en} by Levada: two heights of each model, our own size chart, delivery in Ukraine and abroad.`,
  }
}

/** The texts of a page by its name; a page that has none speaks for the brand. */
export function pageTextOf(page: string): PageText {
  return Object.entries(pageTexts).find(([name]) => name === page)?.[1] ?? pageTexts.brand
}
