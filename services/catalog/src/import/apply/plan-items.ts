import { kyivDay } from '@shop/calendar/kyiv-days'
import type { StoredArticle } from '../../articles/article.ts'
import { codesOf } from '../../articles/size-codes.ts'
import type { GoodsChange, PlannedRow, RefusedRow } from '../../goods-changes/goods-change.ts'
import type { ImportDeps } from '../import-deps.ts'
import type { ProductStep, StoredItem } from '../imports.repository.ts'
import { problemNow } from './may-apply.ts'
import { rowOfStep } from './row-of-step.ts'

type PlanDeps = Pick<ImportDeps, 'articles' | 'stock' | 'knownNames' | 'imports'>

/** What these products of an import come to now: what was shown, or nothing of a product where that is not possible any more. */
export async function planItems(deps: PlanDeps, { _id: id, plan, at }: GoodsChange, names: readonly string[]) {
  const items = (await deps.imports.itemsOf(id, names)).flatMap(item => (item.step ? { ...item, step: item.step } : []))
  const { known, storedOf, stockOf, variantsOf, ownersOf } = await presentFor(deps, items)
  const today = kyivDay(at)
  const rows: PlannedRow[] = []
  const failed: { item: StoredItem; problem: StoredItem['problems'][number] }[] = []
  let left = 0
  for (const item of items) {
    const { article, step } = item
    const [stored, stock] = [storedOf(article), stockOf(article)]
    const variants = variantsOf(step.form.model)
    const problem = problemNow(item, step, { known, today, stored, stock, variants, ownersOf, key: plan })
    const row = problem ? null : rowOfStep(article, step, { stored, stock, known, at })
    if (problem) failed.push({ item, problem })
    else if (row) rows.push(row)
    else left += 1
  }
  await deps.imports.setItems(
    id,
    failed.map(({ item: { place }, problem }) => ({ place, set: { state: 'failed', problems: [problem] } })),
  )
  const refused: RefusedRow[] = failed.map(({ item: { article }, problem }) => ({ article, why: [problem.code] }))
  return { rows, refused, left }
}

/** Everything that the plans of some products need, read together. */
async function presentFor(
  { articles, stock, knownNames }: PlanDeps,
  items: readonly (StoredItem & { step: ProductStep })[],
) {
  const names = items.map(({ article }) => article)
  const models = [...new Set(items.map(({ step }) => step.form.model))]
  const codes = codesOf(items.flatMap(({ step }) => step.form.sizes))
  const [found, shelves, known, ofModels, ownersOf] = await Promise.all([
    articles.allAmong(names),
    stock.ofArticles(names),
    knownNames.read(),
    articles.variantsAmong(models),
    articles.ownersOfCodes(codes),
  ])
  const stored = new Map<string, StoredArticle>(found.map(article => [article.article, article]))
  const shelvesOf = Map.groupBy(shelves, ({ article }) => article)
  const variants = Map.groupBy(ofModels, ({ model }) => model)
  return {
    known,
    ownersOf,
    storedOf: (article: string) => stored.get(article),
    stockOf: (article: string) => shelvesOf.get(article) ?? [],
    variantsOf: (model: string) => variants.get(model) ?? [],
  }
}
