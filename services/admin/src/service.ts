import type { Owner } from '@shop/contracts/endpoint'
import { createApp } from '@shop/service-kit/app/create-app'
import type { Metrics } from '@shop/service-kit/app/metrics'
import type { Wait } from '@shop/service-kit/auth/guess-delay'
import { createLimits } from '@shop/service-kit/auth/limits'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import { createInternalClient, type InternalClient } from '@shop/service-kit/between-services/internal-client'
import { createListFiles } from '@shop/service-kit/list-files/list-files.repository'
import type { Log } from '@shop/service-kit/log/log'
import { createMailDetails } from '@shop/service-kit/mail/shop-details'
import type { SmtpAccount } from '@shop/service-kit/mail/smtp-sender'
import type { Clock } from '@shop/service-kit/process/clock'
import { createJobs, type Jobs, joinJobs } from '@shop/service-kit/process/jobs'
import type { Service } from '@shop/service-kit/service/service'
import { answersPing } from '@shop/service-kit/storage/mongo'
import type { Db } from 'mongodb'
import { auditRoutes } from './audit/audit.routes.ts'
import { createAuditLog } from './audit/audit-log.ts'
import { auditFileRoutes } from './audit-file/audit-file.routes.ts'
import { createClientErrors } from './client-errors/client-errors.repository.ts'
import { createServiceReports } from './clients/service-reports.ts'
import { firstStepRoutes } from './first-steps/first-step.routes.ts'
import { forwardRoutes } from './forward/forward.routes.ts'
import { showBackups } from './health/backup-metrics.ts'
import { healthRoutes } from './health/health.routes.ts'
import { migrations } from './migrations/migrations.ts'
import { outboxRoutes } from './outbox/outbox.routes.ts'
import { openStaff } from './people/open-staff.ts'
import { createPreferences } from './preferences/preferences.repository.ts'
import { addForgetWrittenCalls } from './privacy/forget-written.calls.ts'
import { completeBulks } from './products/bulk-ends.ts'
import { historyRoutes } from './products/product-history.ts'
import { createRunningContracts } from './release-store/running-contracts.ts'
import { openReleases, type ReleasesPlaces } from './releases/open-releases.ts'
import type { NewStaff } from './staff/create-staff.ts'
import type { FirstStaff, Operator } from './staff/first-staff.ts'
import type { Staff } from './staff/staff.ts'

export type AdminDeps = {
  db: Db
  /** This database over connections that only limits take; unset: `db`. */
  limitsDb?: Db
  clock: Clock
  log: Log
  /** Calls of staff are decided by the other services, and each reports its state. */
  ask: Readonly<Record<Owner, InternalClient>>
  operator: Operator
  releases: ReleasesPlaces
  publicOrigin: string | null
  trustedProxies: number
  limitsFactor: number
  /** Unset: emails stay in the shop, for developers to look at. */
  mail?: SmtpAccount | null
  /** Where browsers find the shop while no address is configured. */
  origin?: () => string
  /** The timer of what is slowed down. */
  wait?: Wait
  metrics?: Metrics
}

export type AdminService = Service & {
  jobs: Jobs
  /** Set once, when this start made the first account: the caller shows it, and it is kept nowhere. */
  firstStaff: FirstStaff | null
  createStaff(wanted: NewStaff): Promise<Staff | null>
}

export async function createAdminService(deps: AdminDeps): Promise<AdminService> {
  const { db, clock, log, ask, publicOrigin, trustedProxies, limitsFactor, metrics } = deps
  const limits = await createLimits({ db: deps.limitsDb ?? db, clock, factor: limitsFactor })
  const audit = await createAuditLog(db, clock)
  const internal = createInternalCalls()
  const listFiles = createListFiles(db)
  await listFiles.createIndexes()
  const staff = await openStaff({
    ...deps,
    limits,
    audit,
    listFiles,
    internal,
    mailDetails: createMailDetails(ask.catalog),
  })
  const { guards, firstStaff } = staff
  const all = { ...ask, admin: createInternalClient({ calls: internal }) }
  const runningContracts = createRunningContracts(all)
  const releases = await openReleases(
    { db, clock, log, limits, audit, guards, runningContracts, listFiles, metrics },
    deps.releases,
  )
  if (metrics) showBackups(metrics, db)
  const errors = await createClientErrors(db)
  addForgetWrittenCalls(internal, { audit, preferences: createPreferences(db), errors, listFiles })
  const bulkEnds = { name: 'bulk-ends', everySeconds: 20, run: () => completeBulks(ask.catalog, audit, clock) }
  const products = createJobs({ db, clock, log, jobs: [bulkEnds] })
  const jobs = joinJobs([staff.jobs, releases.jobs, products])
  const reports = createServiceReports(all, log)
  const routes = [
    ...staff.routes,
    auditRoutes(guards, audit),
    auditFileRoutes(guards, { audit, listFiles, clock }),
    forwardRoutes(guards, { ask, audit }),
    historyRoutes(guards, { audit, listFiles, clock }, ask['cart-checkout']),
    firstStepRoutes(guards, { reports, people: staff.people }),
    healthRoutes(guards, { db, reports, partsOfDay: releases.partsOfDay, clock }),
    outboxRoutes(guards, reports, { audit, listFiles, clock }),
    ...releases.routes,
  ]
  return {
    name: 'admin',
    app: createApp({ name: 'admin', log, routes, publicOrigin, trustedProxies, ...(metrics && { metrics }) }),
    routes,
    internal,
    migrations,
    jobs,
    ready: answersPing(db),
    startJobs: jobs.start,
    async close() {
      await Promise.all([releases.jobs.stop(), products.stop()])
      await staff.close()
    },
    firstStaff,
    createStaff: staff.createStaff,
  }
}
