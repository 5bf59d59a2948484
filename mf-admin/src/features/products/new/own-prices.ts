import type { ProductSizeForm } from '@shop/contracts/staff/goods/staff-product-forms'
import { type CellTexts, cellKey } from '../grid/cells.ts'
import { type SizeDraft, sizeOf, type VariantDraft } from '../product-draft.ts'
import { rowOf } from './opening-stock.ts'
import { ownColumns } from './size-columns.ts'

/** What was typed for a size of one colour and height alone, by its cell; a cell that is not there is as it is for all. */
export type OwnPrices = CellTexts

export function ownRow(variant: Pick<VariantDraft, 'color' | 'height'>, size: string): string {
  return `${rowOf(variant)} ${size}`
}

/** All cells as they stand in the grid; `sizes` are those that are ticked. */
export function ownTexts(variants: readonly VariantDraft[], sizes: readonly SizeDraft[], own: OwnPrices): CellTexts {
  const cells = variants.flatMap(variant =>
    sizes.flatMap(size =>
      ownColumns.map(({ id }) => {
        const key = cellKey(ownRow(variant, size.name), id)
        return [key, own[key] ?? size[id]] as const
      }),
    ),
  )
  return Object.fromEntries(cells)
}

/** What remains own of the cells of the grid: a cell that says the same as for all follows it from then on. */
export function typedOwn(
  variants: readonly VariantDraft[],
  sizes: readonly SizeDraft[],
  own: OwnPrices,
  texts: CellTexts,
): OwnPrices {
  const common = ownTexts(variants, sizes, {})
  const hidden = Object.entries(own).filter(([key]) => !(key in common))
  return Object.fromEntries([...hidden, ...Object.entries(texts).filter(([key, text]) => text !== common[key])])
}

/** Sizes of colours and heights that have something of their own. */
export function ownRows(variants: readonly VariantDraft[], sizes: readonly SizeDraft[], own: OwnPrices): string[] {
  const common = ownTexts(variants, sizes, {})
  const differs = (row: string) =>
    ownColumns.some(({ id }) => (own[cellKey(row, id)] ?? common[cellKey(row, id)]) !== common[cellKey(row, id)])
  return variants.flatMap(variant => sizes.map(({ name }) => ownRow(variant, name)).filter(differs))
}

/** A size of a colour and height as it is typed. */
export function ownSize(variant: VariantDraft, size: SizeDraft, own: OwnPrices): SizeDraft {
  const row = ownRow(variant, size.name)
  const cells = ownColumns.map(({ id }) => [id, own[cellKey(row, id)] ?? size[id]] as const)
  return { ...size, ...Object.fromEntries(cells) }
}

/** What is sent of a colour and height. */
export function ownSizes(variant: VariantDraft, sizes: readonly SizeDraft[], own: OwnPrices): ProductSizeForm[] {
  return sizes.map(size => sizeOf(ownSize(variant, size, own)))
}
