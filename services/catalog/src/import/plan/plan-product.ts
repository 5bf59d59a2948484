import type { ImportItem } from '@shop/contracts/staff/goods/staff-import'
import { lacksToShow } from '../../goods-rules/product-rules.ts'
import { toFields, toForm } from '../../staff-products/product-form.ts'
import { onHand } from '../../stock/stock.ts'
import type { Draft, Problem } from '../draft/draft.ts'
import type { PictureStep, ProductStep, StoredItem } from '../imports.repository.ts'
import { cut, formChanges } from './changes.ts'
import { judgeForm } from './judge-form.ts'
import type { Known } from './known.ts'
import { mergedForm } from './merged-form.ts'
import { plannedPictures } from './planned-pictures.ts'
import { stockDifference } from './stock-difference.ts'

export type Planned = Pick<StoredItem, 'article' | 'lines' | 'kind' | 'problems' | 'notes' | 'changes' | 'step'>

/** More says nothing new, and each answer that shows the product carries all of them. */
const MOST_PROBLEMS = 100

/** What a file would do to an article: all of it, or nothing when one of its rows is refused. */
export function planProduct(draft: Draft, known: Known): Planned {
  const { article, lines } = draft
  const notes = [...draft.notes]
  const refuse = (problems: readonly Problem[]): Planned => ({
    article,
    lines,
    notes,
    changes: [],
    step: null,
    kind: 'refused',
    problems: withOthers(problems, lines).slice(0, MOST_PROBLEMS),
  })
  if (draft.is_unread) return refuse(draft.problems)
  const { stored } = known
  const before = stored ? toForm(stored, known.stock) : null
  const merged = mergedForm(before, draft)
  if (!stored && merged.model === '') merged.model = article
  const { form, problems } = judgeForm(draft, merged, { ...known, known: known.names })
  const stock = plannedStock(draft, known, notes)
  const pictures = plannedPictures(draft, known)
  const all = [...problems, ...stock.problems, ...pictures.problems]
  if (all.length > 0) return refuse(all)

  const after = { ...(stored ?? { pictures: [] }), ...toFields(form) }
  const lacks = lacksToShow(after, known.names)
  if (stored?.is_shown && draft.is_shown !== false && lacks.length > lacksToShow(stored, known.names).length) {
    return refuse([{ line: lines[0] ?? 0, column: 'is_shown', code: 'would_be_unready', value: lacks.join(', ') }])
  }
  const show = plannedShow(draft, stored?.is_shown ?? false, lacks, pictures.steps, notes)
  if (draft.language && form.title.uk === form.title.en) notes.push({ code: 'translation_missing' })

  const limits = form.sizes.flatMap(({ name, preorder_limit: limit }) => {
    const was = before?.sizes.find(size => size.name === name)?.preorder_limit ?? null
    return was === limit ? [] : [{ size: name, limit }]
  })
  const changes = [...formChanges(before, form), ...stock.changes, ...pictures.changes]
  if (show !== null) changes.push({ column: 'is_shown', size: null, was: show ? '0' : '1', will: show ? '1' : '0' })
  const step: ProductStep = {
    form,
    limits,
    stock: stock.steps,
    show,
    pictures: pictures.steps,
    revision: stored ? (stored.revision ?? 0) : null,
    language: draft.language ?? null,
  }
  const kind = !stored ? 'created' : changes.length > 0 ? 'changed' : 'left'
  return { article, lines, kind, problems: [], notes, changes, step: kind === 'left' ? null : step }
}

/** All or nothing: the rows without a fault of their own are refused because of the others. */
export function withOthers(problems: readonly Problem[], lines: readonly number[]): Problem[] {
  const faulty = new Set(problems.map(({ line }) => line))
  const others = lines.filter(line => !faulty.has(line))
  return [...problems, ...others.map((line): Problem => ({ line, column: null, code: 'other_row' }))]
}

type Changes = ImportItem['changes']

function plannedStock(draft: Draft, { stock, lastStated }: Known, notes: Draft['notes']) {
  const bySize = new Map(stock.map(item => [item.size, item]))
  const steps: ProductStep['stock'] = []
  const problems: Problem[] = []
  const changes: Changes = []
  for (const { name, line, stock: word } of draft.sizes) {
    if (!word) continue
    const item = bySize.get(name)
    const there = item ? onHand(item) : 0
    const { by, isRepeated, ...remembered } = stockDifference(word, there, lastStated.get(name))
    if (isRepeated) notes.push({ code: 'stock_already', value: name })
    if (there + by < 0) {
      problems.push({ line, column: 'stock', code: 'more_than_there', value: String(by) })
      continue
    }
    if (item && by < 0 && -by > item.available) notes.push({ code: 'stock_endangers', value: name })
    const last = lastStated.get(name)
    const isNews = remembered.stated !== (last?.stated ?? null) || remembered.base !== (last?.base ?? null)
    const before = last ? { stated: last.stated, base: last.base } : null
    if (by !== 0 || isNews) steps.push({ size: name, by, ...remembered, before })
    if (by !== 0) changes.push({ column: 'stock', size: name, was: String(there), will: withSign(by, there) })
  }
  return { steps, problems, changes }
}

function withSign(by: number, there: number): string {
  return `${there + by} (${by > 0 ? '+' : '−'}${Math.abs(by)})`
}

/** Whether it is shown or hidden afterwards; null: it stays. What lacks something stays hidden, and the note says why. */
function plannedShow(
  { is_shown }: Draft,
  isShown: boolean,
  lacks: readonly string[],
  pictures: readonly PictureStep[] | null,
  notes: Draft['notes'],
): boolean | null {
  if (is_shown === undefined || is_shown === isShown) return null
  if (!is_shown) return false
  const isComing = pictures !== null && pictures.length > 0
  const lacking = lacks.filter(lack => lack !== 'picture' || !isComing)
  if (lacking.length > 0) {
    notes.push({ code: 'stays_hidden', value: cut(lacking.join(', ')) })
    return null
  }
  if (lacks.includes('picture')) notes.push({ code: 'shown_after_pictures' })
  return true
}
