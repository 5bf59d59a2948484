import { ShopError } from '@shop/contracts/errors'
import type { ModelSizes } from '@shop/contracts/staff/goods/staff-model-sizes'
import { toDecimal } from '@shop/money/money'
import { revisionOf } from '@shop/service-kit/storage/change-at-revision'
import type { SizedArticle } from '../../articles/staff-articles.ts'
import type { Dictionaries } from '../../dictionaries/dictionaries.ts'
import { emptyShelf, type StockItem } from '../../stock/stock.ts'
import type { EditDeps } from '../edit-product.ts'
import { toSizeForm, toStaffStock } from '../product-form.ts'

export type ModelDeps = EditDeps & { dictionaries: Dictionaries }

/** A model as it is at one moment, with what its articles are ordered by. */
export type SeenModel = {
  model: string
  articles: readonly SizedArticle[]
  stock: readonly StockItem[]
  /** Names of the dictionaries, in their order. */
  order: Record<'colors' | 'heights' | 'sizes', readonly string[]>
}

/** @throws ShopError not_found when no article is of this model */
export async function seeModel(deps: ModelDeps, model: string): Promise<SeenModel> {
  const { colors, heights, sizes } = deps.dictionaries
  const namesOf = async (things: Promise<{ name: string }[]>) => (await things).map(({ name }) => name)
  const read = deps.articles.sizesOfModel(model)
  const [articles, stock, ...order] = await Promise.all([
    read,
    read.then(found => deps.stock.ofArticles(found.map(({ article }) => article))),
    namesOf(colors.all()),
    namesOf(heights.all()),
    namesOf(sizes.all()),
  ])
  if (articles.length === 0) throw new ShopError('not_found')
  const [colorNames, heightNames, sizeNames] = order
  return { model, articles, stock, order: { colors: colorNames, heights: heightNames, sizes: sizeNames } }
}

/** A model's sizes as staff see them; `rate` in hundredths of a hryvnia. */
export function modelSizesOf({ model, articles, stock, order }: SeenModel, rate: number): ModelSizes {
  const shelves = new Map(stock.map(item => [`${item.article}\n${item.size}`, item]))
  const used = new Set(articles.flatMap(({ sizes }) => sizes.map(({ name }) => name)))
  const place = ({ color, height }: SizedArticle) =>
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
