import type { Interval, Item, OrderedKeys } from './ordered-keys.ts'

/** Intervals that begin with as many fixed fields each: what follows the prefix of that length stands in order. */
export type PrefixedInterval = Interval & { prefix: number }
type Direction = 'forward' | 'backward'
type Stream = { items: Iterator<Item>; item: Item; rest: string }

/** The items of several intervals as one list, in the order of what stands behind their prefixes. */
export function* mergedKeys(
  keys: OrderedKeys,
  intervals: readonly PrefixedInterval[],
  direction: Direction,
): Generator<Item> {
  const streams = intervals.flatMap(interval => {
    const items = keys[direction](interval)
    return next(items, interval.prefix)
  })
  while (streams.length > 0) {
    let best = 0
    for (let at = 1; at < streams.length; at++) if (isFirst(streams[at], streams[best], direction)) best = at
    const stream = streams[best]
    if (!stream) return
    yield stream.item
    const following = next(stream.items, stream.item.key.length - stream.rest.length)
    streams.splice(best, 1, ...following)
  }
}

function next(items: Iterator<Item>, prefix: number): Stream[] {
  const { value: item, done } = items.next()
  return done ? [] : [{ items, item, rest: item.key.slice(prefix) }]
}

function isFirst(one: Stream | undefined, other: Stream | undefined, direction: Direction): boolean {
  if (!one || !other) return false
  return direction === 'forward' ? one.rest < other.rest : one.rest > other.rest
}
