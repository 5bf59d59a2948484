import { productByArticleEndpoint } from '@shop/contracts/catalog/products'
import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { newProductsEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import type { startApi } from './start-api.ts'

export type Api = Awaited<ReturnType<typeof startApi>>

const nothing = { uk: '', en: '' }

/** What is common to the articles of a new dress. */
export const newDress = {
  model: 'DR-9000',
  category: 'dresses',
  collection: 'autumn-winter-2026',
  title: { uk: 'Сукня «Ранок»', en: 'Morning dress' },
  description: nothing,
  composition: nothing,
  care: nothing,
  sizes: ['36 (S)', '38 (M)'].map(name => ({
    name,
    price: { uah: 4990, eur: null },
    price_without_discount: null,
    weight_kg: 0.5,
    preorder_limit: 3,
  })),
  measurements: [],
  start_sale_date: null,
  preorder_on: null,
}
/** It comes in two heights. */
export const inBlack = ['160-167', '170-177'].map((height, index) => ({
  article: `DR-9000-BLK-${index}`,
  color: 'black',
  height,
}))

/** Makes the dress as the form of new articles does. */
export const addDress = ({ staff }: Api, changed: object = {}) =>
  staff.write(newProductsEndpoint, { who: 'olha', body: { ...newDress, articles: inBlack, ...changed } })

export const readProduct = async ({ staff }: Api, article: string) =>
  (await staff.read(staffGoodsEndpoint, { params: { article } })).product

/** The model that an article belongs to. */
export const readModelOf = async ({ staff }: Pick<Api, 'staff'>, article: string) =>
  (await staff.read(staffGoodsEndpoint, { params: { article } })).model

export const inShop = ({ get }: Api, article: string) => get(`${productByArticleEndpoint.path}?article=${article}`)
