import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '../../shared/testing/src/seeded.ts'
import { auditNow, checkOutcome, waitUntilSettled } from './check-outcome.ts'
import type { Environment } from './environment.ts'
import { createTally } from './tally.ts'
import { startWorkload } from './workload.ts'

export type Scenario = {
  /** What is broken, as `--only` names it: `B1` processes, `B3` and `B4` the database, `B5` the bank, `B10` the disk. */
  id: string
  name: string
  /** Breaks something while buyers shop and returns when it is mended. Throws when the shop did not do as it must. */
  run(environment: Environment): Promise<void>
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

/** Runs one scenario under the workload and checks what is left of it. */
export async function runScenario(environment: Environment, scenario: Scenario): Promise<Played> {
  environment.tally = createTally()
  environment.random = seededRandom(
    [...scenario.name].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) | 0, environment.seed),
  )
  environment.bank.forget()
  const workload = startWorkload(environment)
  await pause(BEFORE_MS)
  const failure = await scenario.run(environment).then(
    () => [],
    (error: unknown) => [error instanceof Error ? error.message : String(error)],
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
