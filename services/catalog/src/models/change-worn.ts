import { ShopError } from '@shop/contracts/errors'
import type { ModelParams } from '@shop/contracts/staff/goods/chosen-products'
import { revisionConflictOf } from '@shop/service-kit/storage/change-at-revision'
import type { StoredArticle } from '../articles/article.ts'
import type { GoodsChangeDeps } from '../goods-changes/carry-out.ts'
import { changeGoods } from '../goods-changes/change-goods.ts'
import { planRow, withRow } from '../goods-changes/planned-row.ts'
import { sharingPictures } from './shared-pictures.ts'

type WornChange = { article: string; model_params: ModelParams; revision?: number | undefined; who: string }
/** `undo`: what it can be taken back by. */
type Worn = { before: StoredArticle; after: StoredArticle; articles: string[]; undo: string | null }
type Wearing = Pick<StoredArticle, 'model_params'>

const MOST_TRIES = 4

/**
 * Says who wears an article in its pictures, and of the heights that share them: a height that names another person keeps her
 * (docs/rules.md, "Pictures").
 * @throws ShopError not_found; changed_meanwhile.
 */
export async function changeWorn(deps: GoodsChangeDeps, asked: WornChange): Promise<Worn> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryOnce(deps, asked)
    } catch (error) {
      const isOvertaken = error instanceof ShopError && error.code === 'changed_meanwhile'
      if (asked.revision !== undefined || !isOvertaken || tries === MOST_TRIES) throw error
    }
  }
}

async function tryOnce(deps: GoodsChangeDeps, { article, model_params, revision, who }: WornChange) {
  const { model } = await deps.articles.one(article)
  const seen: { before?: StoredArticle } = {}
  const change = await changeGoods(deps, {
    door: 'worn',
    who,
    about: model,
    plan: async () => {
      const stored = await deps.articles.one(article)
      seen.before = stored
      if (revision !== undefined && revision !== (stored.revision ?? 0)) throw revisionConflictOf(stored)
      const sharing = sharingPictures(stored, await deps.articles.ofModel(stored.model))
      const worn = sharing.filter(one => one.model_params === null || isSame(one, stored))
      return { rows: worn.flatMap(one => planRow(one, { model_params }) ?? []) }
    },
  })
  const { before } = seen
  if (!before) throw new ShopError('not_found')
  if (!change) return { before, after: before, articles: [article], undo: null }
  const [row] = change.chunk?.rows?.filter(row => row.article === article) ?? []
  const after = row ? withRow(before, row, change) : before
  return { before, after, articles: change.chunk?.names ?? [], undo: change._id }
}

function isSame({ model_params: one }: Wearing, { model_params: other }: Wearing): boolean {
  const measurementsOf = (worn: typeof one) =>
    worn && [worn.height_cm, worn.chest_cm, worn.waist_cm, worn.hips_cm, worn.wears_size].join(' ')
  return measurementsOf(one) === measurementsOf(other)
}
