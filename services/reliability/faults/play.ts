import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '../../catalog/bench/seeded.ts'
import { auditNow, judge, settled } from './judge.ts'
import { openMarket } from './market.ts'
import type { Stage } from './stage.ts'
import { createTally } from './tally.ts'

export type Scenario = {
  /** Of reliability B: B1 … B10. */
  id: string
  name: string
  /** Breaks something under the buyers' feet and returns when it is mended. Throws when the shop did not do as it must. */
  run(stage: Stage): Promise<void>
}

export type Played = {
  scenario: Scenario
  attempts: number
  orders: number
  refused: number
  unavailable: number
  recovery: number
  isAuditClean: boolean
  problems: string[]
}

const BEFORE_MS = 700
const AFTER_MS = 1000

/** Plays one scenario under the workload and judges what is left of it. */
export async function play(stage: Stage, scenario: Scenario): Promise<Played> {
  stage.tally = createTally()
  stage.random = seededRandom(
    [...scenario.name].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) | 0, stage.seed),
  )
  stage.bank.forget()
  const market = openMarket(stage)
  await pause(BEFORE_MS)
  const failure = await scenario.run(stage).then(
    () => [],
    (error: unknown) => [error instanceof Error ? error.message : String(error)],
  )
  stage.tally.mended()
  await pause(AFTER_MS)
  await market.close()
  const unsettled = await settled(stage)
  const { attempts } = market
  const lost = await judge(stage, attempts)
  const audit = await auditNow(stage.databases)
  const { tally } = stage
  return {
    scenario,
    attempts: attempts.length,
    orders: attempts.filter(({ outcome }) => outcome === 'ordered').length,
    refused: attempts.filter(({ outcome }) => outcome === 'refused').length,
    unavailable: tally.unavailable(),
    recovery: tally.recoverySeconds(),
    isAuditClean: audit.length === 0,
    problems: [...failure, ...tally.violations(), ...unsettled, ...lost, ...audit, ...idle(attempts.length)],
  }
}

function idle(attempts: number): string[] {
  return attempts === 0 ? ['nobody bought anything'] : []
}
