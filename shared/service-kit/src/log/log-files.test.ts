import { DAY_MS, HOUR_MS } from '@shop/calendar/durations'
import { needsNewFile, surplus } from './log-files.ts'

const bounds = { mostBytes: 1000, fileMs: DAY_MS, keepMs: 72 * HOUR_MS }

test.each([
  ['an empty file takes any line', { bytes: 0, begunAt: 0 }, 500, 0, false],
  ['a line that fits goes into the present file', { bytes: 60, begunAt: 0 }, 40, 0, false],
  ['a line that does not fit begins a new file', { bytes: 61, begunAt: 0 }, 40, 0, true],
  ['a file of yesterday gets no more lines', { bytes: 10, begunAt: 0 }, 1, DAY_MS, true],
])('%s', (_, file, more, now, expected) => {
  expect(needsNewFile(file, more, bounds, now)).toBe(expected)
})

test('the oldest files go first, and what stays leaves room for the present file', () => {
  const earlier = Array.from({ length: 12 }, (_, at) => ({ name: `${at}`, bytes: 100, endedAt: at }))

  expect(surplus(earlier, bounds, 20).map(({ name }) => name)).toEqual(['0', '1', '2'])
})

test('a file that ended long ago goes, however small it is', () => {
  const earlier = [
    { name: 'old', bytes: 1, endedAt: 0 },
    { name: 'new', bytes: 1, endedAt: 72 * HOUR_MS },
  ]

  expect(surplus(earlier, bounds, 73 * HOUR_MS).map(({ name }) => name)).toEqual(['old'])
})
