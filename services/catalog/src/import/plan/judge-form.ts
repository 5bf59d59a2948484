import { type RowProblem, rowProblems } from '@shop/contracts/staff/goods/import-codes'
import { type ProductForm, productFormSchema } from '@shop/contracts/staff/goods/staff-product-forms'
import { wrongCodes } from '../../goods-rules/code-rules.ts'
import { type KnownNames, wrongInChange, wrongInNew } from '../../goods-rules/product-rules.ts'
import type { Draft, Problem } from '../draft/draft.ts'
import { UNMAPPED } from '../shopify/shopify-drafts.ts'
import { columnsOf, cut, sizeColumnsOf } from './changes.ts'
import type { Known } from './known.ts'

type Judged = { form: ProductForm; problems: Problem[] }
type Rules = Pick<Known, 'today' | 'stored' | 'variantsLike' | 'ownersOf'> & { known: KnownNames }

/** What stands in the dictionaries: whatever is written badly is first of all none of them. */
const dictionaryColumns: ReadonlySet<string> = new Set(['category', 'collection', 'color', 'height', 'size'])
/** Columns of Shopify's file that become others of ours. */
const ofShopify: Readonly<Record<string, string>> = {
  'variant price': 'price_uah',
  'variant compare at price': 'price_without_discount_uah',
  'option1 value': 'size',
  'variant barcode': 'barcode',
  'variant sku': 'own_code',
}
const codes: ReadonlySet<string> = new Set(rowProblems)

/** Judges the form as the card of the product would; each problem names its row and column. */
export function judgeForm(
  draft: Draft,
  merged: ProductForm,
  { known, today, stored, variantsLike, ownersOf }: Rules,
): Judged {
  // What the rows themselves got wrong is not said once more of the form.
  const problems: Problem[] = [...draft.problems]
  const lineOf = (index: number) => {
    const name = merged.sizes[index]?.name
    return draft.sizes.find(size => size.name === name)?.line ?? draft.lines[0] ?? 0
  }
  const refuse = (path: string, problem: string) => {
    const [, index, ofSize = ''] = /^sizes\.(\d+)\.?(.*)$/.exec(path) ?? []
    const column = index ? ofSize.replaceAll('.', '_') || 'size' : path.replaceAll('.', '_')
    const size = index ? merged.sizes[Number(index)] : undefined
    const value = size ? (sizeColumnsOf(size)[column] ?? size.name) : (columnsOf(merged)[column] ?? '')
    const line = index ? lineOf(Number(index)) : (draft.lines[0] ?? 0)
    const name = column === 'name' || column === 'sizes' ? 'size' : column
    if (problems.some(known => known.line === line && ownColumn(known.column) === name)) return
    const [reason = '', ...about] = problem.split(' ')
    const code = codeOf(reason, name, value)
    const said = [value, about.length > 0 && `(${about.join(' ')})`].filter(Boolean).join(' ')
    problems.push({ line, column: name, code, ...(said !== '' && { value: cut(said) }) })
  }
  const parsed = productFormSchema.safeParse(merged)
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) refuse(path.join('.'), message)
  }
  const form = parsed.data ?? merged
  const variants = variantsLike(form)
  const wrong = stored
    ? wrongInChange(form, stored, known, today)
    : wrongInNew(
        { ...form, articles: [{ article: draft.article, color: form.color, height: form.height }] },
        known,
        today,
        new Set(),
        variants,
      )
  for (const [field, problem] of Object.entries(wrong)) {
    // Whose category nobody has named yet is taken, and stays hidden.
    if (field === 'category' && form.category === UNMAPPED && draft.language) continue
    refuse(field.replace(/^articles\.0\./, '').replace(/^article$/, 'color'), problem)
  }
  const coded = [{ article: draft.article, sizes: form.sizes, before: stored?.sizes ?? [] }]
  for (const { size, field, code } of wrongCodes(coded, ownersOf)) {
    refuse(`sizes.${form.sizes.findIndex(({ name }) => name === size)}.${field}`, code)
  }
  if (stored && variants.some(other => other.article !== draft.article)) {
    refuse('color', 'variant_exists')
  }
  return { form, problems }
}

function ownColumn(column: string | null): string | null {
  return column === null ? null : (ofShopify[column] ?? column)
}

/** Names that have to be chosen are blank rather than badly written. */
function codeOf(problem: string, column: string, value: string): RowProblem {
  if (dictionaryColumns.has(column) && value !== '' && (problem === 'invalid' || problem === 'too_long'))
    return 'unknown'
  if (problem === 'list_too_long') return 'too_many'
  if (value === '' || (value === '0' && problem === 'price_required')) return 'required'
  return codes.has(problem) ? (problem as RowProblem) : 'invalid'
}
