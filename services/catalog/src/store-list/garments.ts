import { createBreaks } from '../search/breaks.ts'
import { type Bitset, emptyBitset, firstIn, forEachIn, has, wordAt } from './bitset.ts'
import { copyOf, countIn, noneTogether, type Together } from './together.ts'

/**
 * Articles as garments: both heights of a dress in one colour are one card (rules §13.1). The articles of a garment are
 * linked in a ring, and each has its values as one row of bits.
 */
export type Garments = {
  size: number
  /** By place: the number of the garment. */
  of: Uint32Array
  /** By place: the next article of the same garment, round to itself. */
  next: Uint32Array
  /** By place: the numbers of its values as bits, `words` of them to a row. */
  rows: Int32Array
  words: number
  /** How many garments have an article with certain values together. */
  together: Together
  /** The values in which articles of one garment differ, as sizes on the shelf do. */
  apart: Bitset
}

/** `keys` tell by place which articles are one garment; `sets` are those of all values. */
export async function linkGarments(keys: readonly string[], sets: readonly Bitset[]): Promise<Garments> {
  const known = new Map<string, { garment: number; first: number; last: number }>()
  const of = new Uint32Array(keys.length)
  const next = new Uint32Array(keys.length)
  for (const [place, key] of keys.entries()) {
    const found = known.get(key) ?? { garment: known.size, first: place, last: place }
    known.set(key, found)
    of[place] = found.garment
    next[found.last] = place
    next[place] = found.first
    found.last = place
  }
  const words = (sets.length + 31) >>> 5
  const rows = new Int32Array(keys.length * words)
  for (const [value, set] of sets.entries()) forEachIn(set, place => addValue(rows, words, place, value))
  const together = noneTogether(sets.length, keys.length)
  const garments = { size: known.size, of, next, rows, words, together, apart: emptyBitset(words * 32) }
  const takeBreak = createBreaks()
  for (const { first } of known.values()) {
    countGarmentIn(garments, first, 1)
    await takeBreak()
  }
  return garments
}

/** The same garments with other values of some articles. */
export async function withValues(before: Garments, fresh: ReadonlyMap<number, readonly number[]>): Promise<Garments> {
  const { words } = before
  const together = await copyOf(before.together)
  const garments = { ...before, rows: before.rows.slice(), apart: before.apart.slice(), together }
  const touched = new Set([...fresh.keys()].map(place => Math.min(...garmentAt(before, null, place))))
  for (const first of touched) countGarmentIn(garments, first, -1)
  for (const [place, values] of fresh) {
    garments.rows.fill(0, place * words, (place + 1) * words)
    for (const value of values) addValue(garments.rows, words, place, value)
  }
  for (const first of touched) countGarmentIn(garments, first, 1)
  return garments
}

/** All places of the garment that this place belongs to, itself among them, which are among these. */
export function garmentAt({ next }: Pick<Garments, 'next'>, among: Bitset | null, place: number): number[] {
  const places: number[] = []
  let at = place
  do {
    if (among === null || has(among, at)) places.push(at)
    at = next[at] ?? place
  } while (at !== place)
  return places
}

/**
 * May garments be counted by sets of values? Of "36 or 38" the sum counts a dress twice that has 36 in one height and 38 in
 * the other, so of each group at most one value may be such that heights differ in it.
 */
export function isCountable({ apart }: Garments, groups: readonly (readonly number[])[]): boolean {
  return groups.every(values => values.length < 2 || values.filter(value => has(apart, value)).length < 2)
}

/** How many garments have an article among these. */
export function countGarments(garments: Garments, among: Bitset): number {
  let count = 0
  forEachIn(among, place => {
    if (isFirstOf(garments, among, place)) count++
  })
  return count
}

/** Adds, for each of the wanted values (bits of a row), how many garments have an article among these that has it. */
export function addValueCounts(garments: Garments, among: Bitset, wanted: Int32Array, counts: Uint32Array): void {
  const { rows, next, words } = garments
  // One plain loop: thousands of garments are looked at, and a call for each would cost more than the look.
  for (let column = 0; column < words; column++) {
    const asked = wordAt(wanted, column)
    if (asked === 0) continue
    for (let word = 0; word < among.length; word++) {
      for (let left = wordAt(among, word); left !== 0; left &= left - 1) {
        const place = word * 32 + firstIn(left)
        let bits = rows[place * words + column] ?? 0
        // A garment is met once for each of its articles, and counted with the first.
        let isFirst = true
        for (let at = next[place] ?? place; at !== place; at = next[at] ?? place) {
          if (((wordAt(among, at >>> 5) >>> (at & 31)) & 1) === 0) continue
          if (at < place) isFirst = false
          bits |= rows[at * words + column] ?? 0
        }
        if (!isFirst) continue
        for (bits &= asked; bits !== 0; bits &= bits - 1) {
          const value = column * 32 + firstIn(bits)
          counts[value] = (counts[value] ?? 0) + 1
        }
      }
    }
  }
}

function isFirstOf({ next }: Garments, among: Bitset, place: number): boolean {
  for (let at = next[place] ?? place; at !== place; at = next[at] ?? place)
    if (at < place && has(among, at)) return false
  return true
}

/**
 * Counts a garment in (or out): a set of values once, however many of its articles have it. Those of both heights are
 * counted with each of them, so what they have in common is taken off again, and so on for more heights.
 */
function countGarmentIn(garments: Garments, first: number, by: 1 | -1): void {
  const { rows, words, together, apart } = garments
  const articles = garmentAt(garments, null, first).map(place => rows.subarray(place * words, (place + 1) * words))
  for (let some = 1; some < 1 << articles.length; some++) {
    const chosen = articles.filter((_, number) => (some >>> number) & 1)
    const common = Array.from({ length: words }, (_, word) =>
      chosen.reduce((bits, row) => bits & wordAt(row, word), -1),
    )
    const sign = chosen.length % 2 === 1 ? by : by === 1 ? -1 : 1
    countIn(together, valuesIn(common), sign)
    if (some === (1 << articles.length) - 1)
      for (const [word, bits] of common.entries())
        apart[word] = wordAt(apart, word) | (articles.reduce((any, row) => any | wordAt(row, word), 0) & ~bits)
  }
}

function valuesIn(row: readonly number[]): number[] {
  const values: number[] = []
  for (const [word, bits] of row.entries())
    for (let left = bits; left !== 0; left &= left - 1) values.push(word * 32 + firstIn(left))
  return values
}

function addValue(rows: Int32Array, words: number, place: number, value: number): void {
  const at = place * words + (value >>> 5)
  rows[at] = wordAt(rows, at) | (1 << (value & 31))
}
