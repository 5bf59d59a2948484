import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { changeModelSizesEndpoint, type ModelSizesChange } from '@shop/contracts/staff/goods/staff-model-sizes'
import type { startApi } from './start-api.ts'

export type Api = Awaited<ReturnType<typeof startApi>>
type Cells = ModelSizesChange['articles'][number]['sizes'][number]
export const model = 'wrap-dress'
export const article = 'DR-1042-BUR-R'
export const size = '36 (S)'
export const who = 'olha'

export const read = async ({ staff }: Api) => (await staff.read(staffGoodsEndpoint, { params: { article } })).sizes
export const sizesOf = async (api: Api, name = article) =>
  (await read(api)).articles.find(other => other.article === name)?.sizes ?? []
export const sizeOf = async (api: Api, name = article, of = size) =>
  (await sizesOf(api, name)).find(other => other.name === of)

type About = { key?: string; who?: string } & Partial<Omit<ModelSizesChange, 'articles'>>

/** Changes cells of articles, on the revisions of now. */
export async function change(
  api: Api,
  cells: Record<string, Cells[]>,
  { key = 'one', who: by = who, ...about }: About = {},
) {
  const { articles } = await read(api)
  const revisions = new Map(articles.map(({ article, revision }) => [article, revision]))
  const rows = Object.entries(cells).map(([article, sizes]) => ({
    article,
    revision: revisions.get(article) ?? 0,
    sizes,
  }))
  return send(api, { articles: rows, reason: '', ...about }, key, by)
}
export const send = (api: Api, body: ModelSizesChange, key = 'one', by = who) =>
  api.staff.write(changeModelSizesEndpoint, { who: by, params: { model }, idempotencyKey: key, body })

export async function stockOf({ db }: Api, available: number) {
  const shelf = { available, received: available, sold: 0, holds: [] }
  await db.collection('stock').updateOne({ article, size }, { $set: shelf })
}
export async function otherArticles(api: Api): Promise<string[]> {
  return (await read(api)).articles.flatMap(({ article: name }) => (name === article ? [] : name))
}
