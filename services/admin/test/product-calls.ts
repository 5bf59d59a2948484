import {
  changeModelSizesEndpoint,
  type ModelSizes,
  modelSizesEndpoint,
} from '@shop/contracts/staff/goods/staff-model-sizes'
import {
  bulksEndpoint,
  changeInBulkEndpoint,
  internalBulkOutcomeEndpoint,
  undoBulkEndpoint,
} from '@shop/contracts/staff/goods/staff-product-bulk'
import {
  changeProductEndpoint,
  newProductsEndpoint,
  type StaffProduct,
  showProductEndpoint,
  staffProductEndpoint,
} from '@shop/contracts/staff/goods/staff-product-forms'
import { type StaffProductRow, staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { changeStockEndpoint, stockDemandEndpoint } from '@shop/contracts/staff/goods/staff-stock'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'

export const aRow: StaffProductRow = {
  article: 'DR-1042-BUR-R',
  model: 'DR-1042',
  title: { uk: 'Сукня', en: 'Dress' },
  category: 'dresses',
  collection: 'autumn-2026',
  color: 'burgundy',
  height: '160-167',
  sizes: [{ name: '36 (S)', available: 2 }],
  price: { uah: 4580, eur: 102 },
  price_without_discount: null,
  stock: 2,
  is_shown: true,
  picture: 'dr-1042-front',
  preorder_on: null,
  missing: [],
  revision: 0,
  changed: null,
}

const text = { uk: 'Сукня', en: 'Dress' }
export const aProduct: StaffProduct = {
  article: 'DR-1042-BUR-R',
  model: 'DR-1042',
  category: 'dresses',
  collection: 'autumn-2026',
  color: 'burgundy',
  height: '160-167',
  title: text,
  description: text,
  composition: text,
  care: text,
  sizes: [
    {
      name: '36 (S)',
      price: { uah: 4580, eur: null },
      price_without_discount: null,
      weight_kg: 0.5,
      preorder_limit: null,
    },
  ],
  measurements: [],
  start_sale_date: null,
  preorder_on: null,
  is_shown: true,
  published_on: '2026-11-01',
  pictures: [],
  stock: [],
  lacks: [],
  variants: [],
  rate: 45,
  revision: 3,
  changed: { by: 'olha', at: '2026-11-21T10:00:00.000Z' },
}

export const someSizes: ModelSizes = { model: 'DR-1042', sizes: [], articles: [], rate: 45 }

/** What the catalogue answers of products. */
export function productCalls(calls: InternalCalls, asked: unknown[]): void {
  staffRead(calls, staffProductsEndpoint, ({ query }) => {
    asked.push(query)
    return { products: [aRow], count: 1, page: query.page, limit: query.limit }
  })
  staffRead(calls, staffProductEndpoint, () => ({ product: aProduct }))
  staffWrite(calls, newProductsEndpoint, async ({ body, who }) => {
    asked.push({ who, ...body })
    const articles = body.articles.map(({ article }) => article)
    return { answer: { articles }, change: { action: 'product_add', subject: articles[0] ?? '', subjects: articles } }
  })
  staffWrite(calls, changeProductEndpoint, async ({ params: { article }, body, who }) => {
    asked.push({ who, article, ...body })
    const [before, after] = [{ category: aProduct.category }, { category: body.category }]
    const product = { ...aProduct, ...body, revision: 4 }
    return { answer: { product }, change: { action: 'product_change', subject: article, before, after } }
  })
  staffWrite(calls, showProductEndpoint, async ({ params: { article }, body: { is_show }, who }) => {
    asked.push({ who, article, is_show })
    const product = { ...aProduct, is_shown: is_show, revision: 4 }
    const action = is_show ? 'product_show' : 'product_hide'
    const [before, after] = [{ is_shown: aProduct.is_shown }, { is_shown: is_show }]
    return { answer: { product }, change: is_show ? null : { action, subject: article, before, after } }
  })
  staffWrite(calls, changeStockEndpoint, async ({ params: { article }, body, idempotencyKey: key }) => {
    asked.push({ article, key, change: body })
    const by = body.changes[0]?.by ?? 0
    const shelf = { size: '36 (S)', reserved: 1, arrived: 0, sold: 0, missing: 0, available: 2 + by }
    return {
      answer: { stock: [{ ...shelf, preorder_limit: null, preorder_promised: 0 }] },
      change: {
        action: 'stock_change',
        subject: article,
        asked: body,
        before: { '36 (S)': 3 },
        after: { '36 (S)': 3 + by },
      },
    }
  })
  staffRead(calls, modelSizesEndpoint, () => someSizes)
  staffWrite(calls, changeModelSizesEndpoint, async ({ params: { model }, body, idempotencyKey: key }) => {
    asked.push({ model, key, change: body })
    const { article } = aRow
    const [before, after] = [4580, 4990].map(uah => ({ [article]: { uah: { '36 (S)': uah } } }))
    const change = { action: 'product_sizes', subject: model, subjects: [article], asked: {}, before, after }
    return { answer: someSizes, change }
  })
  staffRead(calls, stockDemandEndpoint, ({ params }) => {
    asked.push(params)
    return { demand: [{ size: '36 (S)', count: 3 }] }
  })
  const all = { done: 2, total: 2 }
  const subjects = [aRow.article]
  staffWrite(calls, changeInBulkEndpoint, async ({ body, idempotencyKey: key, who }) => {
    asked.push({ who, key, ...body })
    const refused = [{ article: 'KN-1', why: ['picture'] }]
    const after = { changed: 1, left: 0, refused: 1 }
    return {
      answer: { state: 'done' as const, ...all, changed: 1, left: 0, refused, undo: key },
      change: { action: 'product_bulk', subject: key, subjects, asked: body.change, after },
    }
  })
  staffRead(calls, bulksEndpoint, () => ({ bulks: [] }))
  staffWrite(calls, undoBulkEndpoint, async ({ params: { id: subject }, who }) => {
    asked.push({ who, id: subject })
    const after = { restored: 1, left: 0 }
    return {
      answer: { state: 'undone' as const, ...all, ...after },
      change: { action: 'product_bulk_undo', subject, subjects, once: subject, after },
    }
  })
  handleInternal(calls, internalBulkOutcomeEndpoint, () => ({ change: null }))
}
