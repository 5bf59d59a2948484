import {
  type HealthCheck,
  type HealthService,
  healthServices,
  internalHealth,
  staffHealthEndpoint,
} from '@shop/contracts/staff/staff-health'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { Log } from '@shop/service-kit/log/log'
import { createOutbox } from '@shop/service-kit/outbox/outbox.repository'
import { outboxChecks } from '@shop/service-kit/outbox/outbox-checks'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import { createAuditRecord } from './audit-record.repository.ts'
import { mergedChecks } from './merge-checks.ts'
import { auditCheck, type PartHealth, releasesCheck } from './own-checks.ts'

type HealthDeps = {
  db: Db
  ask: Record<keyof typeof internalHealth, InternalClient>
  /** What browsers said of the parts of the shop within a day. */
  partsOfDay: () => Promise<PartHealth[]>
  clock: Clock
  log: Log
}

/** Staff wait no longer for a service of which they want to know whether it answers. */
const PATIENCE_MS = 4000

/** Whether the services do their work, for the first page and the page of states. */
export function healthRoutes(guards: Guards, deps: HealthDeps): Routes {
  const { db, ask, clock } = deps
  const routes = createRoutes(guards)
  const outbox = createOutbox(db)
  const auditRecord = createAuditRecord(db)

  async function own(seesReleases: boolean): Promise<HealthCheck[]> {
    const [ofOutbox, audit, parts] = await Promise.all([
      outboxChecks(outbox),
      auditRecord.last(),
      seesReleases ? deps.partsOfDay() : null,
    ])
    return [...ofOutbox, auditCheck(audit, clock.now()), ...(parts ? [releasesCheck(parts)] : [])]
  }

  async function saidBy(service: HealthService, seesReleases: boolean): Promise<HealthCheck[] | null> {
    if (service === 'admin') return own(seesReleases)
    const asked = ask[service].call(internalHealth[service], {}).then(({ checks }) => checks)
    return orNull(asked, deps, service)
  }

  handle(routes, staffHealthEndpoint, async ({ staff }) => {
    const seesReleases = staff().rights.includes('system')
    const said = await Promise.all(
      healthServices.map(async service => [service, await saidBy(service, seesReleases)] as const),
    )
    return {
      at: clock.now().toISOString(),
      services: said.map(([service, checks]) => ({ service, answers: checks !== null })),
      ...mergedChecks(new Map(said)),
    }
  })
  return routes
}

/** Null of a service that fails or takes too long; the others are answered all the same. */
async function orNull<Result>(
  answer: Promise<Result>,
  { log }: Pick<HealthDeps, 'log'>,
  service: HealthService,
): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>(resolve => {
    timer = setTimeout(resolve, PATIENCE_MS, null)
  })
  const said = answer.catch(err => {
    log.warn({ err, service }, 'a service does not say how it is')
    return null
  })
  return Promise.race([said, late]).finally(() => clearTimeout(timer))
}
