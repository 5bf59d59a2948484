import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '../../shared/testing/src/seeded.ts'
import { auditNow, checkOutcome, waitUntilSettled } from './check-outcome.ts'
import type { Environment } from './environment.ts'
import { createTally } from './tally.ts'
import { startWorkload } from './workload.ts'

type Named = {
  /**
   * What is broken, as `--only` names it: `B1` processes, `B3` and `B4` the database, `B5` the bank, `B10` the disk, `B11` one of two
   * copies, `B12` a migration, `B13` all data.
   */
  id: string
  name: string
  /** False, and says why, where this machine has not what it takes. */
  isPlayable?(): boolean
}
type LoadedScenario = Named & {
  /** Breaks something while buyers shop and returns when it is mended. Throws when the shop did not do as it must. */
  run(environment: Environment): Promise<void>
}
/** It brings a shop and visitors of its own. */
type VisitedScenario = Named & { visit(environment: Environment): Promise<Omit<Played, 'scenario'>> }
export type Scenario = LoadedScenario | VisitedScenario

export type Played = {
  scenario: Scenario
  attempts: number
  orders: number
  refused: number
  unavailable: number
  recovery: number
  isAuditClean: boolean
  problems: string[]
  /** What it measured, in sentences. */
  notes?: string[]
}

const BEFORE_MS = 700
const AFTER_MS = 1000

/** Plays one scenario and checks what is left of it. */
export async function playScenario(environment: Environment, scenario: Scenario): Promise<Played> {
  if (!('visit' in scenario)) return runUnderLoad(environment, scenario)
  const nothing = { attempts: 0, orders: 0, refused: 0, unavailable: 0, recovery: 0, isAuditClean: false }
  const played = await scenario.visit(environment).catch(error => ({ ...nothing, problems: [messageOf(error)] }))
  return { scenario, ...played, problems: [...played.problems, ...idle(played.attempts)] }
}

async function runUnderLoad(environment: Environment, scenario: LoadedScenario): Promise<Played> {
  environment.tally = createTally()
  environment.random = seededRandom(
    [...scenario.name].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) | 0, environment.seed),
  )
  environment.bank.forget()
  const workload = startWorkload(environment)
  await pause(BEFORE_MS)
  const failure = await scenario.run(environment).then(
    () => [],
    (error: unknown) => [messageOf(error)],
  )
  environment.tally.recordMended()
  await pause(AFTER_MS)
  await workload.close()
  const unsettled = await waitUntilSettled(environment)
  const { attempts } = workload
  const lost = await checkOutcome(environment, attempts)
  const audit = await auditNow(environment.databases)
  const { tally } = environment
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
