import type { ProductCard, ProductPicture } from '@shop/contracts/catalog/products'
import type { ChosenProduct } from '@shop/contracts/staff/goods/chosen-products'
import { cheapestSize } from '@shop/pricing/cheapest-size'
import { toCard } from '../articles/product-view.ts'
import { type ProductDeps, readViews } from './read-card-lists.ts'

/** What staff see of an article besides: whether shoppers do. */
type StaffCard = ProductCard & { is_shown: boolean }

/** What staff chose, each in its place; `card` is null for what is not there any more. */
export type Chosen = { article: string; card: StaffCard | null; pictures: ProductPicture[] }

/** Products by name as staff see them, in the order asked: hidden ones too, and the names of missing ones. */
export async function readChosen(deps: ProductDeps, names: readonly string[]): Promise<Chosen[]> {
  const views = await readViews(
    deps,
    names,
    (context, article, offer, colors): Chosen => ({
      article: article.article,
      card: { ...toCard(context, article, offer, colors), is_shown: article.is_shown },
      pictures: article.pictures,
    }),
    deps.articles.allAmong,
  )
  const byName = new Map(views.map(view => [view.article, view]))
  return names.map(article => byName.get(article) ?? { article, card: null, pictures: [] })
}

export function toChosenProduct({ article, card }: Chosen): ChosenProduct {
  if (!card) {
    const unknown = { title: null, color: null, height: null, picture: null, price: null }
    return { article, state: 'missing', ...unknown, in_stock: false }
  }
  const { title, color, height, sizes, is_shown, previewImages } = card
  return {
    article,
    state: is_shown ? 'shown' : 'hidden',
    title,
    color,
    height,
    picture: previewImages[0]?.name ?? null,
    price: cheapestSize(sizes)?.price ?? null,
    in_stock: sizes.some(({ count }) => count > 0),
  }
}
