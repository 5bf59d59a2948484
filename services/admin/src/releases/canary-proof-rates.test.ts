import { readFileSync } from 'node:fs'
import path from 'node:path'
import { seededRandom } from '@shop/testing/seeded'
import type { PageViewOutcome } from '../client-errors/tally.ts'
import { LONGEST_RUN, PROOF, proofIn } from './canary-proof.ts'

const operation = readFileSync(path.join(import.meta.dirname, '../../../../docs/operation.md'), 'utf8')
const rows = operation.replaceAll(/ +/g, ' ')
const random = seededRandom(2026)

/** A canary of a small shop has so many page views within some weeks. */
const MANY = 1000
/** From here on the shares of both versions are compared. */
const ENOUGH = 50

/**
 * With which probability a version that fails in this share of its page views, each of another visitor, is taken back within so
 * many, and after how many on average. The surplus of failures is a Markov chain: up with each failure, down with each good page
 * view, never below none.
 */
function computed(share: number, most: number): { takenBack: number; average: number } {
  let surplus = [1, ...Array<number>(PROOF - 1).fill(0)]
  let takenBack = 0
  let average = 0
  for (let views = 1; views <= most; views += 1) {
    const proved = (surplus[PROOF - 1] ?? 0) * share
    takenBack += proved
    average += views * proved
    const at = (height: number) => surplus[height] ?? 0
    const next = (height: number) => at(height - 1) * share + at(height + 1) * (1 - share)
    surplus = surplus.map((_, height) => next(height) + (height === 0 ? at(0) * (1 - share) : 0))
  }
  return { takenBack, average }
}

type Draw = () => Pick<PageViewOutcome, 'network' | 'failed'>

/** Visitors of networks of their own, who look at some pages each. */
function visitors(share: number, { views = 1, brokenBrowsers = false } = {}): Draw {
  let left = 0
  let visitor = 0
  let isBroken = false
  return () => {
    if (left === 0) {
      left = views
      visitor += 1
      isBroken = random() < share
    }
    left -= 1
    return { network: `${visitor}`, failed: brokenBrowsers ? isBroken : random() < share }
  }
}

/** After how many page views this canary is taken back; null: it is not, within `most`. */
function taken(draw: Draw, most: number): number | null {
  const inTurn: PageViewOutcome[] = []
  for (let views = 1; views <= most; views += 1) {
    const outcome = { ...draw(), at: new Date(views) }
    inTurn.push(outcome)
    if (outcome.failed && proofIn(inTurn.slice(-LONGEST_RUN).reverse())) return views
  }
  return null
}

function simulated(canaries: number, most: number, makeDraw: () => Draw): { takenBack: number; average: number } {
  const ends = Array.from({ length: canaries }, () => taken(makeDraw(), most)).filter(end => end !== null)
  return { takenBack: ends.length / canaries, average: ends.reduce((sum, views) => sum + views, 0) / ends.length }
}

const percent = (share: number) => `${Number((share * 100).toPrecision(2))} %`

test.each([0.01, 0.02, 0.05, 0.1, 0.2])(
  'of good versions that fail in %d of their page views as many are taken back as the documents say',
  share => {
    const { takenBack } = computed(share, MANY)

    expect(rows).toContain(`| ${percent(share)} | 10^${Math.ceil(Math.log10(takenBack))} |`)
    expect(simulated(100, MANY, () => visitors(share)).takenBack).toBe(0)
  },
)

test.each([0.6, 0.7, 0.8, 1])(
  'of bad versions that fail in %d of their page views as many are missed, and as late found, as the documents say',
  share => {
    const within = computed(share, ENOUGH)
    const { average } = computed(share, 10 * MANY)
    const simulation = simulated(2000, MANY, () => visitors(share))
    const early = simulated(2000, ENOUGH, () => visitors(share))

    expect(rows).toContain(`| ${percent(share)} | ${average.toFixed(0)} | ${percent(Math.abs(1 - within.takenBack))} |`)
    expect(simulation.takenBack).toBe(1)
    expect(Math.abs(simulation.average / average - 1)).toBeLessThan(0.04)
    expect(Math.abs(early.takenBack - within.takenBack)).toBeLessThan(0.03)
  },
)

test('the simulation agrees with the computed rates where a version is bad enough for false alarms to be seen', () => {
  const { takenBack } = computed(0.3, MANY)

  expect(percent(takenBack)).toBe('4.6 %')
  expect(Math.abs(simulated(400, MANY, () => visitors(0.3)).takenBack - takenBack)).toBeLessThan(0.02)
})

test('visitors whose browsers fail on every page, two of a hundred, take back one good version of a thousand at most', () => {
  const simulation = simulated(3000, MANY, () => visitors(0.02, { views: 5, brokenBrowsers: true }))

  expect(simulation.takenBack).toBeLessThanOrEqual(0.001)
})

test('bad versions are found as well when visitors look at five pages each', () => {
  const { takenBack, average } = simulated(1000, ENOUGH, () => visitors(0.8, { views: 5 }))

  expect(takenBack).toBeGreaterThan(0.99)
  expect(average).toBeLessThan(20)
})

test('one network that reports nothing but failures, half of all page views, takes back no good version', () => {
  const simulation = simulated(300, MANY, () => {
    const others = visitors(0.01)
    return () => (random() < 0.5 ? { network: 'hostile', failed: true } : others())
  })

  expect(simulation.takenBack).toBe(0)
})
