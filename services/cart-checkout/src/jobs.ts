import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Job } from '@shop/service-kit/process/jobs'
import type { AccountingConfig } from './accounting/accounting-config.ts'
import { writeOrderFiles } from './accounting/order-files.ts'
import { sendFigures } from './customer-figures/count-figures.ts'
import { finishFiles } from './exchange/process-file.ts'
import { reportFailures } from './exchange/report-failures.ts'
import { pollTracking } from './fulfilment/poll-tracking.ts'
import { assignArrivals, watchOrders } from './fulfilment/run-watch.ts'
import { givePictures } from './goods-exchange/give-pictures.ts'
import { finishGoods } from './goods-exchange/process-goods.ts'
import { retryGoods } from './goods-exchange/retry-goods.ts'
import { finishUnfinished } from './order/run-tasks.ts'
import { countOrders } from './order-counts/count-orders.ts'
import { renewSearchTerms } from './order-effects/renew-search-terms.ts'
import { expireOverdue, expireThirdPartyOrders } from './payments/expire-overdue.ts'
import { continueChecks } from './payments-desk/check-payments.ts'
import { forgetPersons } from './privacy/forget-customer.ts'
import { countSales } from './sales/count-sales.ts'
import { type LiveSettings, LOOK_EVERY_SECONDS } from './settings-snapshot/live-settings.ts'

type Tracking = Omit<Parameters<typeof pollTracking>[0], 'track'>
type JobContext = Parameters<typeof finishUnfinished>[0] &
  Parameters<typeof sendFigures>[0] &
  Parameters<typeof expireOverdue>[0] &
  Parameters<typeof expireThirdPartyOrders>[0] &
  Parameters<typeof watchOrders>[0] &
  Parameters<typeof renewSearchTerms>[0] &
  Parameters<typeof countSales>[0] &
  Parameters<typeof countOrders>[0] &
  Parameters<typeof assignArrivals>[0] &
  Parameters<typeof finishFiles>[0] &
  Parameters<typeof continueChecks>[0] &
  Parameters<typeof finishGoods>[0] &
  Parameters<typeof retryGoods>[0] &
  Parameters<typeof givePictures>[0] &
  Omit<Parameters<typeof reportFailures>[0], 'admin'> &
  Parameters<typeof writeOrderFiles>[0] &
  Omit<Parameters<typeof forgetPersons>[0], 'admin'> &
  Tracking & { accounting: AccountingConfig; liveSettings: Pick<LiveSettings, 'keepFresh'> }

type Own = {
  sendEmails(): Promise<void>
  refreshDirectory(): Promise<void>
  pollPayments(): Promise<void>
  /** Null: no carrier is set up that could be asked. */
  track: Parameters<typeof pollTracking>[0]['track'] | null
  /** Who knows which staff want to read of what happened. */
  admin: InternalClient
}

/** What this service does by the clock, one process at a time. */
export function jobsOf(context: JobContext, { sendEmails, refreshDirectory, pollPayments, track, admin }: Own): Job[] {
  return [
    { name: 'settings', everySeconds: LOOK_EVERY_SECONDS, inEachProcess: true, run: context.liveSettings.keepFresh },
    // Another process soon takes up what a dead one leaves: emails and orders have their own leases, so two may work at once.
    { name: 'send-letters', everySeconds: 5, leaseSeconds: 8, run: sendEmails },
    { name: 'finish-orders', everySeconds: 5, leaseSeconds: 8, run: () => finishUnfinished(context) },
    { name: 'send-figures', everySeconds: 3, leaseSeconds: 30, run: () => sendFigures(context) },
    { name: 'expire-orders', everySeconds: 20, leaseSeconds: 120, run: () => expireOverdue(context) },
    { name: 'expire-third-party-orders', everySeconds: 60, run: () => expireThirdPartyOrders(context) },
    { name: 'watch-orders', everySeconds: 15, leaseSeconds: 120, run: () => watchOrders(context) },
    { name: 'renew-search-terms', everySeconds: 30, leaseSeconds: 120, run: () => renewSearchTerms(context) },
    { name: 'count-sales', everySeconds: 3, leaseSeconds: 60, run: () => countSales(context) },
    { name: 'count-orders', everySeconds: 3, leaseSeconds: 60, run: () => countOrders(context) },
    { name: 'assign-arrivals', everySeconds: 30, leaseSeconds: 120, run: () => assignArrivals(context) },
    // Checks every few minutes whether a day has passed, or a failed try is due again.
    { name: 'refresh-directory', everySeconds: 120, leaseSeconds: 300, run: refreshDirectory },
    ...(track
      ? [{ name: 'ask-carrier', everySeconds: 900, leaseSeconds: 300, run: () => pollTracking({ ...context, track }) }]
      : []),
    { name: 'check-payments', everySeconds: 20, leaseSeconds: 120, run: () => continueChecks(context) },
    { name: 'finish-1c-files', everySeconds: 20, leaseSeconds: 60, isProlonged: true, run: () => finishFiles(context) },
    { name: 'finish-1c-goods', everySeconds: 20, leaseSeconds: 60, isProlonged: true, run: () => finishGoods(context) },
    { name: 'retry-1c-goods', everySeconds: 10, leaseSeconds: 60, isProlonged: true, run: () => retryGoods(context) },
    {
      name: 'give-1c-pictures',
      everySeconds: 10,
      leaseSeconds: 60,
      isProlonged: true,
      run: () => givePictures(context),
    },
    { name: 'report-1c-failures', everySeconds: 60, run: () => reportFailures({ ...context, admin }) },
    ...(context.accounting.folder
      ? [{ name: 'write-1c-files', everySeconds: 10, run: () => writeOrderFiles(context) }]
      : []),
    { name: 'forget-persons', everySeconds: 3600, leaseSeconds: 300, run: () => forgetPersons({ ...context, admin }) },
    // Customers who came back from the bank wait for it in seconds; each order is asked about by its own schedule.
    { name: 'ask-bank', everySeconds: 2, leaseSeconds: 30, run: pollPayments },
  ]
}
