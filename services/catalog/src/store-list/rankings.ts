import { setImmediate } from 'node:timers/promises'
import { addTo, type Bitset, emptyBitset, forEachIn } from './bitset.ts'
import { createBreaks } from './breaks.ts'
import { positionsInOrder, type SortName, sortNames } from './sort-keys.ts'

/** An order of the list. The sets of all values stand in it too, so that a page is read from its start and not searched for. */
type Ranking = {
  /** Where each position stands. */
  sortKeys: Uint32Array
  positions: Uint32Array
  sets: readonly Bitset[]
}

export type Rankings = Readonly<Record<SortName, Ranking>>

type Known = { rankings: Rankings; sets: readonly Bitset[] }

/** All orders of the list, one after the other; requests get their turn in between. What is as it was before is taken over. */
export async function rank(
  sortKeys: Readonly<Record<SortName, Uint32Array>>,
  sets: readonly Bitset[],
  before?: Known,
): Promise<Rankings> {
  const rankings = {} as Record<SortName, Ranking>
  for (const name of sortNames) {
    await setImmediate()
    const same = before?.rankings[name].sortKeys === sortKeys[name] ? before : undefined
    const positions = same?.rankings[name].positions ?? positionsInOrder(sortKeys[name])
    await setImmediate()
    const ranks = ranksOf(positions)
    const ranked: Bitset[] = []
    const takeBreak = createBreaks()
    for (const [value, set] of sets.entries()) {
      const known = same?.sets[value] === set ? same.rankings[name].sets[value] : undefined
      ranked.push(known ?? inOrder(set, ranks))
      await takeBreak()
    }
    rankings[name] = { sortKeys: sortKeys[name], positions, sets: ranked }
  }
  return rankings
}

function ranksOf(positions: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(positions.length)
  for (let rank = 0; rank < positions.length; rank++) ranks[positions[rank] ?? 0] = rank
  return ranks
}

function inOrder(set: Bitset, ranks: Uint32Array): Bitset {
  const ordered = emptyBitset(ranks.length)
  forEachIn(set, position => addTo(ordered, ranks[position] ?? 0))
  return ordered
}
