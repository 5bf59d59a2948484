import type { PageViewOutcome, Tally } from '../client-errors/tally.ts'
import { failsAnyway, LONGEST_RUN, PROOF, proofIn } from './canary-proof.ts'

/** Page views in turn: a letter is the network, a great one fails. The newest first, as they are read. */
function seen(outcomes: string): PageViewOutcome[] {
  const inTurn = [...outcomes].map((letter, second) => ({
    network: letter.toLowerCase(),
    failed: letter !== letter.toLowerCase(),
    at: new Date(second * 1000),
  }))
  return inTurn.toReversed()
}

test('the proof that follows from the tolerated shares and the two errors is ten failures more than good page views', () => {
  expect(PROOF).toBe(10)
})

test.each([
  ['ten failures of ten, of four networks', true, 'ABCDABCDAB'],
  ['ten failures of which one network has seven', true, 'AAAAAAABCD'],
  ['nine failures of nine', false, 'ABCDABCDA'],
  ['ten failures of three networks', false, 'ABCABCABCA'],
  ['ten failures of one network', false, 'AAAAAAAAAA'],
  ['however many failures of one network', false, 'A'.repeat(90)],
  ['many failures of one network and each one of three others', true, `${'A'.repeat(20)}BCD`],
  ['many failures of one network, each one of three others, and a good page view', false, `${'A'.repeat(20)}BeCD`],
  ['many failures of one network and of two others', false, `${'A'.repeat(20)}BCBCB`],
  ['nine failures of ten', false, 'ABCDeABCDA'],
  ['eleven failures of twelve', true, 'ABCDeABCDABC'],
  ['ten failures of twenty', false, 'AeBfCgDhAeBfCgDhAeBf'],
  ['ten failures after many good page views', true, `${'efghijk'.repeat(5)}ABCDABCDAB`],
  ['ten failures before as many good page views', false, `ABCDABCDAB${'efghij'.repeat(2)}`],
  [
    'many good page views of one network among the failures of four others',
    true,
    `ABCDAB${'e'.repeat(30)}ABCDABCDABCD`,
  ],
  ['nothing', false, ''],
])('%s: proves a version bad is %s', (_, expected, outcomes) => {
  expect(proofIn(seen(outcomes)) !== null).toBe(expected)
})

test('the proof says what it rests on and when it began', () => {
  expect(proofIn(seen('efABCDgABCDABC'))).toEqual({ failures: 11, loads: 12, networks: 4, since: new Date(2000) })
})

test('what is longer ago than a hundred page views proves nothing', () => {
  const others = Array.from({ length: LONGEST_RUN }, (_, at) => ({ network: `${at}`, failed: false, at: new Date(at) }))

  expect(proofIn([...others, ...seen('ABCDABCDAB')])).toBeNull()
})

test.each<[string, boolean, Tally]>([
  ['that fails for nobody', false, { loads: 90, failures: 0, networks: 0 }],
  ['that nobody has', false, { loads: 0, failures: 0, networks: 0 }],
  ['that fails as often as is tolerated', false, { loads: 50, failures: 10, networks: 10 }],
  ['that fails more often, of four networks', true, { loads: 49, failures: 10, networks: 4 }],
  ['that fails for everybody, of three networks', false, { loads: 10, failures: 10, networks: 3 }],
])('a stable version %s: the canary is spared is %s', (_, expected, stable) => {
  expect(failsAnyway(stable)).toBe(expected)
})
