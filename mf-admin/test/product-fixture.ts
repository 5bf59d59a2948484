import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import {
  allCollectionsEndpoint,
  allColorsEndpoint,
  allSizesEndpoint,
  heightsEndpoint,
} from '@shop/contracts/catalog/dictionaries'
import { ratesEndpoint } from '@shop/contracts/delivery/rates'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import {
  type StaffProduct,
  type StaffStock,
  staffProductSchema,
  staffStockSchema,
} from '@shop/contracts/staff/goods/staff-product-forms'
import { staffCategoriesEndpoint } from '@shop/contracts/staff/storefront/staff-categories'
import { blankOf } from '@shop/testing/sample'

const text = (uk: string, en: string) => ({ uk, en })
const titled = (name: string, uk: string, en: string) => ({ name, title: text(uk, en) })

export const sizeNames = ['36 (S)', '38 (M)']

export function stockFixture(size: string, about: Partial<StaffStock> = {}): StaffStock {
  return { ...blankOf(staffStockSchema), size, available: 3, ...about }
}

/** A dress in two sizes, as its card is opened. */
export function productFixture(about: Partial<StaffProduct> = {}): StaffProduct {
  return {
    ...blankOf(staffProductSchema),
    article: 'DR-1-BLA',
    model: 'DR-1',
    category: 'dresses',
    collection: 'spring',
    color: 'black',
    title: text('Сукня', 'Dress'),
    description: text('Довга', 'Long'),
    sizes: sizeNames.map(name => ({
      name,
      price: { uah: 4990, eur: null },
      price_without_discount: null,
      weight_kg: 0.5,
      preorder_limit: null,
    })),
    published_on: '2026-11-01',
    stock: sizeNames.map(size => stockFixture(size)),
    revision: 4,
    ...about,
  }
}

/** What the shop's dictionaries answer: a category, a collection, two colours, two heights, two sizes and the rate. */
export function dictionaryAnswer(endpoint: AnyEndpoint): object {
  return answers.get(endpoint) ?? {}
}

const answers = new Map<AnyEndpoint, object>([
  [allCategoriesEndpoint, { categories: [{ ...titled('dresses', 'Сукні', 'Dresses'), parent_category: null }] }],
  [staffCategoriesEndpoint, { categories: [titled('dresses', 'Сукні', 'Dresses')] }],
  [allCollectionsEndpoint, { collections: [titled('spring', 'Весна', 'Spring')] }],
  [
    allColorsEndpoint,
    {
      colors: [
        { ...titled('black', 'Чорний', 'Black'), hex: '#000000' },
        { ...titled('red', 'Червоний', 'Red'), hex: '#ff0000' },
      ],
    },
  ],
  [
    heightsEndpoint,
    { heights: [titled('160-167', '160–167 см', '160–167 cm'), titled('170-177', '170–177 см', '170–177 cm')] },
  ],
  [allSizesEndpoint, { sizes: sizeNames.map(name => ({ name })) }],
  [ratesEndpoint, { rates: [{ currency: 'EUR', rate: 45, since: '2026-11-01' }] }],
])
