import type { RefusedGoods, WarnedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import type { ImportKind } from '@shop/contracts/staff/goods/staff-import'
import type { ProductForm } from '@shop/contracts/staff/goods/staff-product-forms'
import type { PlannedRow } from '../goods-changes/goods-change.ts'
import { rowOfStep } from '../import/apply/row-of-step.ts'
import type { Draft, DraftSize } from '../import/draft/draft.ts'
import type { ProductStep } from '../import/imports.repository.ts'
import type { Known } from '../import/plan/known.ts'
import { type Planned, planProduct } from '../import/plan/plan-product.ts'
import { toForm } from '../staff-products/product-form.ts'
import { ownEuroPricesLeft } from './own-euro-prices.ts'
import { type Counted, planQuantity } from './plan-quantity.ts'

/** What a draft comes to. */
export type PlannedDraft = {
  article: string
  kind: ImportKind
  /** What can be taken of it; null when that is nothing. */
  draft: Draft | null
  form: ProductForm | null
  /** Null: nothing becomes other. */
  row: PlannedRow | null
  refused: ReadonlyMap<number, RefusedGoods>
  warned: WarnedGoods[]
}
type With = { counted: ReadonlyMap<number, Counted>; key: string; at: Date }

/** What the draft comes to, sizes that are refused left out. */
export function planDraft(draft: Draft, known: Known, { counted, key, at }: With): PlannedDraft {
  const { article } = draft
  const { planned, left, refused, unused } = planWithout(draft, known)
  const step = planned && left && (planned.step ?? stepOfNothing(known))
  if (!step) return { article, kind: 'refused', draft: null, form: null, row: null, refused, warned: unused }

  const shelves = new Map(known.stock.map(item => [item.size, item]))
  const told = left.lines.flatMap(line => counted.get(line) ?? [])
  const moves = told.map(one => ({ size: one.size, ...planQuantity(one, shelves.get(one.size), key) }))
  const stock = moves.map(({ size, by }) => ({ size, by, stated: null, base: null }))
  const { stored, names } = known
  const present = { stored: stored ?? undefined, stock: known.stock, known: names, at }
  const row = rowOfStep(article, { ...step, stock }, present)
  return {
    article,
    kind: planned.kind,
    draft: left,
    form: step.form,
    row: row && { ...row, ...(row.moves && { moves: row.moves.map(move => ({ ...move, key })) }) },
    refused,
    warned: [...unused, ...ownEuroPricesLeft(stored, left), ...moves.flatMap(({ warned }) => warned)],
  }
}

/** By which results name a size. */
export function sizeOf({ article, size }: Pick<Counted, 'article' | 'size'>): string {
  return `${article}\n${size}`
}

/** An article that stays as it is, with shelves for its sizes. */
function stepOfNothing({ stored, stock }: Known): ProductStep | null {
  if (!stored) return null
  const revision = stored.revision ?? 0
  return { revision, form: toForm(stored, stock), language: null, limits: [], stock: [], show: null, pictures: null }
}

type Without = {
  planned: Planned | null
  left: Draft | null
  refused: Map<number, RefusedGoods>
  /** Codes that no size of it can have. */
  unused: WarnedGoods[]
}

/** The plan of what can be taken of the draft; null when that is nothing. The rest is refused line by line; of a wrong code only the code. */
function planWithout(draft: Draft, known: Known): Without {
  const refused = new Map<number, RefusedGoods>()
  const unused: WarnedGoods[] = []
  for (let left = draft; ; ) {
    const planned = planProduct(left, known)
    if (planned.kind !== 'refused') return { planned, left, refused, unused }
    const own = planned.problems.filter(({ code }) => code !== 'other_row')
    const ofCodes = own.filter(({ line, column }) =>
      left.sizes.some(size => size.line === line && isCode(column) && size[column] !== undefined),
    )
    if (ofCodes.length > 0) {
      unused.push(...ofCodes.map(problem => unusedCode(draft.article, problem)))
      left = { ...left, sizes: left.sizes.map(size => withoutCodes(size, ofCodes)) }
      continue
    }
    const wrong = new Set(own.flatMap(({ line }) => (line === null ? [] : [line])))
    const sizes = left.sizes.filter(({ line }) => !wrong.has(line))
    const isOfSizes = sizes.length > 0 && sizes.length < left.sizes.length
    const lines = isOfSizes ? left.lines.filter(line => wrong.has(line)) : left.lines
    for (const line of lines) {
      const problem = own.find(one => one.line === line) ?? own[0]
      refused.set(line, refusalOf(draft.article, problem))
    }
    if (!isOfSizes) return { planned: null, left: null, refused, unused }
    left = { ...left, sizes, lines: sizes.map(({ line }) => line) }
  }
}

type Problem = Planned['problems'][number]

function isCode(column: string | null): column is 'barcode' | 'own_code' {
  return column === 'barcode' || column === 'own_code'
}

function withoutCodes(size: DraftSize, problems: readonly Problem[]): DraftSize {
  const wrong = problems.filter(({ line }) => line === size.line).map(({ column }) => column)
  return {
    ...size,
    ...(wrong.includes('barcode') && { barcode: undefined }),
    ...(wrong.includes('own_code') && { own_code: undefined }),
  }
}

function unusedCode(article: string, { column, value = '' }: Problem): WarnedGoods {
  return { article, reason: column === 'barcode' ? 'barcode_unused' : 'own_code_unused', detail: value }
}

function refusalOf(article: string, problem: Planned['problems'][number] | undefined): RefusedGoods {
  const { code = 'invalid', column = null, value = '' } = problem ?? {}
  return { article, reason: code, detail: [column, value].filter(Boolean).join(': ') }
}
