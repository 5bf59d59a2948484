import type { Db } from 'mongodb'
import type { Clock } from '../process/clock.ts'
import { failpoint } from '../process/failpoints.ts'
import { forgetBuiltIndexes } from '../storage/built-indexes.ts'
import type { Migration } from './migration.ts'
import type { MigrationStates } from './migration-states.repository.ts'
import { countUnmoved, dropFieldsOfBatch, moveBatch } from './move-documents.ts'
import type { createRunningVersions, RunningVersion } from './running-versions.repository.ts'

type ContractDeps = {
  db: Db
  clock: Clock
  states: MigrationStates
  runningVersions: ReturnType<typeof createRunningVersions>
}

/**
 * Takes away what only older versions read.
 * @throws Error that names the copy of an older version that runs, or the migration whose move is not done.
 */
export async function contractDocuments(deps: ContractDeps, migration: Migration): Promise<void> {
  const { moved_at, contracting_at, dropping_at, contracted_at } = await deps.states.find(migration.number)
  if (contracted_at) return
  if (!moved_at) throw new Error(`${nameOf(migration)} is not moved yet: copies of this version do that while they run`)
  await announce(deps, migration, contracting_at)
  await failpoint('migration-contract-begun')
  if (!dropping_at) await moveRest(deps, migration)
  await drop(deps, migration)
}

/** Older copies are looked for before and after they are told: one that starts in between is seen, or sees it and is not ready. */
async function announce({ clock, states, runningVersions }: ContractDeps, migration: Migration, since?: Date) {
  if (!since) refuseOlder(migration, await runningVersions.all())
  const at = since ?? clock.now()
  await states.set(migration.number, { contracting_at: at })
  try {
    const before = (await runningVersions.all()).filter(({ started_at }) => started_at < at)
    refuseOlder(migration, before)
  } catch (error) {
    await states.stopContract(migration.number)
    throw error
  }
}

/** What the version before wrote since the move went by. */
async function moveRest({ db, states }: ContractDeps, { number, move }: Migration): Promise<void> {
  if (!move) return
  const isOver = () => states.isDropping(number)
  let after: unknown
  for (;;) {
    const batch = await moveBatch(db, move, { after, isOver })
    if (!batch) break
    after = batch.after
  }
  const left = await countUnmoved(db, move)
  if (left > 0) throw new Error(`migration ${number} left ${left} documents of ${move.collection} as they were`)
}

async function drop({ db, clock, states }: ContractDeps, { number, contract }: Migration): Promise<void> {
  await states.set(number, { dropping_at: clock.now() })
  while (contract && (await dropFieldsOfBatch(db, contract)) > 0) await failpoint('migration-batch-dropped')
  const there = contract?.dropsIndexes ? await db.collection(contract.collection).indexes().catch(noCollection) : []
  const dropped = there.flatMap(({ name = '' }) => (contract?.dropsIndexes?.includes(name) ? [name] : []))
  if (contract && dropped.length > 0) {
    // A later version may ask for one of them again, and must not take it for built.
    await forgetBuiltIndexes(db, contract.collection)
    for (const name of dropped) await db.collection(contract.collection).dropIndex(name)
  }
  await failpoint('migration-dropped')
  await states.set(number, { contracted_at: clock.now() })
}

function nameOf({ number, title }: Migration): string {
  return `migration ${number} (${title})`
}

function refuseOlder(migration: Migration, running: readonly RunningVersion[]): void {
  const older = running.filter(({ level }) => level < migration.number)
  if (older.length === 0) return
  const named = older.map(({ version, level, process }) => `version ${version} of level ${level} (${process})`)
  throw new Error(`the contract of ${nameOf(migration)} waits while an older version runs: ${named.join(', ')}`)
}

function noCollection(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === 26) return []
  throw error
}
