import type { RowProblem } from '@shop/contracts/staff/goods/import-codes'
import type { ImportItem } from '@shop/contracts/staff/goods/staff-import'
import type { StoredArticle } from '../../articles/article.ts'
import type { FindOwners } from '../../articles/size-codes.ts'
import { wrongCodes } from '../../goods-rules/code-rules.ts'
import { type KnownNames, wrongInChange, wrongInNew } from '../../goods-rules/product-rules.ts'
import { onHand, type StockItem } from '../../stock/stock.ts'
import type { ProductStep, StoredItem } from '../imports.repository.ts'
import { UNMAPPED } from '../shopify/shopify-drafts.ts'

type Problem = ImportItem['problems'][number]
export type Now = {
  known: KnownNames
  today: string
  stored: StoredArticle | undefined
  stock: readonly StockItem[]
  /** Who has a code now. */
  ownersOf: FindOwners
  variants: readonly Pick<StoredArticle, 'article' | 'color' | 'height'>[]
  /** What articles and shelves remember the import by. */
  key: string
}

/** What keeps a planned product from being applied now; null when nothing does. What was planned is what is applied. */
export function problemNow({ article }: StoredItem, step: ProductStep, now: Now): Problem | null {
  const { stored, key } = now
  // The version before this one has begun it.
  if (stored?.plans?.includes(key)) return null
  if (step.revision === null ? stored !== undefined : (stored?.revision ?? (stored ? 0 : -1)) !== step.revision) {
    const code = step.revision === null ? 'taken' : 'changed_meanwhile'
    return { line: null, column: null, code, ...(stored?.changed && { value: stored.changed.by }) }
  }
  return wrongName(article, step, now) ?? takenCode(article, step, now) ?? tooFew(step, now)
}

/** Names may have gone from the dictionaries, and somebody may have made the same colour and height of the model. */
function wrongName(article: string, { form }: ProductStep, { stored, known, today, variants }: Now): Problem | null {
  const others = variants.filter(other => other.article !== article)
  const wrong = stored
    ? wrongInChange(form, stored, known, today)
    : wrongInNew(
        { ...form, articles: [{ article, color: form.color, height: form.height }] },
        known,
        today,
        new Set(),
        others,
      )
  const isTaken = others.some(({ color, height }) => color === form.color && height === form.height)
  if (stored && isTaken) wrong.color = 'variant_exists'
  const left = Object.entries(wrong).filter(([field]) => field !== 'category' || form.category !== UNMAPPED)
  const [field, code] = left[0] ?? []
  if (!field) return null
  const column = field.replace(/^articles\.0\./, '').replace(/^sizes\.\d+\./, '')
  return { line: null, column: column === 'name' ? 'size' : column, code: code as RowProblem }
}

/** Another size may have been given the code since the dry run. */
function takenCode(article: string, { form }: ProductStep, { stored, ownersOf }: Now): Problem | null {
  const [taken] = wrongCodes([{ article, sizes: form.sizes, before: stored?.sizes ?? [] }], ownersOf)
  if (!taken) return null
  const [, ...owner] = taken.code.split(' ')
  return { line: null, column: taken.field, code: 'code_taken', value: `${taken.size} (${owner.join(' ')})` }
}

/** Items may have been sold since the dry run. */
function tooFew({ stock: steps }: ProductStep, { stock, key }: Now): Problem | null {
  const items = new Map(stock.map(item => [item.size, item]))
  const lacking = steps.find(({ size, by }) => {
    const item = items.get(size)
    return by < 0 && !item?.moves?.includes(key) && (item ? onHand(item) : 0) + by < 0
  })
  return lacking ? { line: null, column: 'stock', code: 'more_than_there', value: lacking.size } : null
}
