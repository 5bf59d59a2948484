import { ShopError } from '@shop/contracts/errors'
import type { ModelParams } from '@shop/contracts/staff/goods/chosen-products'
import { refuseFields } from '@shop/service-kit/calls/fields'
import { type Revised, revisionOf } from '@shop/service-kit/storage/change-at-revision'
import type { Article } from '../articles/article.ts'
import type { GoodsChangeDeps } from '../goods-changes/carry-out.ts'
import { changeArticle } from '../goods-changes/change-article.ts'
import { planRow } from '../goods-changes/planned-row.ts'
import { changeWorn } from '../models/change-worn.ts'
import { readChosen, toChosenProduct } from './chosen-products.ts'
import type { ProductDeps } from './read-card-lists.ts'
import { without, wrongRecommendations } from './recommendation-rules.ts'

export type ProductExtrasDeps = ProductDeps & GoodsChangeDeps

type Extras = Pick<Article, 'recommendations'>
/** What staff add to a product beside its card. */
type RecommendingAction =
  | { action: 'recommend' | 'unrecommend'; product: string }
  | { action: 'recommendations'; recommendations: string[] }
type ExtrasAction = RecommendingAction | { action: 'model_params'; model_params: ModelParams }
export type ExtrasChange = { article: string; change: ExtrasAction; revision?: number | undefined; who: string }

/** What staff recommend with a product, and who wears it. @throws ShopError not_found. */
export async function readProductExtras(deps: ProductDeps, name: string) {
  const article = await deps.articles.one(name)
  return toExtras(deps, article)
}

/** @throws ShopError not_found, changed_meanwhile, validation. */
export async function changeProductExtras(deps: ProductExtrasDeps, { change, ...asked }: ExtrasChange) {
  const { before, after, articles, undo } =
    change.action === 'model_params'
      ? await changeWorn(deps, { ...asked, ...change })
      : await changeRecommendations(deps, asked, change)
  const { recommendations, model_params } = before
  return { ...(await toExtras(deps, after)), before: { recommendations, model_params }, articles, undo }
}

function changeRecommendations(
  deps: ProductExtrasDeps,
  { article, revision, who }: Omit<ExtrasChange, 'change'>,
  change: RecommendingAction,
) {
  return changeArticle(deps, {
    door: 'recommendations',
    who,
    about: `article ${article}`,
    article,
    revision,
    async plan(stored) {
      const fields = applyAction(stored, change)
      await refuseWrong(deps, fields.recommendations, article)
      const row = planRow(stored, fields)
      return row ? [row] : []
    },
  })
}

/** What a change makes other than before. @throws ShopError not_found for a recommendation that is not there. */
function applyAction({ recommendations }: Extras, change: RecommendingAction): Extras {
  switch (change.action) {
    case 'recommend':
      return { recommendations: [...recommendations, change.product] }
    case 'unrecommend': {
      const left = without(recommendations, change.product)
      if (!left) throw new ShopError('not_found')
      return { recommendations: left }
    }
    case 'recommendations':
      return { recommendations: change.recommendations }
  }
}

async function refuseWrong(deps: ProductDeps, names: readonly string[], own: string): Promise<void> {
  const found = names.length === 0 ? [] : await deps.articles.garmentsAmong(names)
  const fields = wrongRecommendations(names, new Set(found.map(({ article }) => article)), [own])
  refuseFields(fields)
}

async function toExtras(deps: ProductDeps, article: Article & Revised) {
  const chosen = await readChosen(deps, article.recommendations)
  return {
    recommendations: chosen.map(toChosenProduct),
    model_params: article.model_params,
    ...revisionOf(article),
  }
}
