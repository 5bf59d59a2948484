import type { StaffRight } from '@shop/contracts/endpoint'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { type HealthCheck, type HealthName, staffHealthEndpoint } from '@shop/contracts/staff/staff-health'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import { createOutbox } from '@shop/service-kit/outbox/outbox.repository'
import { outboxChecks } from '@shop/service-kit/outbox/outbox-checks'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import type { ServiceReports } from '../clients/service-reports.ts'
import { mergeChecks } from './merge-checks.ts'
import { auditCheck, backupCheck, type PartHealth, releasesCheck } from './own-checks.ts'
import { createShopChecks } from './shop-checks.repository.ts'

type HealthDeps = {
  db: Db
  reports: Pick<ServiceReports, 'health'>
  /** What browsers said of the parts of the shop within a day. */
  partsOfDay: () => Promise<PartHealth[]>
  clock: Clock
}

/** Whether the services do their work, for the first page and the page of states. */
export function healthRoutes(guards: Guards, { db, reports, partsOfDay, clock }: HealthDeps): Routes {
  const routes = createRoutes(guards)
  const outbox = createOutbox(db)
  const shopChecks = createShopChecks(db)

  async function ownChecks(rights: readonly StaffRight[]): Promise<HealthCheck[]> {
    const [ofOutbox, audit, backup, parts] = await Promise.all([
      outboxChecks(outbox),
      shopChecks.lastAudit(),
      shopChecks.lastBackup(),
      rights.includes('system') ? partsOfDay() : null,
    ])
    const now = clock.now()
    return [...ofOutbox, auditCheck(audit, now), backupCheck(backup, now), ...(parts ? [releasesCheck(parts)] : [])]
  }

  function reportOf(service: ServiceName, rights: readonly StaffRight[]): Promise<HealthCheck[] | null> {
    return service === 'admin' ? ownChecks(rights) : reports.health(service)
  }

  handle(routes, staffHealthEndpoint, async ({ staff }) => {
    const { rights } = staff()
    const reported = await Promise.all(
      serviceNames.map(async service => [service, await reportOf(service, rights)] as const),
    )
    const { checks, unknown } = mergeChecks(new Map(reported))
    // Of money those are told who may do something about it.
    const isMeant = (name: HealthName) => name !== 'comparison' || rights.includes('refunds')
    return {
      at: clock.now().toISOString(),
      services: reported.map(([service, checks]) => ({ service, answers: checks !== null })),
      checks: checks.filter(({ name }) => isMeant(name)),
      unknown: unknown.filter(isMeant),
    }
  })
  return routes
}
