import { type BulkPricePreview, MOST_PREVIEWED } from '@shop/contracts/staff/goods/staff-bulk-preview'
import type { BulkPriceChange, BulkWhich } from '@shop/contracts/staff/goods/staff-product-bulk'
import { toDecimal } from '@shop/money/money'
import type { ArticleSize } from '../../articles/article.ts'
import type { PlannedRow, RefusedRow } from '../../goods-changes/goods-change.ts'
import { type BulkDeps, CHUNK, findArticleNames } from './begin-bulk.ts'
import { planArticles } from './plan-articles.ts'

type Asked = { which: BulkWhich; change: BulkPriceChange }

/**
 * What a change of many prices would come to for the articles as they are now: planned as the change itself is, written nowhere.
 * @throws ShopError count_changed when the filter finds others than were seen.
 */
export async function previewPrices(deps: BulkDeps, { which, change }: Asked): Promise<BulkPricePreview> {
  const names = await findArticleNames(deps, which)
  const counts = { changed: 0, left: 0, refused: 0 }
  const changed: SizeChange[] = []
  const refused: RefusedRow[] = []
  for (let from = 0; from < names.length; from += CHUNK) {
    const plan = await planArticles(deps, { asked: change, at: deps.clock.now() }, names.slice(from, from + CHUNK))
    counts.changed += plan.rows.length
    counts.left += plan.left
    counts.refused += plan.refused.length
    if (changed.length < MOST_PREVIEWED) changed.push(...plan.rows.flatMap(sizeChangesOf))
    if (refused.length < MOST_PREVIEWED) refused.push(...plan.refused)
  }
  return {
    ...counts,
    rows: await withTitles(deps, changed.slice(0, MOST_PREVIEWED)),
    refused_rows: refused.slice(0, MOST_PREVIEWED),
  }
}

type SizeChange = Omit<BulkPricePreview['rows'][number], 'title'>

/** Sizes that a planned row leaves as they are, are not named. */
function sizeChangesOf({ article, before, fields }: PlannedRow): SizeChange[] {
  const after = new Map((fields.sizes ?? []).map(size => [size.name, size]))
  return (before.sizes ?? []).flatMap(size => {
    const was = pricesOf(size)
    const will = pricesOf(after.get(size.name) ?? size)
    return JSON.stringify(was) === JSON.stringify(will) ? [] : [{ article, size: size.name, was, will }]
  })
}

function pricesOf({ price, price_without_discount: list }: ArticleSize): SizeChange['was'] {
  return { price: decimalOf(price), price_without_discount: list && decimalOf(list) }
}

function decimalOf({ uah, eur }: ArticleSize['price']) {
  return { uah: toDecimal(uah), eur: eur === null ? null : toDecimal(eur) }
}

async function withTitles({ articles }: BulkDeps, rows: readonly SizeChange[]): Promise<BulkPricePreview['rows']> {
  const stored = await articles.allAmong([...new Set(rows.map(({ article }) => article))])
  const titles = new Map(stored.map(({ article, title }) => [article, title]))
  return rows.map(row => ({ ...row, title: titles.get(row.article) ?? { uk: '', en: '' } }))
}
