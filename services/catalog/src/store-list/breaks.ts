import { setImmediate } from 'node:timers/promises'

const WORK_MS = 10

export type TakeBreak = () => Promise<void> | undefined

/** Long work asks now and then; requests get their turn when it has gone on for too long. */
export function createBreaks(): TakeBreak {
  let since = performance.now()
  return () => {
    if (performance.now() - since < WORK_MS) return
    return setImmediate().then(() => {
      since = performance.now()
    })
  }
}
