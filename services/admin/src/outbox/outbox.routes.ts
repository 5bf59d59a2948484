import {
  type OutboxService,
  outboxListFile,
  outboxServices,
  retryOutboxEndpoint,
  staffOutboxEndpoint,
} from '@shop/contracts/staff/orders/staff-outbox'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import { handleWrite } from '../audit/record-write.ts'
import type { ServiceReports } from '../clients/service-reports.ts'
import { addListFileRoutes, type FileDeps } from '../list-files/list-file.routes.ts'
import { outboxList } from './outbox-list.ts'

/** Emails and messages of all services that are not delivered yet. */
export function outboxRoutes(
  guards: Guards,
  reports: Pick<ServiceReports, 'outbox' | 'outboxPage' | 'retry'>,
  deps: FileDeps,
): Routes {
  const routes = createRoutes(guards)

  async function of(service: OutboxService) {
    const { entries, dead, waiting } = await reports.outbox(service)
    return { entries: entries.map(entry => ({ ...entry, service })), dead, waiting }
  }

  handle(routes, staffOutboxEndpoint, async () => {
    const all = await Promise.all(outboxServices.map(of))
    const entries = all.flatMap(({ entries }) => entries)
    return {
      entries: [...entries.filter(({ state }) => state === 'dead'), ...entries.filter(({ state }) => state !== 'dead')],
      dead: all.reduce((sum, { dead }) => sum + dead, 0),
      waiting: all.reduce((sum, { waiting }) => sum + waiting, 0),
    }
  })

  addListFileRoutes(routes, outboxListFile, outboxList(reports), deps)

  handleWrite(routes, deps.audit, retryOutboxEndpoint, async ({ params: { id }, body: { service } }) => {
    await reports.retry(service, id)
    return { answer: {}, change: { action: 'outbox_retry', subject: id } }
  })
  return routes
}
