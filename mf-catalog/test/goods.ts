import { type Home, slideSchema } from '@shop/contracts/catalog/home'
import { productCardSchema, productSchema } from '@shop/contracts/catalog/product'
import { storeCardSchema } from '@shop/contracts/catalog/product-lists'
import type { Product, ProductCard, StoreCard } from '@shop/contracts/catalog/products'
import { blankOf } from '@shop/testing/sample'

const burgundy = { name: 'burgundy', title: { uk: 'Бордовий', en: 'Burgundy' }, hex: '#6e2338' }

export function aSize(name: string, count = 5): ProductCard['sizes'][number] {
  const price = { uah: 4990, eur: 111 }
  return { name, short_name: name, count, preorder: false, price, price_without_discount: null, weight: 0.4 }
}

export function aCard(card: Partial<ProductCard> = {}): ProductCard {
  const article = card.article ?? 'DR-1042-BUR-R'
  return {
    ...blankOf(productCardSchema),
    article,
    model: 'wrap-dress',
    title: { uk: 'Сукня на запах бордова', en: 'Burgundy wrap dress' },
    category: 'wrap-dresses',
    collection: 'autumn-winter-2026',
    color: burgundy,
    height: '160-167',
    sizes: [aSize('36 (S)'), aSize('38 (M)')],
    colors: [{ article, hex: burgundy.hex, title: burgundy.title }],
    ...card,
  }
}

/** As lists answer it. */
export function aStoreCard(card: Partial<StoreCard> = {}): StoreCard {
  return {
    ...blankOf(storeCardSchema),
    article: 'DR-1042-BUR-R',
    title: { uk: 'Сукня на запах бордова', en: 'Burgundy wrap dress' },
    category: 'wrap-dresses',
    price: { uah: 4990, eur: 111 },
    colors: [burgundy.hex],
    heights: ['160-167'],
    ...card,
  }
}

export function aProduct(product: Partial<Product> = {}): Product {
  const text = { uk: 'Текст', en: 'Text' }
  return {
    ...blankOf(productSchema),
    ...aCard(product),
    description: text,
    composition: text,
    care: text,
    measurements: [{ size: '36 (S)', chest: 84, waist: 66, hips: 92, volumetric: 92 }],
    ...product,
  }
}

export function aSlide(title: string): Home['slider'][number] {
  const text = { uk: title, en: title }
  const image = `${title}.webp`
  const pictures = { image, image_mobile: image, alt: text, alt_mobile: text }
  return { ...blankOf(slideSchema), ...pictures, title: text, text, link: '/store', text_area: 'left' }
}
