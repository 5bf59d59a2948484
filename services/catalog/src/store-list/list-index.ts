import { setImmediate } from 'node:timers/promises'
import { utf8Of } from '@shop/service-kit/calls/written-json'
import { addTo, type Bitset, emptyBitset, has, takeFrom } from './bitset.ts'
import { type CombinationCounts, copyOf, countIn, emptyCounts } from './combination-counts.ts'
import { type Garments, linkGarments, withValues } from './garments.ts'
import { groups, type ListEntry } from './list-entry.ts'
import { type Rankings, rank } from './rankings.ts'
import { type SortName, sortKeys, sortNames } from './sort-keys.ts'
import { type KnownValues, numbersIn, numberValues, type Values } from './values.ts'

/** All that is needed to answer the store's list: every set, count and order is made before the first question. */
export type ListIndex = {
  size: number
  values: Values
  /** By position: whole cards, as JSON in UTF-8 (WrittenJson). */
  cards: readonly string[]
  /** By position: the store's cards without their last members and brace, and what stands in for their pictures. */
  cardPrefixes: readonly string[]
  placeholders: readonly string[]
  /** By position; null where a garment comes in one height. */
  heights: readonly (string | null)[]
  /** By position: a number that stands for the height, the same for the same one. */
  heightNumbers: Uint8Array
  /** By position: where the height stands among those that shoppers can choose; -1 where it is none of them. */
  heightRanks: Int16Array
  /** By position: a number that stands for the model, the same for all its colours and heights. */
  modelNumbers: Uint32Array
  /** Positions of what can only be ordered in advance. */
  awaited: Bitset
  /** The end of a card by the heights that it stands for. There are few different ones, so each is written once. */
  heightTexts: Map<number, string>
  garments: Garments
  /** By the number of a value: the positions of the articles that have it. */
  sets: readonly Bitset[]
  articleCounts: CombinationCounts
  rankings: Rankings
  search: TextSearch
}

/** An index for so many articles; each is added at the next position, and nothing of it is kept but what the list needs. */
export function createListIndex(size: number, known: KnownValues) {
  const values = numberValues(known)
  const cards: string[] = []
  const cardPrefixes: string[] = []
  const placeholders: string[] = []
  const heights: (string | null)[] = []
  const heightNumbers = new Uint8Array(size)
  const heightRanks = new Int16Array(size)
  const numberOf = new Map<string | null, number>()
  const modelNumbers = new Uint32Array(size)
  const modelNumberOf = new Map<string, number>()
  const keys: string[] = []
  const awaited = emptyBitset(size)
  const sets = Array.from({ length: values.size }, () => emptyBitset(size))
  const articleCounts = emptyCounts(values.size, size)
  const ownSortKeys = emptySortKeys(size)
  let position = 0
  return {
    add(entry: ListEntry): void {
      cards.push(utf8Of(entry.card))
      cardPrefixes.push(utf8Of(entry.cardPrefix))
      placeholders.push(utf8Of(entry.placeholder))
      const height = entry.values.heights[0] ?? null
      if (!numberOf.has(height)) numberOf.set(height, numberOf.size)
      heights.push(height)
      heightNumbers[position] = numberOf.get(height) ?? 0
      heightRanks[position] = values.numbers.heights.get(height ?? '') ?? -1
      if (!modelNumberOf.has(entry.model)) modelNumberOf.set(entry.model, modelNumberOf.size)
      modelNumbers[position] = modelNumberOf.get(entry.model) ?? 0
      keys.push(entry.garment)
      if (entry.isAwaited) addTo(awaited, position)
      const numbers = numbersOf(values, entry)
      for (const number of numbers) addTo(sets[number] ?? NO_SET, position)
      countIn(articleCounts, numbers, 1)
      for (const name of sortNames) ownSortKeys[name][position] = sortKeys[name](entry)
      position++
    },
    async finish(search: TextSearch): Promise<ListIndex> {
      const garments = await linkGarments(keys, sets, {
        first: values.spans.sizes.first,
        end: values.spans.heights.end,
      })
      return {
        size,
        values,
        cards,
        cardPrefixes,
        placeholders,
        heights,
        heightNumbers,
        heightRanks,
        modelNumbers,
        awaited,
        heightTexts: new Map(),
        garments,
        sets,
        articleCounts,
        rankings: await rank(ownSortKeys, sets),
        search,
      }
    },
  }
}

/**
 * The index with other entries in some positions; it shares whatever stays as it was. That is all but the cards where an
 * item was sold and others are left: it happens with every order and must not cost what a size that sells out does.
 */
