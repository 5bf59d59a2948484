import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../../production-shape/until.ts'
import type { Environment } from '../environment.ts'
import { checkCarts, countMoved, forgetNextVersion, keepCarts, MANY, readProgress } from '../next-version/kept-carts.ts'
import { contract, contractUntil, nextVersion } from '../next-version/next-version.ts'
import type { Scenario } from '../run-scenario.ts'
import type { SupervisedProcess } from '../supervisor.ts'

/** Another copy goes on ten seconds after the first has died; a busy machine takes its time to start one. */
const PATIENCE_MS = 60_000
const LOOK_AGAIN_MS = 5
const SERVICE = 'cart-checkout'
/** A thawed copy ends what it had begun, or finds that its connection is gone, and has its next turn. */
const THAWED_MS = 8000
/** A batch takes four trips to the store: there is time to come between two. */
const SLOW = { delayMs: 100 }

/**
 * B12: a copy of the checkout's next version, whose migration concerns every cart, starts beside the one that buyers use. Each cart is
 * afterwards as the migration says, whatever befell those who worked on it.
 */
export const migrationScenarios: Scenario[] = [
  { id: 'B12', name: 'a migrating copy dies as it expands and twice as it moves', run: playing(dieMoving) },
  { id: 'B12', name: 'a migrating copy freezes, others move and contract', run: playing(freezeMoving) },
]

type Played = Environment & { next(as: string, firstLife?: Record<string, string>): Promise<SupervisedProcess> }

/** Ends what a scenario has started, also where it failed, and brings the version of the others back. */
function playing(play: (played: Played) => Promise<void>) {
  return async (environment: Environment) => {
    const { shape, tally, databases } = environment
    const copies: SupervisedProcess[] = []
    const next: Played['next'] = async (as, firstLife = {}) => {
      tally.fault()
      const copy = await shape.startBeside(SERVICE, { as: `${SERVICE}-${as}`, env: nextVersion, firstLife })
      copies.push(copy)
      return copy
    }
    try {
      await play({ ...environment, next })
    } finally {
      shape.links.store.trouble({})
      for (const copy of copies) copy.send('SIGCONT')
      await Promise.all(copies.map(copy => copy.stop()))
      tally.fault()
      await shape.processes[SERVICE].endInto({})
      await forgetNextVersion(databases)
      await shape.processes[SERVICE].ready()
      tally.fault()
    }
  }
}

async function dieMoving({ databases, next, ...environment }: Played): Promise<void> {
  const kept = await keepCarts(databases)
  const copy = await next('next', { FAILPOINT: 'migration-expanded:kill' })
  await mustDie(copy.waitForEnd(), 'as it expands')
  if ((await readProgress(databases)).expanded_at) throw new Error('what a dead copy had begun counts as done')

  await mustDie(copy.killInto({ FAILPOINT: 'migration-batch-written:kill' }, PATIENCE_MS), 'after the first batch')
  environment.tally.fault()
  const written = await countMoved(databases)
  const { after } = await readProgress(databases)
  if (written === 0 || written === MANY || after)
    throw new Error(`it died with ${written} carts moved, noted: ${after}`)

  slowDown(environment)
  await untilMoving({ databases })
  const ended = copy.waitForEnd()
  copy.send('SIGKILL')
  await mustDie(ended, 'between two batches')
  if ((await readProgress(databases)).moved_at) throw new Error('everything was moved before it died')

  await untilMoved({ databases })
  await copy.ready()
  await checkCarts(databases, { kept })
}

async function freezeMoving({ next, ...environment }: Played): Promise<void> {
  const { shape, databases } = environment
  const kept = await keepCarts(databases)
  slowDown(environment)
  const frozen = await next('next')
  await untilMoving(environment)
  frozen.send('SIGSTOP')
  const other = await next('next-2')
  await untilMoved(environment)
  shape.links.store.trouble({})
  await other.ready()

  const refused = await contract(environment)
  if (refused.code !== 1 || !refused.printed.includes('waits while an older version runs'))
    throw new Error(`beside an older copy the contract ended with ${refused.code}: ${refused.printed}`)
  await replace(environment)
  await contractUntil(environment, null, 'migration-contract-begun')
  await stayAway(environment)
  await contractUntil(environment, null, 'migration-batch-dropped')
  await contractUntil(environment, 0)
  const { contracted_at: contractedAt } = await readProgress(databases)
  if (!contractedAt) throw new Error('the contract says that it is done, and is not')
  await checkCarts(databases, { kept, contractedAt })

  frozen.send('SIGCONT')
  await frozen.ready()
  await pause(THAWED_MS)
  await contractUntil(environment, 0)
  await checkCarts(databases, { kept, contractedAt })
}

/** The copy that buyers use becomes one of the next version. */
async function replace({ shape, tally }: Environment): Promise<void> {
  const kept = shape.processes[SERVICE]
  tally.fault()
  await kept.endInto(nextVersion)
  await kept.ready()
  tally.fault()
}

/** A copy of the version before that starts now is not ready, and its log says why. */
async function stayAway({ shape, folder }: Environment): Promise<void> {
  const as = `${SERVICE}-before`
  const older = await shape.startBeside(SERVICE, { as })
  await until(PATIENCE_MS, 'a copy of the version before does not see that it is behind', async () => {
    const log = path.join(folder, `${as}.log`)
    return existsSync(log) && readFileSync(log, 'utf8').includes('a later version has taken away')
  })
  const isReady = await older.isReady()
  await older.stop()
  if (isReady) throw new Error('a copy of the version before is ready while its fields are taken away')
}

function slowDown({ shape, tally }: Pick<Environment, 'shape' | 'tally'>): void {
  tally.fault()
  shape.links.store.trouble(SLOW)
}

async function untilMoving({ databases }: Pick<Environment, 'databases'>): Promise<void> {
  const hasNoted = async () => (await readProgress(databases)).after !== undefined
  await until(PATIENCE_MS, 'nobody moves carts', hasNoted, LOOK_AGAIN_MS)
}

async function untilMoved({ databases }: Pick<Environment, 'databases'>): Promise<void> {
  await until(PATIENCE_MS, 'nobody goes on with the move', async () => (await readProgress(databases)).isMoved)
}

async function mustDie(end: Promise<{ signal: NodeJS.Signals | null } | null>, when: string): Promise<void> {
  const ended = await Promise.race([end, pause(PATIENCE_MS, null)])
  if (ended?.signal !== 'SIGKILL') throw new Error(`no copy died ${when}`)
}
