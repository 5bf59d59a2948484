import type { RefusedGoods, WarnedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import type { ImportKind } from '@shop/contracts/staff/goods/staff-import'
import type { ProductForm } from '@shop/contracts/staff/goods/staff-product-forms'
import type { PlannedRow } from '../goods-changes/goods-change.ts'
import { rowOfStep } from '../import/apply/row-of-step.ts'
import type { Draft } from '../import/draft/draft.ts'
import type { ProductStep } from '../import/imports.repository.ts'
import type { Known } from '../import/plan/known.ts'
import { type Planned, planProduct } from '../import/plan/plan-product.ts'
import { toForm } from '../staff-products/product-form.ts'
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
  const { planned, left, refused } = planWithout(draft, known)
  const step = planned && left && (planned.step ?? stepOfNothing(known))
  if (!step) return { article, kind: 'refused', draft: null, form: null, row: null, refused, warned: [] }

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
    warned: moves.flatMap(({ warned }) => warned),
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

type Without = { planned: Planned | null; left: Draft | null; refused: Map<number, RefusedGoods> }

/** The plan of what can be taken of the draft; null when that is nothing. The rest is refused line by line. */
function planWithout(draft: Draft, known: Known): Without {
  const refused = new Map<number, RefusedGoods>()
  for (let left = draft; ; ) {
    const planned = planProduct(left, known)
    if (planned.kind !== 'refused') return { planned, left, refused }
    const own = planned.problems.filter(({ code }) => code !== 'other_row')
    const wrong = new Set(own.flatMap(({ line }) => (line === null ? [] : [line])))
    const sizes = left.sizes.filter(({ line }) => !wrong.has(line))
    const isOfSizes = sizes.length > 0 && sizes.length < left.sizes.length
    const lines = isOfSizes ? left.lines.filter(line => wrong.has(line)) : left.lines
    for (const line of lines) {
      const problem = own.find(one => one.line === line) ?? own[0]
      refused.set(line, refusalOf(draft.article, problem))
    }
    if (!isOfSizes) return { planned: null, left: null, refused }
    left = { ...left, sizes, lines: sizes.map(({ line }) => line) }
  }
}

function refusalOf(article: string, problem: Planned['problems'][number] | undefined): RefusedGoods {
  const { code = 'invalid', column = null, value = '' } = problem ?? {}
  return { article, reason: code, detail: [column, value].filter(Boolean).join(': ') }
}
