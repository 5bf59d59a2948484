import { productCardSchema, productSchema } from '@shop/contracts/catalog/product'
import { storeCardSchema } from '@shop/contracts/catalog/product-lists'
import { blankOf } from '@shop/testing/sample'

const title = { uk: 'Сукня на запах', en: 'Wrap dress' }
const size = { short_name: 'S', preorder: false, weight: null }

const card = {
  ...blankOf(productCardSchema),
  article: 'DR-1042-BUR-R',
  model: 'DR-1042',
  title,
  category: 'dresses',
  collection: 'autumn',
  color: { name: 'burgundy', title: { uk: 'Бордовий', en: 'Burgundy' }, hex: '#5c1a2b' },
  height: '160-167',
  sizes: [
    { ...size, name: '36 (S)', count: 0, price: { uah: 5990, eur: 134 }, price_without_discount: null },
    {
      ...size,
      name: '38 (M)',
      count: 2,
      price: { uah: 6490, eur: 144.5 },
      price_without_discount: { uah: 7990, eur: 178 },
    },
  ],
}

/** The dress as lists answer it. */
const storeCard = {
  ...blankOf(storeCardSchema),
  article: card.article,
  title,
  category: card.category,
  price: { uah: 6490, eur: 144.5 },
  price_without_discount: { uah: 7990, eur: 178 },
  heights: ['160-167'],
}

const text = { uk: 'Опис', en: 'Words' }

const product = {
  ...blankOf(productSchema),
  ...card,
  images: [{ name: 'wrap-front', shot: 'front', alt: title }],
  description: text,
  composition: text,
  care: text,
}

const categories = [
  { name: 'clothes', title: { uk: 'Одяг', en: 'Clothes' }, parent_category: null },
  { name: 'dresses', title: { uk: 'Сукні', en: 'Dresses' }, parent_category: 'clothes' },
]

/** Answers of a catalogue that holds one dress, by path. */
export const shopOfOneDress: Record<string, object | ((query: Record<string, unknown>) => object | undefined)> = {
  '/api/categories/all': { categories },
  '/api/collections/all': { collections: [] },
  '/api/bundles/all': { bundles: [] },
  '/api/home/get-data': { home: { is_header_white: false, is_header_white_mobile: false, slider: [], blocks: [] } },
  '/api/products/get-by/filters': {
    list: [storeCard],
    count: 1,
    facets: { categories: {}, collections: {}, colors: {}, sizes: {}, heights: {}, prices: null },
  },
  '/api/products/get-names': { version: 1, count: 1, articles: [card.article] },
  '/api/products/get-by/model-by-article': ({ article }) =>
    article === card.article ? { product, siblings: [] } : undefined,
}
