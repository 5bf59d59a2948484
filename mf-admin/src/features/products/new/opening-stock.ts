import type { NewProductsForm } from '@shop/contracts/staff/goods/staff-product-forms'
import { typedNumber } from '../../../numbers.ts'
import { cellKey } from '../grid/cells.ts'
import type { VariantDraft } from '../product-draft.ts'

type Opening = NonNullable<NewProductsForm['articles'][number]['stock']>

/** What was typed at a size of a colour and height: it stays there when the article is renamed. */
export type OpeningDraft = Readonly<Record<string, string>>

export function stockKey(variant: Pick<VariantDraft, 'color' | 'height'>, size: string): string {
  return cellKey(rowOf(variant), size)
}

export function rowOf({ color, height }: Pick<VariantDraft, 'color' | 'height'>): string {
  return `${color} ${height}`
}

/** What the call is sent of an article: sizes with items only. What is no number is sent as NaN, which the contract refuses. */
export function openingOf(variant: VariantDraft, sizes: readonly string[], typed: OpeningDraft): Opening {
  return sizes.flatMap(size => {
    const count = typedNumber(typed[stockKey(variant, size)] ?? '')
    return count === null || count === 0 ? [] : [{ size, count }]
  })
}

/** Gives one count to every size of every article that has none yet; what was typed already stays. */
export function fillEmptyCounts(
  variants: readonly VariantDraft[],
  sizes: readonly string[],
  typed: OpeningDraft,
  count: string,
): OpeningDraft {
  const keys = variants.flatMap(variant => sizes.map(size => stockKey(variant, size)))
  return { ...typed, ...Object.fromEntries(keys.map(key => [key, typed[key]?.trim() ? typed[key] : count])) }
}
