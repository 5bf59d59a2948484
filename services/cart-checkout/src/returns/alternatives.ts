import type { Sellable } from '@shop/contracts/catalog/stock'
import type { Alternative } from '@shop/contracts/orders/returns'
import { toDecimal } from '@shop/money/money'
import type { Catalog } from '../clients/catalog.ts'
import type { LineCount } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { goodsDifference } from '../order-exchanges/goods-difference.ts'

/** What lines can be exchanged for, by the catalogue of today; null where it does not answer: money back can be asked for without it. */
export async function findAlternatives(
  catalog: Pick<Catalog, 'alternatives'>,
  order: Placed,
  lines: readonly LineCount[],
): Promise<((line: LineCount) => Alternative[]) | null> {
  const found = await catalog.alternatives(lines.map(({ article }) => article)).catch(() => null)
  return found && (line => alternativesOf(order, line, found.get(line.article) ?? []))
}

/** Its own article comes first; the others as the catalogue names them. */
function alternativesOf(order: Placed, line: LineCount, sellables: readonly Sellable[]): Alternative[] {
  const isOwn = (article: string) => Number(article === line.article)
  const byArticle = Object.values(Object.groupBy(sellables, ({ article }) => article)).flatMap(sizes =>
    sizes ? [sizes] : [],
  )
  const kinds = byArticle.flatMap(sizes => {
    const [first] = sizes
    if (!first) return []
    const { article, color, height = null, picture } = first
    const others = sizes.filter(({ size }) => article !== line.article || size !== line.size)
    return [{ article, color, height, picture, sizes: others.flatMap(other => sizeOf(order, line, other)) }]
  })
  return kinds
    .filter(({ sizes }) => sizes.length > 0)
    .toSorted((one, other) => isOwn(other.article) - isOwn(one.article) || one.article.localeCompare(other.article))
}

/** None of a size that stands in the order at another price: such an exchange is refused. */
function sizeOf(order: Placed, line: LineCount, sellable: Sellable): Alternative['sizes'] {
  const { article, size, available } = sellable
  const most = Math.max(0, Math.min(line.count, available))
  const difference = Array.from({ length: most }, (_, index) =>
    goodsDifference(order, { ...line, count: index + 1, to: { article, size }, sellable }),
  )
  return difference.includes(null) ? [] : [{ size, difference: difference.map(amount => toDecimal(amount ?? 0)) }]
}
