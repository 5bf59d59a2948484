import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { WORKING_TREE } from '@shop/contracts/released-services'
import type { Db } from 'mongodb'
import type { Log } from '../log/log.ts'
import { createMigrations } from '../migrations/run-migrations.ts'
import type { Clock } from '../process/clock.ts'
import { createJobs, type Job } from '../process/jobs.ts'
import type { Service } from './service.ts'

type WithMigrationsDeps = { db: Db; clock: Clock; log: Log; version?: string }

type Work = { level: number; note: () => Promise<void>; migrate: () => Promise<void> }

function jobsOf({ level, note, migrate }: Work): Job[] {
  return [
    { name: 'note-version', everySeconds: 15, inEachProcess: true, run: note },
    // Another copy soon goes on with what a dead one leaves. Each level has a lease of its own: copies of the version before, which
    // know nothing of the rest, would have the only one for most of the time.
    { name: `migrate to ${level}`, everySeconds: 5, leaseSeconds: 10, isProlonged: true, run: migrate },
  ]
}

/**
 * The service as a copy that runs: it notes itself, takes part in its migrations, and is ready when its documents are. Its jobs begin
 * then. `prepare` waits for it too, and fails when this copy could not expand.
 */
export function withMigrations<Made extends Service>(service: Made, deps: WithMigrationsDeps): Made {
  const { db, clock, log, version = WORKING_TREE } = deps
  const migrations = createMigrations({ db, clock, migrations: service.migrations ?? [] })
  const { runningVersions, level } = migrations
  const started_at = clock.now()
  const copy = { _id: randomUUID(), version, level, process: `process ${process.pid} on ${hostname()}`, started_at }
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => {})
  let [isNoted, isStopping, isToldBehind] = [false, false, false]

  async function note(): Promise<void> {
    if (!isNoted) await runningVersions.createIndexes()
    await runningVersions.note(copy)
    isNoted = true
  }
  async function migrate(): Promise<void> {
    await migrations.expand().catch(error => {
      failure.reject(error)
      throw error
    })
    await migrations.move(() => isStopping)
  }
  async function isReady(): Promise<boolean> {
    if (!isNoted && !isStopping) await note()
    const standing = await migrations.findStanding()
    if (standing === 'behind' && !isToldBehind)
      log.error({ version, level }, 'a later version has taken away what this one reads')
    isToldBehind = standing === 'behind'
    return standing === 'ready'
  }
  async function waitUntilReady(): Promise<void> {
    while (!isStopping && !(await isReady().catch(() => false))) await pause(50)
  }
  const jobs = createJobs({ db, clock, log, jobs: jobsOf({ level, note, migrate }) })
  let beginning: Promise<void> | undefined
  function begin(): Promise<void> {
    if (!beginning) jobs.start()
    beginning ??= waitUntilReady()
    return beginning
  }
  return {
    ...service,
    ready: async () => (await service.ready()) && (await isReady()),
    startJobs() {
      begin().then(() => isStopping || service.startJobs?.())
    },
    async prepare() {
      await Promise.race([begin(), failure.promise])
      if (!isStopping) await service.prepare?.()
    },
    async close() {
      isStopping = true
      await service.close()
      await jobs.stop()
      await runningVersions.forget(copy._id)
    },
  }
}
