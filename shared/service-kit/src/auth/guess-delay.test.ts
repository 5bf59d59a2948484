import { createGuessDelay, delayOf, type Wait } from './guess-delay.ts'

const here = new AbortController().signal

/** A timer that rings when the test lets it. */
function aTimer() {
  const waits: number[] = []
  const rings: (() => void)[] = []
  const wait: Wait = (ms, until) => {
    waits.push(ms)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    rings.push(resolve)
    until.addEventListener('abort', () => reject(until.reason))
    return promise
  }
  const ring = () => {
    for (const resolve of rings.splice(0)) resolve()
  }
  return { wait, waits, ring }
}

test('the first five tries cost nothing, the others ever more, and never more than eight seconds', () => {
  const tries = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 30]
  expect(tries.map(delayOf)).toEqual([0, 0, 0, 0, 0, 500, 1000, 2000, 4000, 8000, 8000, 8000])
})

test('all thirty tries of a quarter of an hour, one after the other, take a guesser three minutes', () => {
  const seconds = Array.from({ length: 30 }, (_, index) => delayOf(index + 1) / 1000)
  expect(seconds.reduce((sum, wait) => sum + wait)).toBe(175.5)
})

test('without limits nobody waits', async () => {
  const { wait, waits } = aTimer()
  await createGuessDelay({ wait }).before(0, here)
  expect(waits).toEqual([])
})

test('when too many wait the next one is refused as busy, and a client with free tries left does not wait', async () => {
  const { wait, ring } = aTimer()
  const delay = createGuessDelay({ wait, mostWaiting: 2 })
  const both = [delay.before(9, here), delay.before(9, here)]

  await expect(delay.before(9, here)).rejects.toMatchObject({ code: 'busy', details: { seconds: 8 } })
  await delay.before(5, here)
  ring()
  await Promise.all(both)
  const next = delay.before(9, here)
  ring()
  await next
})

test('a client that disconnects makes room at once', async () => {
  const { wait, ring } = aTimer()
  const delay = createGuessDelay({ wait, mostWaiting: 1 })
  const leaving = new AbortController()
  const left = delay.before(9, leaving.signal)
  leaving.abort()

  await expect(left).rejects.toMatchObject({ code: 'busy' })
  const next = delay.before(9, here)
  ring()
  await next
})

test('the timer of the shop itself ends when nobody waits any more', async () => {
  const leaving = new AbortController()
  const left = createGuessDelay().before(30, leaving.signal)
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'busy' })
})
