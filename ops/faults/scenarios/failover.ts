import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseTrouble, Played } from '../database-link.ts'
import type { Scenario } from '../run-scenario.ts'
import { watchReads } from '../watch-reads.ts'

type Step = { trouble: DatabaseTrouble; ms: number }
type Failover = {
  name: string
  steps: readonly Step[]
  proves: readonly Played[]
  /** When a buyer is told to come back, at the latest. */
  toldMs?: number
}

/** Three seconds, and half a one for a busy machine. */
const TOLD_MS = 3500

/** A set of three without a primary chooses another one in so many seconds at most. */
const failovers: readonly Failover[] = [
  {
    name: 'the primary steps down, the next one comes after 8 s',
    steps: [{ trouble: { refusing: [10107] }, ms: 8000 }],
    proves: ['refused'],
  },
  {
    name: 'the primary is shut down, the next one comes after 10 s',
    steps: [
      { trouble: { refusing: [91, 11600] }, ms: 1500 },
      { trouble: { gone: true }, ms: 5500 },
      { trouble: { refusing: [10107] }, ms: 3000 },
    ],
    proves: ['refused'],
  },
  {
    name: 'lines are cut before and after what they asked for, 5 s without a primary',
    steps: [
      { trouble: { cutBeforePercent: 10, cutAfterPercent: 15 }, ms: 3000 },
      { trouble: { gone: true }, ms: 5000 },
      { trouble: { cutBeforePercent: 10, cutAfterPercent: 15 }, ms: 2000 },
    ],
    proves: ['cutBefore', 'cutAfter', 'answeredAgain'],
    // What is sent again may wait for a line each time before the next one is cut.
    toldMs: 6000,
  },
  {
    name: 'the majority does not keep every third write in time, for 8 s',
    steps: [{ trouble: { unconfirmedPercent: 33 }, ms: 8000 }],
    proves: ['unconfirmed'],
  },
]

/** B3: another member of the set becomes the primary while buyers order and pay. */
export const failoverScenarios: Scenario[] = failovers.map(({ name, steps, proves, toldMs = TOLD_MS }) => ({
  id: 'B3',
  name: `failover: ${name}`,
  async run({ shape, tally }) {
    const before = shape.database.countPlayed()
    const reads = watchReads(shape)
    for (const { trouble, ms } of steps) {
      tally.fault()
      shape.database.trouble(trouble)
      await pause(ms)
    }
    shape.database.trouble({})
    tally.fault()
    await reads.stop()
    const after = shape.database.countPlayed()
    const missed = proves.filter(what => after[what] === before[what])
    const problems = [...missed.map(what => `nothing was ${what}`), ...new Set(tally.unclear(toldMs))]
    if (problems.length > 0) throw new Error(problems.join('; '))
  },
}))
