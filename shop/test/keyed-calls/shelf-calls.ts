import type { KeyedCall } from './keyed-call.ts'

const article = 'DR-1042-BUR-R'
const another = 'DR-1042-IVF-R'
const [size, other] = ['38 (M)', '40 (L)'] as const
const reason = 'Постачання'
const stockOf = (article: string) => `/api/admin/products/by-article/${article}/stock`

/** What staff change of goods under a key. */
export const shelfCalls: readonly KeyedCall[] = [
  {
    call: 'PUT /api/admin/products/by-article/:article/stock',
    async asked() {
      const jsonOf = (size: string, by: number) => ({ changes: [{ size, by }], reason })
      const others = [{ json: jsonOf(size, 1000) }, { json: jsonOf(other, 5) }, { path: stockOf(another) }]
      return { path: stockOf(article), json: jsonOf(size, 5), others }
    },
  },
  {
    call: 'PUT /api/admin/products/models/:model/sizes',
    async asked({ staff }) {
      const pathOf = (model: string) => `/api/admin/products/models/${model}/sizes`
      const listed = await staff.get('/api/admin/products?limit=100')
      const products = listed.body.products as { article: string; model: string }[]
      const [model = '', second = ''] = new Set(products.map(({ model }) => model))
      const opened = products.find(one => one.model === model)?.article
      const { body } = await staff.get(`/api/admin/products/by-article/${opened}`)
      const { articles } = body.sizes as {
        articles: { article: string; revision: number; sizes: { name: string }[] }[]
      }
      const [row] = articles
      if (!row?.sizes[0]) throw new Error('the model has no sizes')
      const { name: size } = row.sizes[0]
      const jsonOf = (stock_by: number) => ({
        articles: [{ article: row.article, revision: row.revision, sizes: [{ size, stock_by }] }],
        reason,
      })
      return { path: pathOf(model), json: jsonOf(3), others: [{ json: jsonOf(300) }, { path: pathOf(second) }] }
    },
  },
  {
    call: 'POST /api/admin/products/bulk',
    async asked() {
      const jsonOf = (article: string, value: number) => ({
        which: { by: 'articles', articles: [article] },
        change: { do: 'price', how: 'percent', value, keep_old: false },
      })
      const others = [{ json: jsonOf(article, 20) }, { json: jsonOf(another, 10) }]
      return { path: '/api/admin/products/bulk', json: jsonOf(article, 10), others }
    },
  },
]
