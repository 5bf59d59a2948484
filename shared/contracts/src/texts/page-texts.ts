import type { Text } from './text.ts'

// Of pages that the host server draws itself: it writes these, the page repeats them. Each stands alone, so that no page
// brings the texts of the others. All other pages bring theirs in the routes of their remote.
type PageText = { title: Text; description: Text }

export const BRAND: Text = { uk: 'Левада', en: 'Levada' }

const brandDescription: Text = {
  uk: 'Левада — український бренд елегантного одягу для сучасних жінок.',
  en: 'Levada is a Ukrainian brand of elegant clothing for modern women.',
}

export const brandText: PageText = { title: BRAND, description: brandDescription }

export const homeText: PageText = {
  title: { uk: 'Левада — елегантний одяг для сучасних жінок', en: 'Levada — elegant clothing for modern women' },
  description: {
    uk: 'Левада — український бренд елегантного одягу для сучасних жінок: сукні, жакети, пальта у двох зростах. Доставка по Україні та за кордон.',
    en: 'Levada is a Ukrainian brand of elegant clothing for modern women: dresses, jackets and coats in two heights. Delivery in Ukraine and abroad.',
  },
}

export const storeText: PageText = {
  title: { uk: 'Магазин | Левада', en: 'Shop | Levada' },
  description: {
    uk: 'Усі речі «Левади»: сукні, блузи, жакети, спідниці, пальта. Два зрости кожної моделі, власна розмірна сітка.',
    en: 'Everything by Levada: dresses, blouses, jackets, skirts and coats. Two heights of each model, our own size chart.',
  },
}

/** Of a list that shows one category or collection. */
export function listDescription(title: Text): Text {
  return {
    uk: `${title.uk} від «Левади»: два зрости кожної моделі, власна розмірна сітка, доставка по Україні та за кордон.`,
    en: `${title.en} by Levada: two heights of each model, our own size chart, delivery in Ukraine and abroad.`,
  }
}

/** Of an empty cart: the server paints it, and the browser that knows the cart shows it. */
export const emptyCartText: { title: Text; text: Text } = {
  title: { uk: 'У кошику ще порожньо', en: 'Your cart is empty' },
  text: {
    uk: 'Додайте те, що до душі: ми збережемо вибір на дві години.',
    en: 'Add something you love: we will keep it here for two hours.',
  },
}

export const notFoundText: PageText = {
  title: { uk: 'Сторінку не знайдено | Левада', en: 'Page not found | Levada' },
  description: brandDescription,
}
