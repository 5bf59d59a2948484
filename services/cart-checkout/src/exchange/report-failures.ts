import { internalNotifyStaffEndpoint, MOST_NAMED, type StaffEvent } from '@shop/contracts/staff/people/notify-staff'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Exchange } from './exchange.ts'
import type { ExchangeLog } from './exchange-log.repository.ts'

type ReportDeps = {
  exchangeLog: Pick<ExchangeLog, 'findDueFailures' | 'hasFailedBefore' | 'recordReported'>
  admin: InternalClient
  clock: Clock
}
type Failed = Extract<StaffEvent, { kind: 'exchange_failed' }>

const AT_ONCE = 20
const ORDER_NUMBER = /^\d{2}-\d{6}$/

/**
 * The job: reports to the admin service the first exchange that failed after one that went well; the others of a series are no news
 * (docs/rules.md, "Emails"). Reported twice under one id, it reaches nobody twice.
 */
export async function reportFailures({ exchangeLog, admin, clock }: ReportDeps): Promise<void> {
  for (const exchange of await exchangeLog.findDueFailures(clock.now(), AT_ONCE)) {
    const isNews = !(await exchangeLog.hasFailedBefore(exchange))
    if (isNews)
      await admin.call(internalNotifyStaffEndpoint, { id: `exchange_failed ${exchange._id}`, event: eventOf(exchange) })
    await exchangeLog.recordReported(exchange)
  }
}

/** Orders that the shop knows the number of; whatever else 1C wrote in its place stays in the log. */
function eventOf({ refused, is_unreadable = false }: Exchange): Failed {
  const orders = [...new Set(refused.map(({ order }) => order))]
  const named = orders.filter(order => ORDER_NUMBER.test(order)).slice(0, MOST_NAMED)
  return { kind: 'exchange_failed', orders: named, more: orders.length - named.length, is_unreadable }
}
