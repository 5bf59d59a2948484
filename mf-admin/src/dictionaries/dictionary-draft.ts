import type { ColorPattern } from '@shop/contracts/catalog/color-pattern'
import type { DictionaryFields, DictionaryKind } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { resolveSlug } from '../forms/slug.ts'
import { neededNumber } from '../numbers.ts'

export const measures = ['chest', 'waist', 'hips'] as const

/** The form of a thing of any kind: everything is text until it is sent. */
export type DictionaryDraft = {
  name: string
  title: { uk: string; en: string }
  is_current: boolean
  hex: string
  /** Empty for a plain colour. */
  pattern: ColorPattern | ''
  short_name: string
  body: Record<(typeof measures)[number], string>
}

const empty: DictionaryDraft = {
  name: '',
  title: { uk: '', en: '' },
  is_current: false,
  hex: '',
  pattern: '',
  short_name: '',
  body: { chest: '', waist: '', hips: '' },
}

/** Which of its fields a thing of a kind has is seen by what it holds. */
export type AnyFields = Partial<
  DictionaryFields['collection'] & DictionaryFields['color'] & DictionaryFields['size'] & DictionaryFields['height']
>

/** A thing of any dictionary, as its call answers it. */
export type AnyRow = {
  name: string
  fields: AnyFields
  articles: number
  is_archived?: true | undefined
  revision: number
}

export function draftOf(known: { name: string; fields: AnyFields } | null): DictionaryDraft {
  if (!known) return empty
  const { body, pattern, ...fields } = known.fields
  return {
    ...empty,
    ...fields,
    name: known.name,
    pattern: pattern ?? '',
    ...(body && { body: { chest: String(body.chest), waist: String(body.waist), hips: String(body.hips) } }),
  }
}

/** What is sent. A measure that is no number is sent as one that the contract refuses, so that it is marked. */
export function fieldsOf(kind: DictionaryKind, draft: DictionaryDraft): AnyFields {
  const { title, is_current, hex, pattern, short_name, body } = draft
  if (kind === 'collection') return { title, is_current }
  if (kind === 'color') return { title, hex: hexOf(hex), pattern: pattern || null }
  if (kind === 'height') return { title }
  const { chest, waist, hips } = body
  // Bags and jewellery: nobody is measured for them.
  if (measures.every(measure => body[measure].trim() === '')) return { short_name, body: null }
  return { short_name, body: { chest: neededNumber(chest), waist: neededNumber(waist), hips: neededNumber(hips) } }
}

/** A colour code as it is sent: the hash may be left out. */
export function hexOf(typed: string): string {
  const code = typed.trim()
  return code === '' || code.startsWith('#') ? code : `#${code}`
}

/** The name of a new thing: what was typed, else after its title; `existingNames` are the names of the others. */
export function nameOf(
  kind: DictionaryKind,
  { name, title }: DictionaryDraft,
  existingNames: readonly string[],
): string {
  return kind === 'size' ? name.trim() : resolveSlug(name, title, existingNames)
}

type Chart = readonly { name: string; fields: AnyFields }[]

/** Sizes with a measure smaller than that of the size before them: mostly a slip of the hand, sometimes meant so. */
export function shrinkingSizes(chart: Chart): string[] {
  return chart.flatMap(({ name, fields }, index) => {
    const before = chart[index - 1]?.fields.body
    const { body } = fields
    return before && body && measures.some(measure => body[measure] < before[measure]) ? [name] : []
  })
}
