import type { NamedKind } from '@shop/contracts/staff/goods/import-questions'
import { editDistance, typosAllowed } from '../../search/normalize/typos.ts'
import type { NamedThings } from '../draft/import-names.ts'
import { namedColor } from './named-colors.ts'
import { nearestSize } from './nearest-size.ts'

type Named = { name: string; title?: { uk: string; en: string }; hex?: string; pattern?: unknown }

/**
 * What of the shop is meant by a name that it does not have; null when nothing is near. Staff confirm it, nothing is taken for
 * granted.
 */
export function nearestName(kind: NamedKind, value: string, things: NamedThings): string | null {
  if (kind === 'size') return nearestSize(value, things.sizes) ?? null
  if (kind === 'category') return nearestCategory(value, things)
  if (kind === 'collection') return byTitle(value, things.collections) ?? null
  if (kind === 'height') return byTitle(value, things.heights) ?? null
  return byTitle(value, things.colors) ?? sameColor(value, things.colors) ?? null
}

/** A category that takes products, by its titles. */
export function nearestCategory(value: string, { categories }: Pick<NamedThings, 'categories'>): string | null {
  const open = categories.filter(({ is_archived, special }) => !is_archived && special === null)
  return byTitle(value, open) ?? null
}

/** Equal words in any order and number, then a slip of the pen, then a title that has all the words of the value, or the other way. */
function byTitle(value: string, things: readonly Named[]): string | undefined {
  const valueWords = stems(value)
  if (valueWords.length === 0) return undefined
  const texts = things.flatMap(({ name, title, pattern }) =>
    [name, title?.uk ?? '', title?.en ?? ''].map(text => ({ name, pattern, words: stems(text) })),
  )
  const filled = texts.filter(({ words }) => words.length > 0)
  const key = (words: readonly string[]) => words.toSorted().join(' ')
  const same = filled.find(({ words }) => key(words) === key(valueWords))
  if (same) return same.name
  const text = valueWords.join(' ')
  const slip = filled.find(({ words }) => editDistance(text, words.join(' ')) <= typosAllowed(text.length))
  if (slip) return slip.name
  // A plain navy is no navy with dots.
  const inside = filled.filter(({ words, pattern }) => !pattern && (isIn(words, valueWords) || isIn(valueWords, words)))
  return inside.toSorted(
    (one, other) => other.words.length - one.words.length || one.name.length - other.name.length,
  )[0]?.name
}

function isIn(some: readonly string[], all: readonly string[]): boolean {
  return some.every(word => all.includes(word))
}

/** Words without the endings of plural, gender and case: `чорна` is Чорний. */
function stems(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(word => word !== '' && !fillers.has(word))
    .map(word => word.replace(/(?<=[a-z]{2}(?:s|x|ch|sh))es$/, '').replace(/(?<=[a-rt-z]{3})s$/, ''))
    .map(word => word.replace(/(?<=[а-яіїєґ]{3})(?:ий|ій|а|е|и|і|я|у)$/, ''))
}

const fillers = new Set(['and', 'the', 'for', 'of', 'women', 'womens', 's', 'та', 'і', 'й', 'для'])

/** As different as two colours may look and still be taken for one, in the weighted distance below. */
const MOST_DIFFERENT = 25

/** A plain colour whose usual word is the same, as of *Off White* and *Ivory*; else one that hardly looks different. */
function sameColor(value: string, colors: readonly Named[]): string | undefined {
  const look = lookOf(value)
  if (!look) return undefined
  const plain = colors.filter(({ pattern }) => !pattern)
  const isSame = ({ title }: Named) => title !== undefined && [title.uk, title.en].some(text => lookOf(text) === look)
  const same = plain.find(isSame)
  if (same) return same.name
  const near = plain
    .flatMap(({ name, hex }) => (hex ? [{ name, by: difference(look.hex, hex) }] : []))
    .toSorted((one, other) => one.by - other.by)[0]
  return near && near.by <= MOST_DIFFERENT ? near.name : undefined
}

/** The colour's own word, else the last of its words that is one: `Washed Navy` is navy. */
export function lookOf(value: string): ReturnType<typeof namedColor> {
  const words = value.toLowerCase().split(/[\s/,]+/)
  const runs = words.map((_, from) => words.slice(from).join(' '))
  return [value, ...runs, ...words].map(namedColor).find(known => known !== undefined)
}

/** How different two colours look, by the usual weights of red, green and blue. */
function difference(one: string, other: string): number {
  const [a, b] = [one, other].map(hex => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)))
  const by = (at: number) => (a?.[at] ?? 0) - (b?.[at] ?? 0)
  return Math.sqrt(2 * by(0) ** 2 + 4 * by(1) ** 2 + 3 * by(2) ** 2)
}
