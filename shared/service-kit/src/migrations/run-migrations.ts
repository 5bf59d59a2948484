import type { Db } from 'mongodb'
import type { Clock } from '../process/clock.ts'
import { failpoint } from '../process/failpoints.ts'
import { contractDocuments } from './contract-documents.ts'
import { levelOf, type Migration } from './migration.ts'
import { createMigrationStates } from './migration-states.repository.ts'
import { moveBatch } from './move-documents.ts'
import { createRunningVersions } from './running-versions.repository.ts'

type MigrationsDeps = { db: Db; clock: Clock; migrations: readonly Migration[] }

/**
 * The steps of a service's migrations. Each may be killed at any point and run again, also by several processes at once; a lease only
 * spares the work.
 */
export function createMigrations({ db, clock, migrations }: MigrationsDeps) {
  const level = levelOf(migrations)
  const states = createMigrationStates(db)
  const runningVersions = createRunningVersions(db, clock)

  /** Goes on behind the last batch that is kept. */
  async function moveAll({ number, move }: Migration, isStopping: () => boolean): Promise<void> {
    let { after, moved = 0 } = await states.find(number)
    const isOver = () => states.isDropping(number)
    while (!isStopping()) {
      const batch = move && (await moveBatch(db, move, { after, isOver }))
      if (!batch) return void (await states.set(number, { moved_at: clock.now(), moved }))
      await failpoint('migration-batch-written')
      after = batch.after
      moved += batch.moved
      await states.set(number, { after, moved })
    }
  }

  return {
    level,
    states,
    runningVersions,

    /** Whether this version may answer: it is `behind` once a contract takes away what it reads, and until all is expanded it waits. */
    async findStanding(): Promise<'ready' | 'expanding' | 'behind'> {
      const all = await states.all()
      const expanded = new Set(all.flatMap(({ _id, expanded_at }) => (expanded_at ? [_id] : [])))
      if (all.some(({ _id, contracting_at }) => contracting_at && _id > level)) return 'behind'
      return migrations.every(({ number }) => expanded.has(number)) ? 'ready' : 'expanding'
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
        if (!(await states.find(migration.number)).moved_at) await moveAll(migration, isStopping)
    },

    /** Of all migrations in their order. */
    async contract(): Promise<void> {
      for (const migration of migrations) await contractDocuments({ db, clock, states, runningVersions }, migration)
    },
  }
}
