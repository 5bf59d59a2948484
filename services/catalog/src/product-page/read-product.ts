import type { Sibling } from '@shop/contracts/catalog/products'
import { ShopError } from '@shop/contracts/errors'
import { PrevalidatedResponse, withWritten } from '@shop/service-kit/calls/written-json'
import type { Variant } from '../articles/article.ts'
import { colorLinks } from '../articles/color-links.ts'
import { offerIn, toColor, toOffered, toSibling } from '../articles/product-view.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { has } from '../store-list/bitset.ts'
import { isSoldOut } from '../store-list/sort-keys.ts'
import type { KnownArticles } from './known-articles.ts'
import { type ProductDeps, readViews } from './read-card-lists.ts'
import type { StockNow } from './read-stock-now.ts'

export type ProductPageDeps = ProductDeps & {
  readStockNow: (article: string) => Promise<StockNow>
  known: KnownArticles
}

/** One article with its siblings. Stock is that of this moment; texts and prices are those of the version that the database has. */
export async function readProduct(deps: ProductPageDeps, name: string): Promise<PrevalidatedResponse> {
  const [snapshot, now] = await Promise.all([deps.live.current(), deps.readStockNow(name)])
  // Both only grow, so their sum is a state of what staff have entered.
  const found = await deps.known(now.version + now.edits, name)
  if (!found) throw new ShopError('not_found')
  const { article, lasting } = found
  const { context, variants } = snapshot
  const ofModel = variants.get(article.model) ?? []
  const offered = toOffered(
    context,
    article,
    offerIn(context, article, now.shelf),
    colorLinks(context, article, ofModel),
  )
  const others = ofModel.filter(({ article }) => article !== name)
  return new PrevalidatedResponse({
    product: withWritten(offered, lasting),
    siblings: await siblingsOf(deps, snapshot, now, others),
  })
}

/** Every size that sells out or comes back counts as a change of its article: with equal counts the snapshot is as new as the stock. */
function siblingsOf(
  deps: ProductPageDeps,
  snapshot: Snapshot,
  { version, articleChanges }: StockNow,
  others: readonly Variant[],
): Sibling[] | Promise<Sibling[]> {
  const { key } = snapshot
  if (key.version === version && key.articleChanges === articleChanges)
    return others.map(other => siblingIn(snapshot, other))
  return readViews(
    deps,
    others.map(({ article }) => article),
    toSibling,
  )
}

function siblingIn({ context, index, positions }: Snapshot, other: Variant): Sibling {
  const { article, height } = other
  const position = positions.get(article) ?? -1
  const preorder = has(index.awaited, position)
  const in_stock = !preorder && !isSoldOut(index.rankings.new.sortKeys[position] ?? 0)
  return { article, color: toColor(context, other), height, in_stock, preorder }
}
