import { ShopError } from '@shop/contracts/errors'
import type { ModelParams } from '@shop/contracts/staff/goods/chosen-products'
import { refuseFields } from '@shop/service-kit/calls/fields'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { type Revised, revisionOf } from '@shop/service-kit/storage/change-at-revision'
import type { Article, FollowUp, StoredArticle } from '../articles/article.ts'
import type { GoodsChangeDeps } from '../goods-changes/carry-out.ts'
import { changeWorn } from '../models/change-worn.ts'
import { followUp } from '../staff-products/follow-up.ts'
import { readChosen, toChosenProduct } from './chosen-products.ts'
import type { ProductDeps } from './read-card-lists.ts'
import { without, wrongRecommendations } from './recommendation-rules.ts'

export type ProductExtrasDeps = ProductDeps & GoodsChangeDeps

type Extras = Pick<Article, 'recommendations'>
/** What staff add to a product beside its card. */
type ExtrasAction =
  | { action: 'recommend' | 'unrecommend'; product: string }
  | { action: 'recommendations'; recommendations: string[] }
  | { action: 'model_params'; model_params: ModelParams }
export type ExtrasChange = { article: string; change: ExtrasAction; revision?: number | undefined; who: string }

/** What staff recommend with a product, and who wears it. @throws ShopError not_found. */
export async function readProductExtras(deps: ProductDeps, name: string) {
  const article = await deps.articles.one(name)
  return toExtras(deps, article)
}

/** @throws ShopError not_found, changed_meanwhile, validation. */
export async function changeProductExtras(deps: ProductExtrasDeps, asked: ExtrasChange) {
  const { article, change, revision, who } = asked
  if (change.action === 'model_params') return changedWorn(deps, { ...change, article, revision, who })
  const at = deps.clock.now()
  const { before, after } = await deps.articles.changeByRule(article, {
    who,
    revision,
    at,
    async decide(product) {
      const fields = applyExtrasAction(product, change)
      await refuseWrong(deps, fields.recommendations, article)
      return { ...fields, follow_up: tellLists(product, at) }
    },
  })
  await failpoint('product-extras-written')
  await followUp(deps, [after])
  const { recommendations, model_params } = before
  return {
    ...(await toExtras(deps, after)),
    before: { recommendations, model_params },
    articles: [article],
    undo: null,
  }
}

async function changedWorn(deps: ProductExtrasDeps, asked: Parameters<typeof changeWorn>[1]) {
  const { before, after, articles, undo } = await changeWorn(deps, asked)
  const { recommendations, model_params } = before
  return { ...(await toExtras(deps, after)), before: { recommendations, model_params }, articles, undo }
}

/** Written with the change, so that a process that dies leaves no list without it; what an earlier save has left open goes on. */
function tellLists({ follow_up: earlier }: Pick<StoredArticle, 'follow_up'>, at: Date): FollowUp {
  return { at, limits: earlier?.limits ?? [], everything: earlier?.everything ?? false }
}

/** What a change makes other than before. @throws ShopError not_found for a recommendation that is not there. */
function applyExtrasAction(
  { recommendations }: Extras,
  change: Exclude<ExtrasAction, { action: 'model_params' }>,
): Pick<Extras, 'recommendations'> {
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
