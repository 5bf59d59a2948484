import type { Db } from 'mongodb'
import type { Clock } from '../process/clock.ts'
import { failpoint } from '../process/failpoints.ts'
import { levelOf, type Migration } from './migration.ts'
import { createMigrationStates } from './migration-states.repository.ts'
import { countUnmoved, dropFieldsOfBatch, moveBatch } from './move-documents.ts'
import { createRunningVersions, type RunningVersion } from './running-versions.repository.ts'

type MigrationsDeps = { db: Db; clock: Clock; migrations: readonly Migration[] }
export type Migrations = ReturnType<typeof createMigrations>

/**
 * The steps of a service's migrations. Each may be killed at any point and run again, also by several processes at once; a lease only
 * spares the work.
 */
export function createMigrations({ db, clock, migrations }: MigrationsDeps) {
  const level = levelOf(migrations)
  const states = createMigrationStates(db)
  const runningVersions = createRunningVersions(db, clock)

  const isDropping = (number: number) => async () => (await states.find(number)).dropping_at !== undefined

  /** Goes on behind the last batch that is kept; unless all are, when `isStopping` says so. */
  async function moveAll({ number, move }: Migration, isStopping: () => boolean): Promise<void> {
    let { after, moved = 0 } = await states.find(number)
    for (;;) {
      const batch = move && (await moveBatch(db, move, { after, isOver: isDropping(number) }))
      if (!batch) return void (await states.set(number, { moved_at: clock.now(), moved }))
      await failpoint('migration-batch-written')
      after = batch.after
      moved += batch.moved
      await states.set(number, { after, moved })
      if (isStopping()) return
    }
  }

  /** What the version before wrote since the move went by. */
  async function moveRest({ number, move }: Migration): Promise<void> {
    if (!move) return
    let after: unknown
    for (;;) {
      const batch = await moveBatch(db, move, { after, isOver: isDropping(number) })
      if (!batch) break
      after = batch.after
    }
    const left = await countUnmoved(db, move)
    if (left > 0) throw new Error(`migration ${number} left ${left} documents of ${move.collection} as they were`)
  }

  /** Older copies are looked for before and after they are told: one that starts in between is seen, or sees it and is not ready. */
  async function begin(migration: Migration, contracting_at?: Date): Promise<void> {
    if (!contracting_at) refuseOlder(migration, await runningVersions.all())
    const at = contracting_at ?? clock.now()
    await states.set(migration.number, { contracting_at: at })
    try {
      const there = await runningVersions.all()
      refuseOlder(
        migration,
        there.filter(({ started_at }) => started_at < at),
      )
    } catch (error) {
      await states.stopContract(migration.number)
      throw error
    }
  }

  async function drop({ number, contract }: Migration): Promise<void> {
    await states.set(number, { dropping_at: clock.now() })
    while (contract && (await dropFieldsOfBatch(db, contract)) > 0) await failpoint('migration-batch-dropped')
    const there = contract?.dropsIndexes ? await db.collection(contract.collection).indexes().catch(noCollection) : []
    for (const { name = '' } of there)
      if (contract?.dropsIndexes?.includes(name)) await db.collection(contract.collection).dropIndex(name)
    await failpoint('migration-dropped')
    await states.set(number, { contracted_at: clock.now() })
  }

  return {
    level,
    states,
    runningVersions,

    /** Whether this version may answer: all that it needs is there, and nothing that it reads was taken away by a later one. */
    async isReady(): Promise<boolean> {
      const all = await states.all()
      const expanded = new Set(all.flatMap(({ _id, expanded_at }) => (expanded_at ? [_id] : [])))
      const isBehind = all.some(({ _id, contracting_at }) => contracting_at && _id > level)
      return !isBehind && migrations.every(({ number }) => expanded.has(number))
    },

    async expand(): Promise<void> {
      for (const migration of migrations) {
        if ((await states.find(migration.number)).expanded_at) continue
        await migration.expand?.(db)
        await failpoint('migration-expanded')
        await states.set(migration.number, { expanded_at: clock.now() })
      }
    },

    /** In batches, with what is done kept after each; ends early when `isStopping` says so. */
    async move(isStopping: () => boolean = () => false): Promise<void> {
      for (const migration of migrations)
        if (!isStopping() && !(await states.find(migration.number)).moved_at) await moveAll(migration, isStopping)
    },

    /**
     * Takes away what only older versions read, of all migrations in their order.
     * @throws Error that names the copy of an older version that runs, or the migration whose move is not done.
     */
    async contract(): Promise<void> {
      for (const migration of migrations) {
        const { moved_at, contracting_at, dropping_at, contracted_at } = await states.find(migration.number)
        if (contracted_at) continue
        if (!moved_at) throw new Error(`${nameOf(migration)} is not moved yet`)
        await begin(migration, contracting_at)
        await failpoint('migration-contract-begun')
        if (!dropping_at) await moveRest(migration)
        await drop(migration)
      }
    },
  }
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
