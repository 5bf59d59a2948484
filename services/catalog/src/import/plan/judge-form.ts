import { type RowProblem, rowProblems } from '@shop/contracts/staff/goods/import-codes'
import { type ProductForm, productFormSchema } from '@shop/contracts/staff/goods/staff-product-forms'
import type { StoredArticle } from '../../articles/article.ts'
import { type KnownNames, wrongInChange, wrongInNew } from '../../staff-products/product-rules.ts'
import type { Draft, Problem } from '../draft/draft.ts'
import { UNMAPPED } from '../shopify/shopify-drafts.ts'
import { columnsOf, cut, sizeColumnsOf } from './changes.ts'
import type { Known } from './known.ts'

type Judged = { form: ProductForm; problems: Problem[] }
type Rules = { known: KnownNames; today: string; stored: StoredArticle | null; variantsLike: Known['variantsLike'] }

const codes: ReadonlySet<string> = new Set(rowProblems)

/** Judges the form as the card of the product would; what is wrong is told of its row and column. */
export function judgeForm(draft: Draft, merged: ProductForm, { known, today, stored, variantsLike }: Rules): Judged {
  const problems: Problem[] = []
  const lineOf = (place: number) => {
    const name = merged.sizes[place]?.name
    return draft.sizes.find(size => size.name === name)?.line ?? draft.lines[0] ?? 0
  }
  const tell = (path: string, said: string) => {
    const [, place, ofSize = ''] = /^sizes\.(\d+)\.?(.*)$/.exec(path) ?? []
    const column = place ? ofSize.replaceAll('.', '_') || 'size' : path.replaceAll('.', '_')
    const size = place ? merged.sizes[Number(place)] : undefined
    const value = size ? (sizeColumnsOf(size)[column] ?? size.name) : (columnsOf(merged)[column] ?? '')
    const line = place ? lineOf(Number(place)) : (draft.lines[0] ?? 0)
    const name = column === 'name' || column === 'sizes' ? 'size' : column
    if (problems.some(known => known.line === line && known.column === name)) return
    problems.push({ line, column: name, code: codeOf(said, value), ...(value !== '' && { value: cut(value) }) })
  }
  const parsed = productFormSchema.safeParse(merged)
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) tell(path.join('.'), message)
    return { form: merged, problems }
  }
  const form = parsed.data
  const variants = variantsLike(form)
  const wrong = stored
    ? wrongInChange(form, stored, known, today)
    : wrongInNew({ ...form, articles: [{ ...form, article: draft.article }] }, known, today, new Set(), variants)
  for (const [field, said] of Object.entries(wrong)) {
    // Whose category nobody has named yet is taken, and stays hidden.
    if (field === 'category' && form.category === UNMAPPED && draft.language) continue
    tell(field.replace(/^articles\.0\./, '').replace(/^article$/, 'color'), said)
  }
  if (stored && variants.some(other => other.article !== draft.article)) {
    tell('color', 'variant_exists')
  }
  return { form, problems }
}

/** Names that have to be chosen are blank rather than badly written. */
function codeOf(said: string, value: string): RowProblem {
  if (said === 'list_too_long') return 'too_many'
  if (value === '' || (value === '0' && said === 'required')) return 'required'
  return codes.has(said) ? (said as RowProblem) : 'invalid'
}
