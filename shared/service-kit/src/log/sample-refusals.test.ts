import { MINUTE_MS } from '@shop/calendar/durations'
import type { Facts, Log } from './log.ts'
import { sampleRefusals } from './sample-refusals.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function listening() {
  const lines: (Facts & { message: string })[] = []
  const keep = (facts: Facts, message: string) => void lines.push({ ...facts, message })
  const log: Log = { debug: keep, info: keep, warn: keep, error: keep }
  const refusals = sampleRefusals(log)
  const refuse = (code: string, times: number) => {
    for (let time = 1; time <= times; time++)
      refusals.write(code, 'info', { code, request_id: `${code}-${time}` }, 'request refused')
  }
  return { lines, refuse, counters: () => lines.filter(({ count }) => count !== undefined) }
}

test('of a code that is refused all the time, the first 20 of a minute are written, then how many more there were', () => {
  const { lines, refuse } = listening()
  refuse('not_found', 5000)
  expect(lines).toHaveLength(20)
  expect(lines.at(-1)).toMatchObject({ request_id: 'not_found-20' })

  jest.advanceTimersByTime(MINUTE_MS)

  expect(lines).toHaveLength(21)
  expect(lines.at(-1)).toMatchObject({ code: 'not_found', count: 4980, seconds: 60, message: 'more of the same' })
})

test('each code has its own twenty, again in each minute', () => {
  const { lines, refuse, counters } = listening()
  refuse('not_found', 30)
  refuse('validation', 3)
  jest.advanceTimersByTime(MINUTE_MS)
  refuse('not_found', 21)
  jest.advanceTimersByTime(MINUTE_MS)

  expect(lines.filter(({ code }) => code === 'validation')).toHaveLength(3)
  expect(counters().map(({ code, count }) => [code, count])).toEqual([
    ['not_found', 10],
    ['not_found', 1],
  ])
})

test('a minute with twenty or fewer has no counter', () => {
  const { refuse, counters } = listening()
  refuse('not_found', 20)
  jest.advanceTimersByTime(2 * MINUTE_MS)

  expect(counters()).toEqual([])
})
