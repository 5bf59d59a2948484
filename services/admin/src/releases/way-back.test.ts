import { failureShare, type Tally } from '../client-errors/tally.ts'
import { isTakenBack } from './way-back.ts'

const tally = (failures: number, loads: number, networks = failures): Tally => ({ failures, loads, networks })
const healthy = tally(0, 5000)

test.each<[string, boolean, Tally, Tally]>([
  ['that fails for every tenth visitor', true, tally(20, 200), healthy],
  ['that fails for everybody', true, tally(50, 50), healthy],
  ['that fails for a little more than 2 %', true, tally(21, 1000), healthy],
  ['that fails for 2 % exactly', false, tally(20, 1000), healthy],
  ['that never fails', false, tally(0, 1000), healthy],
  ['whose failures come from nine networks', false, tally(60, 200, 9), healthy],
  ['whose failures come from ten networks', true, tally(60, 200, 10), healthy],
  ['that 49 page views had', false, tally(49, 49), healthy],
  ['that nobody had', false, tally(0, 0), healthy],
  ['that fails three times as often as the stable version', false, tally(30, 300), tally(100, 3000)],
  ['that fails a little more than three times as often', true, tally(31, 300), tally(100, 3000)],
  ['that fails as the stable version does, while a service is down', false, tally(90, 100), tally(4500, 5000)],
  [
    'that fails for everybody beside a stable version that fails for every second visitor',
    true,
    tally(60, 60),
    tally(500, 1000),
  ],
  [
    'that fails for four of five beside a stable version that fails for two of five',
    true,
    tally(80, 100),
    tally(400, 1000),
  ],
  ['that is as bad as a stable version that fails for two of five', false, tally(42, 100), tally(400, 1000)],
  [
    'that fails for everybody beside a stable version that fails for nine of ten, of few page views',
    false,
    tally(50, 50),
    tally(900, 1000),
  ],
  [
    'that fails for everybody beside a stable version that fails for nine of ten, of many',
    true,
    tally(200, 200),
    tally(900, 1000),
  ],
  ['beside a stable version whose failures come from nine networks', true, tally(20, 200), tally(500, 1000, 9)],
  ['beside a stable version whose failures come from ten networks', false, tally(20, 200), tally(500, 1000, 10)],
  ['where nobody has the stable version any more', true, tally(20, 200), tally(0, 0)],
])('a canary %s: taken back is %s', (_, expected, canary, stable) => {
  expect(isTakenBack(canary, stable)).toBe(expected)
})

test('of no page views there is no share of failures', () => {
  expect([failureShare(tally(0, 0)), failureShare(tally(1, 4))]).toEqual([null, 0.25])
})
