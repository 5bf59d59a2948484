import { setTimeout } from 'node:timers/promises'

const REST = 2
const LONGEST_REST_MS = 100

/**
 * For long work beside shoppers: asked after each step, it rests twice as long as the step took, so that most of the process
 * is left to requests. After a step that waited for a slow database it rests no longer than a tenth of a second.
 */
export function createPace(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    await setTimeout(Math.min(LONGEST_REST_MS, REST * (performance.now() - since)))
    since = performance.now()
  }
}
