import type { ModelParams } from '@shop/contracts/staff/goods/chosen-products'
import type { StoredArticle } from '../articles/article.ts'
import type { GoodsChangeDeps } from '../goods-changes/carry-out.ts'
import { changeArticle } from '../goods-changes/change-article.ts'
import { planRow } from '../goods-changes/planned-row.ts'
import { sharingPictures } from './shared-pictures.ts'

type WornChange = { article: string; model_params: ModelParams; revision?: number | undefined; who: string }
type Wearing = Pick<StoredArticle, 'model_params'>

/**
 * Says who wears an article in its pictures, and of the heights that share them: a height that names another person keeps her
 * (docs/rules.md, "Pictures").
 * @throws ShopError as `changeArticle` does.
 */
export async function changeWorn(deps: GoodsChangeDeps, { article, model_params, revision, who }: WornChange) {
  const { model } = await deps.articles.one(article)
  return changeArticle(deps, {
    door: 'worn',
    who,
    about: model,
    article,
    revision,
    async plan(stored) {
      const sharing = sharingPictures(stored, await deps.articles.ofModel(stored.model))
      const worn = sharing.filter(one => one.model_params === null || isSame(one, stored))
      return worn.flatMap(one => planRow(one, { model_params }) ?? [])
    },
  })
}

function isSame({ model_params: one }: Wearing, { model_params: other }: Wearing): boolean {
  const measurementsOf = (worn: typeof one) =>
    worn && [worn.height_cm, worn.chest_cm, worn.waist_cm, worn.hips_cm, worn.wears_size].join(' ')
  return measurementsOf(one) === measurementsOf(other)
}
