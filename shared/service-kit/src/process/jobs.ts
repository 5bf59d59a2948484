import { randomUUID } from 'node:crypto'
import type { Db } from 'mongodb'
import { waitAtMost } from '../calls/time-limit.ts'
import type { Log } from '../log/log.ts'
import { expectJob, measureJob } from '../metrics/job-runs.ts'
import { isDuplicateKey } from '../storage/duplicate-key.ts'
import { withRequestId } from '../trace/request-trace.ts'
import { newRequestId } from '../trace/trace-context.ts'
import type { Clock } from './clock.ts'

export type Job = {
  name: string
  everySeconds: number
  /** Longest time one run may take, unless it is prolonged; then another process may take over. */
  leaseSeconds?: number
  /** It may take longer than its lease, and never runs twice at once: the lease is prolonged as long as its process lives. */
  isProlonged?: true
  /** It looks after something that each process has for itself, a folder for one: all run it, without a lease. */
  inEachProcess?: true
  run(): Promise<unknown>
}
export type Jobs = {
  start(): void
  stop(): Promise<void>
  /** Runs one job now, lease or not: for tests and for the start. */
  runNow(name: string): Promise<void>
}

type Lease = { _id: string; holder: string; until: Date }
type JobDeps = { db: Db; clock: Clock; log: Log; jobs: readonly Job[] }

// A carrier or a bank may hang for longer than a process has to end. Whatever a job leaves half done, the next one goes on with.
const LAST_STEP_MS = 2500
/** In seconds. */
const DEFAULT_LEASE = 60

/** Repeats work under a lease in the database, so that two processes of one service share it and a dead one loses it. */
export function createJobs({ db, clock, log, jobs }: JobDeps): Jobs {
  const leases = createLeases({ db, clock, log })
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  const measure = (job: Job, run: Job['run']) => measureJob(job, clock.now, run)

  async function turn(job: Job): Promise<void> {
    try {
      if (job.inEachProcess) return await measure(job, job.run)
      if (!(await leases.take(job))) return
      const started = clock.now()
      await measure(job, job.isProlonged ? () => leases.runProlonged(job) : job.run)
      // The next turn of anybody comes after the period, counted from this start; a little less so that our own timer is not late.
      await leases.holdUntil(job, new Date(started.getTime() + job.everySeconds * 900))
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed, it will be tried again')
    }
  }

  // Each turn has an id of its own: its lines, and those of the services that it asks, are found together.
  function begin(job: Job): void {
    const done = withRequestId(newRequestId(), () => turn(job)).finally(() => running.delete(done))
    running.add(done)
  }

  return {
    start() {
      for (const job of jobs) {
        expectJob(job, clock.now())
        begin(job)
        timers.add(setInterval(begin, job.everySeconds * 1000, job))
      }
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      timers.clear()
      await waitAtMost(Promise.all(running), LAST_STEP_MS)
    },
    async runNow(name) {
      const job = jobs.find(job => job.name === name)
      if (job) await measure(job, job.run)
    },
  }
}

/** Several of them as one. */
export function joinJobs(all: readonly Jobs[]): Jobs {
  return {
    start() {
      for (const jobs of all) jobs.start()
    },
    stop: async () => void (await Promise.all(all.map(jobs => jobs.stop()))),
    runNow: async name => void (await Promise.all(all.map(jobs => jobs.runNow(name)))),
  }
}

/** Whose turn a job is, among all processes of the service. */
export function createLeases({ db, clock, log }: Omit<JobDeps, 'jobs'>) {
  const leases = db.collection<Lease>('job_leases')
  const holder = randomUUID()
  const untilIn = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)

  return {
    /** False while another process has the lease. */
    async take({ name, leaseSeconds = DEFAULT_LEASE }: Job): Promise<boolean> {
      try {
        const filter = { _id: name, until: { $lte: clock.now() } }
        const $set = { holder, until: untilIn(leaseSeconds) }
        return (await leases.updateOne(filter, { $set }, { upsert: true })).acknowledged
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },

    async holdUntil({ name: _id }: Job, until: Date): Promise<void> {
      await leases.updateOne({ _id, holder }, { $set: { until } })
    },

    /** Prolongs the lease as long as the job runs. */
    async runProlonged({ name: _id, leaseSeconds = DEFAULT_LEASE, run }: Job): Promise<void> {
      const prolong = () =>
        leases
          .updateOne({ _id, holder }, { $set: { until: untilIn(leaseSeconds) } })
          .catch((error: unknown) => log.warn({ err: error, job: _id }, 'a lease could not be prolonged'))
      const timer = setInterval(prolong, (leaseSeconds * 1000) / 3)
      try {
        await run()
      } finally {
        clearInterval(timer)
      }
    },
  }
}
