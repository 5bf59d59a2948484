import { writeSync } from 'node:fs'
import { constants } from 'node:os'

const STDERR = 2
const WHAT_IS_HANDED_OUT = 'npm run releases says what visitors get'

/**
 * From now on this command ends with a sentence whatever ends it: a signal, a reader who has gone, an error that nothing caught. It ends
 * at once; what it has started ends with it.
 */
export function sayHowItEnds(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => end(`ended by ${signal}; ${WHAT_IS_HANDED_OUT}`, 128 + constants.signals[signal]))
  process.once('uncaughtException', error => {
    if ('code' in error && error.code === 'EPIPE')
      return end(`ended, as nobody reads what it prints; ${WHAT_IS_HANDED_OUT}`, 1)
    end(`ended by an error that nothing expected; ${WHAT_IS_HANDED_OUT}\n${error.stack ?? error}`, 1)
  })
}

function end(sentence: string, code: number): never {
  try {
    writeSync(STDERR, `${sentence}\n`)
  } catch {
    // Who would read it has gone, too.
  }
  process.exit(code)
}
