import { kyivDay } from '@shop/calendar/kyiv-days'
import type { StoredArticle } from '../../articles/article.ts'
import type { PlannedRow } from '../../goods-changes/goods-change.ts'
import { planNew, planRow } from '../../goods-changes/planned-row.ts'
import { type KnownNames, lacksToShow, showing } from '../../goods-rules/product-rules.ts'
import { toFields } from '../../staff-products/product-form.ts'
import type { StockItem } from '../../stock/stock.ts'
import type { ProductStep } from '../imports.repository.ts'

type Present = {
  stored: StoredArticle | undefined
  stock: readonly StockItem[]
  known: Pick<KnownNames, 'categories'>
  at: Date
}

/** What a file says of an article as a row of a plan; null where nothing becomes other. */
export function rowOfStep(
  article: string,
  step: ProductStep,
  { stored, stock, known, at }: Present,
): PlannedRow | null {
  const beside = { limits: limitsOf(step, stock), moves: movesOf(step) }
  const fields = fieldsOf(step, stored, known, kyivDay(at))
  if (stored) return planRow(stored, fields, beside)
  return planNew({ ...toNewArticle(step, article, at), ...fields }, beside)
}

/** What waits for its pictures is shown once they are there. */
function fieldsOf(
  { form, language, show }: ProductStep,
  stored: StoredArticle | undefined,
  known: Present['known'],
  today: string,
): Partial<StoredArticle> {
  const isCopied = language !== null && form.title.uk === form.title.en
  const fields = { ...toFields(form), ...(isCopied && { one_language: language }) }
  if (!stored || show === null) return fields
  const isReady = !show || lacksToShow({ ...stored, ...fields }, known).length === 0
  return isReady ? { ...fields, ...showing(stored, show, today) } : fields
}

/** Sizes that are limited otherwise, and those that have no shelf yet. */
function limitsOf({ form, limits }: ProductStep, stock: readonly StockItem[]): NonNullable<PlannedRow['limits']> {
  const shelves = new Map(stock.map(item => [item.size, item]))
  return form.sizes.flatMap(({ name: size }) => {
    const shelf = shelves.get(size)
    const told = limits.find(one => one.size === size)
    const was = shelf?.preorder_limit ?? null
    return told || !shelf ? [{ size, limit: told ? told.limit : null, was }] : []
  })
}

function movesOf({ stock }: ProductStep): NonNullable<PlannedRow['moves']> {
  return stock.filter(({ by }) => by !== 0).map(({ size, by }) => ({ size, by }))
}

function toNewArticle({ form }: ProductStep, article: string, at: Date): StoredArticle {
  return {
    ...toFields(form),
    article,
    pictures: [],
    model_params: null,
    recommendations: [],
    published_on: kyivDay(at),
    is_shown: false,
    never_shown: true,
  }
}
