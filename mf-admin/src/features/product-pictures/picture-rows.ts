import type { PicturesRow } from '@shop/contracts/staff/goods/staff-pictures'

type OfArticle = PicturesRow & { is: 'article'; isPart: boolean }
type OfModel = {
  is: 'model'
  model: string
  title: PicturesRow['title']
  picture: string | null
  is_shown: boolean
  articles: readonly PicturesRow[]
  article_count: number
  isOpen: boolean
  /** Articles without any. */
  bare: number
  count: number
  missing_alts: number
}
/** A model with all its articles, or one article: alone, or as a part under its model. */
export type PictureRow = OfModel | OfArticle

/** A row a model; a model that was found with one article is the row of this article. `products` stand together by model. */
export function rowsByModel(products: readonly PicturesRow[], open: readonly string[]): PictureRow[] {
  return [...Map.groupBy(products, ({ model }) => model)].flatMap(([model, articles]): PictureRow[] => {
    if (articles.length === 1) return rowsOfArticles(articles)
    const isOpen = open.includes(model)
    return [toModelRow(model, articles, isOpen), ...(isOpen ? rowsOfArticles(articles, true) : [])]
  })
}

export function rowsOfArticles(products: readonly PicturesRow[], isPart = false): OfArticle[] {
  return products.map(product => ({ ...product, is: 'article', isPart }))
}

export function idOfRow(row: PictureRow): string {
  return row.is === 'model' ? `model:${row.model}` : row.article
}

function toModelRow(model: string, articles: readonly PicturesRow[], isOpen: boolean): OfModel {
  const lead = articles.find(({ is_shown }) => is_shown) ?? (articles[0] as PicturesRow)
  return {
    is: 'model',
    model,
    title: lead.title,
    picture: lead.picture ?? articles.find(({ picture }) => picture !== null)?.picture ?? null,
    is_shown: articles.some(({ is_shown }) => is_shown),
    articles,
    article_count: articles.length,
    isOpen,
    bare: articles.filter(({ count }) => count === 0).length,
    count: sumOfColors(articles, 'count'),
    missing_alts: sumOfColors(articles, 'missing_alts'),
  }
}

/** Heights of a colour share their pictures: they count once. */
function sumOfColors(articles: readonly PicturesRow[], figure: 'count' | 'missing_alts'): number {
  const colors = Map.groupBy(articles, ({ color }) => color)
  return [...colors.values()].reduce((sum, heights) => sum + Math.max(...heights.map(one => one[figure])), 0)
}
