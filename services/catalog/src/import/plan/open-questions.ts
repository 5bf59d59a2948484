import type {
  ImportAnswers,
  ImportQuestions,
  NamedKind,
  NamedQuestion,
} from '@shop/contracts/staff/goods/import-questions'
import type { Draft } from '../draft/draft.ts'
import { type NamedThings, normalizedText } from '../draft/import-names.ts'
import { lookOf, nearestName } from '../suggest/nearest-name.ts'
import type { Planned } from './plan-product.ts'

const MOST_NAMED = 300
const MOST_LINES = 5
const NAMED = {
  color: 'color',
  size: 'size',
  height: 'height',
  category: 'category',
  collection: 'collection',
} as const

type Found = { kind: NamedKind; value: string; count: number; lines: number[] }

function keyOf(kind: NamedKind, value: string): string {
  return `${kind}\n${normalizedText(value)}`
}

/** Collects, over all products of a file, what one answer of staff would settle. */
export function createOpenQuestions({ currency, rate }: Pick<ImportAnswers, 'currency' | 'rate'>) {
  const named = new Map<string, Found>()
  const missing = new Set<NonNullable<ImportQuestions['missing']>[number]>()

  function note(kind: NamedKind, value: string, line: number | null): void {
    const key = keyOf(kind, value)
    const found = named.get(key) ?? { kind, value, count: 0, lines: [] }
    found.count += 1
    if (line !== null && found.lines.length < MOST_LINES) found.lines.push(line)
    if (named.size < MOST_NAMED || named.has(key)) named.set(key, found)
  }

  return {
    add({ title_color, language }: Draft, { problems }: Pick<Planned, 'problems'>): void {
      for (const { line, column, code, value } of problems) {
        if (code === 'currency_missing') missing.add(currency === null || rate !== null ? 'currency' : 'rate')
        if (code === 'unknown' && value && column !== null && column in NAMED) {
          note(NAMED[column as keyof typeof NAMED], value, line)
        }
        // Files with our own columns name both; one of Shopify's is asked about as a whole.
        if (code !== 'required' || !language) continue
        if (column === 'collection') missing.add('collection')
        if (column === 'color' && title_color) note('title_color', title_color, line)
        else if (column === 'color') missing.add('color')
      }
    },
    /** What concerns most of the file first. */
    ask(things: NamedThings): Pick<Required<ImportQuestions>, 'named' | 'missing'> {
      // One question a name: a colour that titles name, too, is answered for both.
      const isAsked = ({ kind, value }: Found) => kind === 'title_color' && named.has(keyOf('color', value))
      const found = [...named.values()].filter(one => !isAsked(one)).toSorted((one, other) => other.count - one.count)
      return {
        missing: [...missing],
        named: found.map(
          (one): NamedQuestion => ({
            ...one,
            suggestion: nearestName(one.kind, one.value, things),
            proposal: proposalOf(one),
          }),
        ),
      }
    },
  }
}

/** How a new one would be called in both languages: a colour by its usual word, anything else as it stands. */
function proposalOf({ kind, value }: Found): NamedQuestion['proposal'] {
  const look = kind === 'color' || kind === 'title_color' ? lookOf(value) : undefined
  const title = capital(value)
  const isCyrillic = /\p{Script=Cyrillic}/u.test(value)
  if (!look) return { uk: title, en: title, hex: null }
  const isWhole = value.split(/\s+/).length <= look.en.split(/\s+/).length
  return {
    uk: isCyrillic || !isWhole ? title : capital(look.uk),
    en: isCyrillic ? capital(look.en) : title,
    hex: look.hex,
  }
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
