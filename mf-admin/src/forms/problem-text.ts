import type { Translate } from '@shop/shell/i18n'
import { isEmpty, valueAt } from '../session/refused-fields.ts'
import type { CallRefusal } from '../session/use-staff-call.ts'
import { textOfCode } from '../use-texts.ts'

/** What is wrong with a field, by its name in the call; `obligatory` is the label of one that must not stay empty. */
export type ErrorOf = (field: string, obligatory?: string) => string | undefined

/**
 * Why a field was refused. Of an empty one the reader learns its name, not how a right value is written; a code that names
 * its field by itself (`reason_required`) has its own text.
 */
export function problemText(
  t: Translate,
  refusal: CallRefusal | null,
  field: string,
  { obligatory, texts = 'errors' }: { obligatory?: string | undefined; texts?: string } = {},
): string | undefined {
  const code = refusal?.fields[field]
  if (refusal === null || code === undefined) return undefined
  const value = valueAt(refusal.sent, field)
  const ownText = textOfCode(t, texts, code)
  if (Array.isArray(value)) return ownText
  if (isEmpty(value) && obligatory !== undefined && !code.endsWith('_required'))
    return t('errors.emptyOf', { field: obligatory })
  if (code === 'required') return t(isEmpty(value) ? 'errors.empty' : 'errors.wordless')
  return ownText
}

/** The props of a field that must be filled in: it is marked, and when it stays empty its message names it. */
export function obligatory(errorOf: ErrorOf, field: string, label: string) {
  return { label, error: errorOf(field, label), 'aria-required': true } as const
}

/** The props of a field that may stay empty. */
export function optional(errorOf: ErrorOf, field: string, label: string) {
  return { label, error: errorOf(field) }
}
