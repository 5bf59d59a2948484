import type { ServiceName } from '@shop/contracts/parts'
import type { Migration } from '@shop/service-kit/migrations/migration'
import type { MigrationState } from '@shop/service-kit/migrations/migration-states.repository'
import { countUnmoved } from '@shop/service-kit/migrations/move-documents'
import { createMigrations } from '@shop/service-kit/migrations/run-migrations'
import type { RunningVersion } from '@shop/service-kit/migrations/running-versions.repository'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'

export type MigrationStatus = {
  migration: Migration
  state: MigrationState
  /** Documents that are not looked at yet; once all were, those that lack a field. */
  remaining: number
}

export type ServiceStatus = {
  service: ServiceName
  level: number
  running: readonly RunningVersion[]
  migrations: readonly MigrationStatus[]
}

type StatusDeps = { db: Db; clock: Clock; service: ServiceName; migrations: readonly Migration[] }

/** How far the migrations of a service have come in its database, and which copies of it run. */
export async function readStatus({ service, ...deps }: StatusDeps): Promise<ServiceStatus> {
  const { level, states, runningVersions } = createMigrations(deps)
  const all = deps.migrations.map(async (migration): Promise<MigrationStatus> => {
    const state = await states.find(migration.number)
    const after = state.moved_at ? undefined : state.after
    return { migration, state, remaining: migration.move ? await countUnmoved(deps.db, migration.move, after) : 0 }
  })
  return { service, level, running: await runningVersions.all(), migrations: await Promise.all(all) }
}

/** Is a copy of this version, or of a later one, at work on documents now? */
export function isMoving({ running, level, migrations }: ServiceStatus): boolean {
  return running.some(copy => copy.level >= level) && migrations.some(({ state }) => !state.moved_at)
}
