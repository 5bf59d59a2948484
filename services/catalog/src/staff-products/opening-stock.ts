import type { StoredArticle } from '../articles/article.ts'
import { receiveStock } from '../stock/arrivals.ts'
import type { FollowUpDeps } from './follow-up.ts'

type Opened = Pick<StoredArticle, 'article' | 'opening_stock'>

/** Each size receives it once under this key, however often it is tried. */
const OPENING = 'opening'

/** Puts what new articles have from the beginning on their shelves, which are there already. */
async function receiveOpeningStock(deps: FollowUpDeps, articles: readonly Opened[]): Promise<void> {
  const opened = articles.filter(({ opening_stock: stock }) => stock !== undefined)
  for (const { article, opening_stock: stock = [] } of opened) {
    for (const { size, count } of stock) await receiveStock(deps, OPENING, { article, size, count })
  }
  await deps.articles.forgetOpeningStock(opened.map(({ article }) => article))
}

/** What a process of the version before, which kept it with the article, left off the shelves when it died. */
export async function finishOpeningStock(deps: FollowUpDeps): Promise<void> {
  const left = await deps.articles.withOpeningStock()
  if (left.length === 0) return
  await receiveOpeningStock(deps, left)
  await deps.version.noteEdits(
    left.map(({ article }) => article),
    { everything: false },
  )
}
