import { statSync } from 'node:fs'

export type Test = { path: string; context: { config: { displayName?: { name: string } } } }

/** About how long a file takes, in seconds; only the proportions matter. */
const SECONDS: Record<string, number> = { browser: 15, api: 2, components: 1 }

/** These start and kill whole processes: little to read, long to do. */
const LONG = /\/(faults|crash|kill|start)\.api\.test\.ts$/

/**
 * The order of the test files. Browser stories run to the end, each beside other tests: two browsers at once want more than a
 * small machine has, and stories left for the end would keep one worker busy while the others have nothing to do.
 */
export default class StoriesBesideTheRest {
  sort(tests: readonly Test[]): Test[] {
    const rules = tests.filter(test => kindOf(test) === 'rules')
    const stories = longestFirst(tests.filter(test => kindOf(test) === 'browser'))
    const apart = new Set([...rules, ...stories])
    const rest = longestFirst(tests.filter(test => !apart.has(test)))
    const perStory = secondsOf(rest) / Math.max(1, stories.length)
    const mixed = stories.flatMap(story => [story, ...takeFor(perStory, rest)])
    return [...rules, ...mixed, ...rest]
  }

  /** Jest tells how long each file took; the order is the same every time. */
  cacheResults(): void {}
}

const kindOf = (test: Test): string => test.context.config.displayName?.name ?? ''
const secondsOf = (tests: readonly Test[]): number => tests.reduce((sum, test) => sum + (SECONDS[kindOf(test)] ?? 1), 0)

/** Much to read is mostly much to do, and what takes long should not begin last. */
function longestFirst(tests: readonly Test[]): Test[] {
  const sizeOf = ({ path }: Test) => (LONG.test(path) ? Number.MAX_SAFE_INTEGER : statSync(path).size)
  const sized = tests.map(test => ({ test, size: sizeOf(test) }))
  return sized.toSorted((one, other) => other.size - one.size).map(({ test }) => test)
}

/** Takes tests that last about so long away from the beginning of `queue`. */
function takeFor(seconds: number, queue: Test[]): Test[] {
  const taken: Test[] = []
  while (queue.length > 0 && secondsOf(taken) < seconds) taken.push(...queue.splice(0, 1))
  return taken
}
