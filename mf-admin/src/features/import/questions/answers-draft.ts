import {
  type ImportAnswers,
  type ImportMake,
  type NamedKind,
  type NamedQuestion,
  NOT_A_COLOR,
  type OptionUse,
} from '@shop/contracts/staff/goods/import-questions'
import type { ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import type { Locale } from '@shop/contracts/texts/text'
import { slugOf } from '../../../forms/slug.ts'
import { typedNumber, writtenNumber } from '../../../numbers.ts'
import type { LastAnswers } from './last-answers.ts'

/**
 * What a name of the file is in the shop: one of its names, or a new thing that is made with what stands beside it. `inTitle`: the
 * name stays in the title, too.
 */
export type MeantDraft = { choice: string; uk: string; en: string; hex: string; inTitle: boolean }
/** Chosen where a new thing is to be made, and where a name is no colour: no name of the shop looks like them. */
export const MAKE_NEW = '+'
export const NO_COLOR = '-'
/** The row of the collection that all new products of a file get; no name and no tag of a file has a line break. */
export const WHOLE_FILE = '\n'

/** What staff say of a file, as they type it. */
export type AnswersDraft = {
  language: Locale
  currency: string
  rate: string
  collection: MeantDraft
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

export const nothingMeant: MeantDraft = { choice: '', uk: '', en: '', hex: '', inTitle: false }

/**
 * What was said so far, and beside each question what is nearest in the shop; what a file as a whole leaves open is as it was
 * with the file before.
 */
export function draftOf({ answers, questions }: ImportSummary, locale: Locale, last: LastAnswers): AnswersDraft {
  const { options = {}, values = [], makes = [] } = answers ?? {}
  const meantBy = (kind: ImportMake['kind'], name: string): MeantDraft => {
    const made = makes.find(make => make.kind === kind && make.name === name)
    if (!made) return { ...nothingMeant, choice: name }
    const title = 'title' in made ? made.title : { uk: made.name, en: made.name }
    return { ...nothingMeant, ...title, choice: MAKE_NEW, hex: 'hex' in made ? made.hex : '' }
  }
  const answerIn = ({ kind, name, in_title: inTitle = false }: (typeof values)[number]): MeantDraft =>
    name === NOT_A_COLOR
      ? { ...nothingMeant, choice: NO_COLOR, inTitle }
      : { ...meantBy(madeKindOf(kind), name), inTitle }
  const suggestedUses = (questions.option_values ?? []).map(({ name, suggestion }) => [name, suggestion ?? ''] as const)
  const storedAnswers = values.map(value => [keyOf(value), answerIn(value)] as const)
  const proposedAnswers = (questions.named ?? []).map(
    question => [keyOf(question), proposedAnswerOf(question)] as const,
  )
  const tags = (questions.tag_uses ?? []).map(
    ({ tag, suggestion }) =>
      [tag, { ...nothingMeant, choice: suggestion ?? '', uk: capital(tag), en: capital(tag) }] as const,
  )
  const storedTags = (answers?.tags ?? []).map(({ word, category }) => [word, meantBy('category', category)] as const)
  const isNews = answers?.currency === null || answers === undefined
  const rate = isNews ? last.rate : answers.rate
  return {
    language: answers?.language ?? 'en',
    currency: (isNews ? last.currency : answers.currency) ?? '',
    rate: writtenNumber(rate, locale),
    collection: meantBy('collection', answers?.collection ?? (isNews ? (last.collection ?? '') : '')),
    color: answers?.color ?? '',
    options: { ...options, ...Object.fromEntries(suggestedUses) },
    named: Object.fromEntries([...storedAnswers, ...proposedAnswers]),
    tags: Object.fromEntries([...storedTags, ...tags]),
  }
}

function madeKindOf(kind: NamedKind): ImportMake['kind'] {
  return kind === 'title_color' ? 'color' : kind
}

function proposedAnswerOf({ suggestion, proposal: { uk, en, hex } }: NamedQuestion): MeantDraft {
  return { ...nothingMeant, choice: suggestion ?? '', uk, en, hex: hex ?? '' }
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

type Row = { key: string; kind: ImportMake['kind']; value: string; meant: MeantDraft }

/**
 * What is sent, with what is to be made once the import is applied, one thing for all that are called so; `rows` are the keys of
 * the answers that each of these stands beside.
 */
export function answersOf(draft: AnswersDraft, read: ImportSummary): { answers: ImportAnswers; rows: string[] } {
  const { language, currency, rate, collection, color, options, named, tags } = draft
  const makes = new Map<string, { make: ImportMake; row: string }>()
  /** The name of what a row means; empty where it means nothing. */
  function nameIn(row: Row): string {
    if (row.meant.choice !== MAKE_NEW) return row.meant.choice
    const make = makeOf(row)
    const key = `${make.kind} ${make.name}`
    if (!makes.has(key)) makes.set(key, { make, row: row.key })
    return make.name
  }
  const questions = [...(read.answers?.values ?? []), ...(read.questions.named ?? [])]
  const values = [...new Map(questions.map(question => [keyOf(question), question])).entries()].flatMap(
    ([key, { kind, value }]) => {
      const meant = named[key] ?? nothingMeant
      const name = meant.choice === NO_COLOR ? NOT_A_COLOR : nameIn({ key, kind: madeKindOf(kind), value, meant })
      const isOpen = name === '' && meant.choice !== NO_COLOR
      return isOpen ? [] : [{ kind, value, name, ...(meant.inTitle && { in_title: true }) }]
    },
  )
  const tagAnswers = Object.entries(tags).map(([word, meant]) => {
    return { word, category: nameIn({ key: word, kind: 'category', value: word, meant }) }
  })
  const collectionName = nameIn({ key: WHOLE_FILE, kind: 'collection', value: '', meant: collection })
  const answers = {
    language,
    currency: currency || null,
    rate: currency === 'UAH' || currency === '' ? null : typedNumber(rate),
    collection: collectionName || null,
    color: color || null,
    options: Object.fromEntries(
      Object.entries(options).filter((entry): entry is [string, OptionUse] => entry[1] !== ''),
    ),
    values,
    tags: tagAnswers.filter(({ category }) => category !== ''),
  }
  const things = [...makes.values()]
  return { answers: { ...answers, makes: things.map(({ make }) => make) }, rows: things.map(({ row }) => row) }
}

/** Its name in addresses is made of the English title; a size is called as it stands in the file. */
function makeOf({ kind, value, meant }: Row): ImportMake {
  if (kind === 'size') return { kind, name: value }
  const title = { uk: meant.uk.trim(), en: meant.en.trim() }
  const name = slugOf(title.en)
  return kind === 'color' ? { kind, name, title, hex: meant.hex } : { kind, name, title }
}
