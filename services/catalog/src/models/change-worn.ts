import { ShopError } from '@shop/contracts/errors'
import type { ModelParams } from '@shop/contracts/staff/goods/chosen-products'
import { revisionConflictOf } from '@shop/service-kit/storage/change-at-revision'
import type { StoredArticle } from '../articles/article.ts'
import { followUpOf } from '../staff-products/follow-up.ts'
import type { JointDeps } from '../staff-products/joint/carry-out.ts'
import { changeJointly } from '../staff-products/joint/change-jointly.ts'
import { articlesOnly, type JointRow } from '../staff-products/joint/joint-change.ts'
import { sharingPictures } from './shared-pictures.ts'

type WornChange = { article: string; model_params: ModelParams; revision?: number | undefined; who: string }
type Worn = Pick<StoredArticle, 'model_params'>

const MOST_TRIES = 4

/**
 * Says who wears an article in its pictures, and of the heights that share them: a height that names another person keeps her
 * (docs/rules.md, "Pictures").
 * @throws ShopError not_found; changed_meanwhile.
 */
export async function changeWorn(
  deps: JointDeps,
  asked: WornChange,
): Promise<{ before: StoredArticle; after: StoredArticle; articles: string[] }> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryOnce(deps, asked)
    } catch (error) {
      const isOvertaken = error instanceof ShopError && error.code === 'changed_meanwhile'
      if (asked.revision !== undefined || !isOvertaken || tries === MOST_TRIES) throw error
    }
  }
}

async function tryOnce(deps: JointDeps, { article, model_params, revision, who }: WornChange) {
  const { model } = await deps.articles.one(article)
  const seen: { before?: StoredArticle } = {}
  const change = await changeJointly(deps, {
    who,
    model,
    about: model,
    plan: async at => {
      const stored = await deps.articles.one(article)
      seen.before = stored
      if (revision !== undefined && revision !== (stored.revision ?? 0)) throw revisionConflictOf(stored)
      const sharing = sharingPictures(stored, await deps.articles.ofModel(stored.model))
      const worn = sharing.filter(one => one.model_params === null || isSame(one, stored))
      return articlesOnly(worn.map(one => toRow(one, model_params, at)))
    },
  })
  const { before } = seen
  if (!before || !change) throw new ShopError('not_found')
  const changed = { by: who, at: change.at }
  const after = { ...before, model_params, revision: (before.revision ?? 0) + 1, changed }
  return { before, after, articles: change.rows.map(row => row.article) }
}

function toRow(one: StoredArticle, model_params: ModelParams, at: Date): JointRow {
  const follow_up = followUpOf(one, { at, limits: one.follow_up?.limits ?? [], everything: false })
  const { article, revision = 0, model_params: was } = one
  return { article, revision, before: { model_params: was }, fields: { model_params, follow_up } }
}

function isSame({ model_params: one }: Worn, { model_params: other }: Worn): boolean {
  const measurementsOf = (worn: typeof one) =>
    worn && [worn.height_cm, worn.chest_cm, worn.waist_cm, worn.hips_cm, worn.wears_size].join(' ')
  return measurementsOf(one) === measurementsOf(other)
}
