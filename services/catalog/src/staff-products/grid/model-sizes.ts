import type { ModelSizes } from '@shop/contracts/staff/goods/staff-model-sizes'
import { toDecimal } from '@shop/money/money'
import { revisionOf } from '@shop/service-kit/storage/change-at-revision'
import type { StoredArticle } from '../../articles/article.ts'
import type { GoodsChangeDeps } from '../../goods-changes/carry-out.ts'
import { emptyShelf, type StockItem } from '../../stock/stock.ts'
import { toSizeForm, toStaffStock } from '../product-form.ts'

/** A model as it is at one moment, with what its articles may be named after. */
export type SeenModel = Awaited<ReturnType<typeof seeModel>>

/** @throws ShopError not_found when no article is of this model, or is the one that is named. */
export async function seeModel(deps: GoodsChangeDeps, which: { model: string } | { article: string }) {
  const [seen, known] = await Promise.all([deps.articles.ofModelWithStock<StockItem>(which), deps.knownNames.read()])
  return { ...seen, known, model: seen.articles[0]?.model ?? '' }
}

/** A model's sizes as staff see them; `rate` in hundredths of a hryvnia. */
export function modelSizesOf({ model, articles, stock, known: { order } }: SeenModel, rate: number): ModelSizes {
  const shelves = new Map(stock.map(item => [`${item.article}\n${item.size}`, item]))
  const used = new Set(articles.flatMap(({ sizes }) => sizes.map(({ name }) => name)))
  const place = ({ color, height }: StoredArticle) =>
    placeIn(order.colors, color) * 1000 + (height === null ? 0 : placeIn(order.heights, height) + 1)
  return {
    model,
    sizes: inOrder(order.sizes, [...used]),
    articles: articles
      .toSorted((one, other) => place(one) - place(other))
      .map(stored => {
        const { article, color, height, is_shown, sizes } = stored
        return {
          ...revisionOf(stored),
          article,
          color,
          height,
          is_shown,
          sizes: sizes.map(size => {
            const shelf = shelves.get(`${article}\n${size.name}`) ?? emptyShelf({ article, size: size.name })
            return { ...toSizeForm(size, shelf.preorder_limit), stock: toStaffStock(shelf) }
          }),
        }
      }),
    rate: toDecimal(rate),
  }
}

/** In the order of the dictionary; what it does not have stands at the end as it was. */
export function inOrder(dictionary: readonly string[], names: readonly string[]): string[] {
  return names.toSorted((one, other) => placeIn(dictionary, one) - placeIn(dictionary, other))
}

function placeIn(dictionary: readonly string[], name: string): number {
  const found = dictionary.indexOf(name)
  return found < 0 ? dictionary.length : found
}
