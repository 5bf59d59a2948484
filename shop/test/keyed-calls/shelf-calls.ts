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
      const changes = [{ size, by: 5 }]
      return {
        path: stockOf(article),
        json: { changes, reason },
        others: [
          { json: { changes: [{ size, by: 1000 }], reason } },
          { json: { changes: [{ size: other, by: 5 }], reason } },
          { path: stockOf(another) },
        ],
      }
    },
  },
  {
    call: 'PUT /api/admin/products/models/:model/sizes',
    async asked({ staff }) {
      const pathOf = (model: string) => `/api/admin/products/models/${model}/sizes`
      const models = async () => {
        const { body } = await staff.get('/api/admin/products?limit=100')
        return [...new Set((body.products as { model: string }[]).map(({ model }) => model))]
      }
      const [model = '', second = ''] = await models()
      const { body } = await staff.get(pathOf(model))
      const [row] = body.articles as { article: string; revision: number; sizes: { name: string }[] }[]
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
      const which = { by: 'articles', articles: [article] }
      const change = { do: 'price', how: 'percent', value: 10, keep_old: false }
      return {
        path: '/api/admin/products/bulk',
        json: { which, change },
        others: [
          { json: { which, change: { ...change, value: 20 } } },
          { json: { which: { ...which, articles: [another] }, change } },
        ],
      }
    },
  },
]
