import { ShopError } from '@shop/contracts/errors'
import { revisionConflictOf } from '@shop/service-kit/storage/change-at-revision'
import type { StoredArticle } from '../articles/article.ts'
import type { GoodsChangeDeps } from './carry-out.ts'
import { changeGoods } from './change-goods.ts'
import type { Door, PlannedRow } from './goods-change.ts'
import { withRow } from './planned-row.ts'

type Asked = {
  door: Door
  who: string
  /** What is changed: one change of it at a time. */
  about: string
  article: string
  /** The one that was seen; undefined: whatever is there. */
  revision: number | undefined
  /** What becomes other in the article as it is now, and in those that go with it. */
  plan: (stored: StoredArticle) => Promise<PlannedRow[]>
}
/** `undo`: what it can be taken back by; null where nothing became other. */
type Changed = { before: StoredArticle; after: StoredArticle; articles: string[]; undo: string | null }

/** So many people do not change one article at one moment. */
const MOST_TRIES = 8

/**
 * Changes an article by what it is now. Without a revision it is planned again when somebody else was faster, so that of two
 * additions none is lost.
 * @throws ShopError not_found; changed_meanwhile; as `plan` and `changeGoods` do.
 */
export async function changeArticle(deps: GoodsChangeDeps, asked: Asked): Promise<Changed> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await changeOnce(deps, asked)
    } catch (error) {
      const isOvertaken = error instanceof ShopError && error.code === 'changed_meanwhile'
      if (asked.revision !== undefined || !isOvertaken || tries === MOST_TRIES) throw error
    }
  }
}

async function changeOnce(deps: GoodsChangeDeps, { article, revision, plan, ...asked }: Asked): Promise<Changed> {
  const seen: { before?: StoredArticle } = {}
  const change = await changeGoods(deps, {
    ...asked,
    plan: async () => {
      const stored = await deps.articles.one(article)
      seen.before = stored
      if (revision !== undefined && revision !== (stored.revision ?? 0)) throw revisionConflictOf(stored)
      return { rows: await plan(stored) }
    },
  })
  const { before } = seen
  if (!before) throw new ShopError('not_found')
  if (!change) return { before, after: before, articles: [article], undo: null }
  const row = change.chunk?.rows?.find(row => row.article === article)
  const after = row ? withRow(before, row, change) : before
  return { before, after, articles: change.chunk?.names ?? [], undo: change._id }
}
