import { kyivDay } from '@shop/calendar/kyiv-days'
import type { BulkChange } from '@shop/contracts/staff/goods/staff-product-bulk'
import type { GoodsChangeDeps } from '../../goods-changes/carry-out.ts'
import type { GoodsChange, PlannedRow, RefusedRow } from '../../goods-changes/goods-change.ts'
import { planRow } from '../../goods-changes/planned-row.ts'
import { planFor } from './bulk-rules.ts'

/** What a change of many articles comes to for these, as they are now. */
export async function planArticles(
  deps: GoodsChangeDeps,
  bulk: Pick<GoodsChange, 'asked' | 'at'>,
  names: readonly string[],
) {
  const known = await deps.knownNames.read()
  const today = kyivDay(bulk.at)
  const stored = new Map((await deps.articles.allAmong(names)).map(article => [article.article, article]))
  const rows: PlannedRow[] = []
  const refused: RefusedRow[] = []
  let left = 0
  for (const name of names) {
    const article = stored.get(name)
    const planned = article ? planFor(article, bulk.asked as BulkChange, known, today) : { why: ['not_found'] }
    const row = article && planned && 'fields' in planned ? planRow(article, planned.fields) : null
    if (row) rows.push(row)
    else if (planned && 'why' in planned) refused.push({ article: name, why: planned.why })
    else left += 1
  }
  return { rows, refused, left }
}
