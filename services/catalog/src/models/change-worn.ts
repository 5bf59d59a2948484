import { ShopError } from '@shop/contracts/errors'
import type { ModelParams } from '@shop/contracts/staff/goods/chosen-products'
import type { Clock } from '@shop/service-kit/process/clock'
import { changedMeanwhile } from '@shop/service-kit/storage/change-at-revision'
import type { StoredArticle } from '../articles/article.ts'
import { followUpOf } from '../staff-products/follow-up.ts'
import { changeJointly, type JointDeps } from './change-jointly.ts'
import type { JointRow } from './joint-changes.repository.ts'
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
  deps: JointDeps & { clock: Clock },
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

async function tryOnce(deps: JointDeps & { clock: Clock }, { article, model_params, revision, who }: WornChange) {
  const stored = await deps.articles.one(article)
  if (revision !== undefined && revision !== (stored.revision ?? 0)) throw changedMeanwhile(stored)
  const sharing = sharingPictures(stored, await deps.articles.ofModel(stored.model))
  const at = deps.clock.now()
  const rows = sharing
    .filter(one => one.model_params === null || isSame(one, stored))
    .map((one): JointRow => {
      const follow_up = followUpOf(one, { at, limits: one.follow_up?.limits ?? [], everything: false })
      const { model_params: was } = one
      return {
        article: one.article,
        revision: one.revision ?? 0,
        before: { model_params: was },
        fields: { model_params, follow_up },
      }
    })
  await changeJointly(deps, { _id: `model ${stored.model}`, who, at, of: 'product', rows })
  const after = { ...stored, model_params, revision: (stored.revision ?? 0) + 1, changed: { by: who, at } }
  return { before: stored, after, articles: rows.map(row => row.article) }
}

function isSame({ model_params: one }: Worn, { model_params: other }: Worn): boolean {
  const said = (worn: typeof one) =>
    worn && [worn.height_cm, worn.chest_cm, worn.waist_cm, worn.hips_cm, worn.wears_size].join(' ')
  return said(one) === said(other)
}
