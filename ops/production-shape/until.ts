import { setTimeout as pause } from 'node:timers/promises'

const LOOK_AGAIN_MS = 300

/** Waits until something is true. @throws Error with the sentence when it is not within these milliseconds. */
export async function until(
  ms: number,
  otherwise: string,
  isTrue: () => Promise<boolean>,
  everyMs: number = LOOK_AGAIN_MS,
): Promise<void> {
  const giveUpAt = Date.now() + ms
  while (!(await isTrue())) {
    if (Date.now() > giveUpAt) throw new Error(otherwise)
    await pause(everyMs)
  }
}
