import { utf8Of } from '@shop/service-kit/calls/written-json'
import { type Group, groups } from './list-entry.ts'

export type KnownValues = Readonly<Record<Group, readonly string[]>>

/** Numbers from the first up to, not with, `end`. */
export type Span = { first: number; end: number }

/** All values that shoppers can choose, numbered one after the other, so that those of a group stand together. */
export type Values = {
  size: number
  numbers: Readonly<Record<Group, ReadonlyMap<string, number>>>
  spans: Readonly<Record<Group, Span>>
  /** The number, above all others, of what is in none of the groups: that an article has one of the heights, whichever. */
  anyHeight: number
  /** By number: the name as a key of JSON with its colon, and the comma before it but for the first of a group; in UTF-8 (WrittenJson). */
  keys: readonly string[]
}

/** Numbers the values group by group, in the order in which they were named. */
export function numberValues(known: KnownValues): Values {
  const numbers = {} as Record<Group, Map<string, number>>
  const spans = {} as Record<Group, Span>
  let size = 0
  for (const group of groups) {
    const first = size
    numbers[group] = new Map([...new Set(known[group])].map(name => [name, size++]))
    spans[group] = { first, end: size }
  }
  const keys = groups.flatMap(group =>
    [...numbers[group].keys()].map((name, position) => utf8Of(`${position > 0 ? ',' : ''}${JSON.stringify(name)}:`)),
  )
  return { size: size + 1, numbers, spans, anyHeight: size, keys }
}

/** The numbers of those names that are known, each once, rising. */
export function numbersIn({ numbers }: Values, group: Group, names: readonly string[]): number[] {
  const found: number[] = []
  for (const name of names) {
    const number = numbers[group].get(name)
    if (number !== undefined) found.push(number)
  }
  return found.length < 2 ? found : [...new Set(found)].sort((one, other) => one - other)
}
