import { type Group, groups } from './list-entry.ts'
import { LONGEST_COUNT, writeCount, writeShort } from './ready-text.ts'

/** Whatever stands in the facets of every answer: only the counts differ. */
export type FacetsText = {
  /** What stands before each count, one after the other, and behind the last. */
  text: Uint8Array
  /** Where each of them ends, by the number of the value. */
  ends: Uint32Array
  /** No facets are longer. */
  longest: number
}

/** The number of each value that shoppers can choose, group by group. */
export type ValueNumbers = Readonly<Record<Group, ReadonlyMap<string, number>>>

/** Prepares the text of the facets once for a catalogue, from the numbers of its values. */
export function facetsText(numbers: ValueNumbers): FacetsText {
  const ends: number[] = []
  const parts: Buffer[] = []
  let length = 0
  const add = (text: string) => {
    length += parts[parts.push(Buffer.from(text)) - 1]?.length ?? 0
  }
  for (const [place, group] of groups.entries()) {
    add(`${place > 0 ? '},' : '{'}"${group}":{`)
    let comma = ''
    for (const name of numbers[group].keys()) {
      add(`${comma}${JSON.stringify(name)}:`)
      ends.push(length)
      comma = ','
    }
  }
  add('}}')
  return { text: Buffer.concat(parts), ends: Uint32Array.from(ends), longest: length + ends.length * LONGEST_COUNT }
}

/** Writes the facets as JSON; returns where the next begins. */
export function writeFacets(
  { facets }: { facets: FacetsText },
  counts: Uint32Array,
  answer: Buffer,
  to: number,
): number {
  const { text, ends } = facets
  let from = 0
  let at = to
  for (let value = 0; value < ends.length; value++) {
    const end = ends[value] ?? 0
    at = writeShort(text, from, end, answer, at)
    at = writeCount(counts[value] ?? 0, answer, at)
    from = end
  }
  return writeShort(text, from, text.length, answer, at)
}
