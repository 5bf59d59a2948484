import type { ImportAnswers, NamedKind, NamedQuestion, OptionUse } from '@shop/contracts/staff/goods/import-questions'
import type { ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import type { Locale } from '@shop/contracts/texts/text'
import { typedNumber, writtenNumber } from '../../../numbers.ts'

/** What a name of the file is in the shop: one of its names, or a new thing that is made with what stands beside it. */
export type MeantDraft = { choice: string; uk: string; en: string; hex: string }
/** Chosen where a new thing is to be made: no name of the shop looks like it. */
export const MAKE_NEW = '+'

/** What staff say of a file, as they type it. */
export type AnswersDraft = {
  language: Locale
  currency: string
  rate: string
  collection: string
  color: string
  options: Record<string, OptionUse | ''>
  /** By `keyOf`. */
  named: Record<string, MeantDraft>
  /** Categories, by tag. */
  tags: Record<string, MeantDraft>
}

export function keyOf({ kind, value }: { kind: NamedKind; value: string }): string {
  return `${kind} ${value}`
}

export const nothingMeant: MeantDraft = { choice: '', uk: '', en: '', hex: '' }

/** What was said so far, and beside each question what is nearest in the shop. */
export function draftOf({ answers, questions }: ImportSummary, locale: Locale): AnswersDraft {
  const { options = {}, values = [], rate = null } = answers ?? {}
  const asked = (questions.option_values ?? []).map(({ name, suggestion }) => [name, suggestion ?? ''] as const)
  const said = values.map(value => [keyOf(value), { ...nothingMeant, choice: value.name }] as const)
  const proposedAnswers = (questions.named ?? []).map(
    question => [keyOf(question), proposedAnswerOf(question)] as const,
  )
  const tags = (questions.tag_uses ?? []).map(
    ({ tag, suggestion }) =>
      [tag, { ...nothingMeant, choice: suggestion ?? '', uk: capital(tag), en: capital(tag) }] as const,
  )
  return {
    language: answers?.language ?? 'en',
    currency: answers?.currency ?? '',
    rate: writtenNumber(rate, locale),
    collection: answers?.collection ?? '',
    color: answers?.color ?? '',
    options: { ...options, ...Object.fromEntries(asked) },
    named: Object.fromEntries([...said, ...proposedAnswers]),
    tags: Object.fromEntries(tags),
  }
}

function proposedAnswerOf({ suggestion, proposal: { uk, en, hex } }: NamedQuestion): MeantDraft {
  return { choice: suggestion ?? '', uk, en, hex: hex ?? '' }
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** What has to be filled in before the file is read with it. */
export function lacking({ currency, rate }: AnswersDraft, { format }: Pick<ImportSummary, 'format'>) {
  const lacks: ('currency' | 'rate')[] = []
  if (format !== 'shopify') return lacks
  if (currency === '') lacks.push('currency')
  const number = typedNumber(rate)
  const isRate = typeof number === 'number' && number >= 0.01 && number < 10_000
  if (currency !== '' && currency !== 'UAH' && !isRate) lacks.push('rate')
  return lacks
}

/** What is sent; things that were new have their names by then. */
export function answersOf(draft: AnswersDraft, { questions, answers }: ImportSummary): ImportAnswers {
  const { language, currency, rate, collection, color, options, named } = draft
  const number = typedNumber(rate)
  const asked = [...(answers?.values ?? []), ...(questions.named ?? [])]
  const values = new Map(
    asked.map(({ kind, value }) => [
      keyOf({ kind, value }),
      { kind, value, name: named[keyOf({ kind, value })]?.choice ?? '' },
    ]),
  )
  return {
    language,
    currency: currency || null,
    rate: currency === 'UAH' || currency === '' ? null : number,
    collection: collection || null,
    color: color || null,
    options: Object.fromEntries(
      Object.entries(options).filter((entry): entry is [string, OptionUse] => entry[1] !== ''),
    ),
    values: [...values.values()].filter(({ name }) => name !== '' && name !== MAKE_NEW),
  }
}