export async function withFresh(index: ListIndex, fresh: ReadonlyMap<number, ListEntry>): Promise<ListIndex> {
  const redrawn = withCards(index, fresh)
  const moved = new Map([...fresh].filter(([position, entry]) => isMoved(index, position, entry)))
  return moved.size === 0 ? redrawn : withMoved(redrawn, moved)
}

function withCards(index: ListIndex, fresh: ReadonlyMap<number, ListEntry>): ListIndex {
  const cards = [...index.cards]
  const cardPrefixes = [...index.cardPrefixes]
  for (const [position, { card, cardPrefix }] of fresh) {
    cards[position] = utf8Of(card)
    cardPrefixes[position] = utf8Of(cardPrefix)
  }
  return { ...index, cards, cardPrefixes }
}

/** Is it found by other questions than before, or somewhere else in an order? */
function isMoved(index: ListIndex, position: number, entry: ListEntry): boolean {
  const before = numbersAt(index, position)
  const after = numbersOf(index.values, entry)
  return (
    before.length !== after.length ||
    before.some((number, at) => number !== after[at]) ||
    has(index.awaited, position) !== entry.isAwaited ||
    sortNames.some(name => index.rankings[name].sortKeys[position] !== sortKeys[name](entry))
  )
}

async function withMoved(index: ListIndex, fresh: ReadonlyMap<number, ListEntry>): Promise<ListIndex> {
  const sets = [...index.sets]
  const articleCounts = await copyOf(index.articleCounts)
  for (const [position, entry] of fresh) {
    const before = numbersAt(index, position)
    const after = numbersOf(index.values, entry)
    countIn(articleCounts, before, -1)
    countIn(articleCounts, after, 1)
    changeSets(index, sets, { position, before, after })
  }
  const awaited = index.awaited.slice()
  for (const [position, { isAwaited }] of fresh)
    if (isAwaited) addTo(awaited, position)
    else takeFrom(awaited, position)
  await setImmediate()
  const garments = await withValues(
    index.garments,
    new Map([...fresh].map(([position, entry]) => [position, numbersOf(index.values, entry)])),
  )
  const rankings = await rank(freshSortKeys(index.rankings, fresh), sets, index)
  return { ...index, awaited, garments, sets, articleCounts, rankings }
}

const NO_SET = emptyBitset(0)

function emptySortKeys(size: number): Record<SortName, Uint32Array> {
  const made = {} as Record<SortName, Uint32Array>
  for (const name of sortNames) made[name] = new Uint32Array(size)
  return made
}

/** Positions of an order in which no article moves are the array as before. */
function freshSortKeys(rankings: Rankings, fresh: ReadonlyMap<number, ListEntry>): Record<SortName, Uint32Array> {
  const made = {} as Record<SortName, Uint32Array>
  for (const name of sortNames) {
    const before = rankings[name].sortKeys
    const moved = [...fresh].filter(([position, entry]) => sortKeys[name](entry) !== before[position])
    made[name] = moved.length === 0 ? before : before.slice()
    for (const [position, entry] of moved) made[name][position] = sortKeys[name](entry)
  }
  return made
}

/** The numbers of all values of an article, rising. */
function numbersOf(values: Values, entry: ListEntry): number[] {
  const numbers = groups.flatMap(group => numbersIn(values, group, entry.values[group]))
  return numbersIn(values, 'heights', entry.values.heights).length > 0 ? [...numbers, values.anyHeight] : numbers
}

function numbersAt({ sets }: ListIndex, position: number): number[] {
  return [...sets.keys()].filter(number => has(sets[number] ?? NO_SET, position))
}

type Change = { position: number; before: readonly number[]; after: readonly number[] }

/** A set is copied before its first change: others read the one that stands in the index. */
function changeSets({ sets: shared }: ListIndex, sets: Bitset[], { position, before, after }: Change): void {
  const gone = before.filter(number => !after.includes(number))
  const come = after.filter(number => !before.includes(number))
  for (const number of [...gone, ...come]) {
    const set = sets[number] === shared[number] ? (shared[number] ?? NO_SET).slice() : (sets[number] ?? NO_SET)
    sets[number] = set
    if (gone.includes(number)) takeFrom(set, position)
    else addTo(set, position)
  }
}

/** What the list needs of the search: the positions that a text finds, and nothing more. */
export type TextSearch = {
  /** The positions of the articles that a shopper means by this text; null when it asks for nothing. */
  positionsOf(text: string): Bitset | null
}
