import type { Job } from '@shop/service-kit/process/jobs'
import { handOverEmails } from './back-in-stock/alert-emails.ts'
import { informLine } from './back-in-stock/inform-line.ts'
import { reportLowStock } from './low-stock/report-low-stock.ts'
import { finishFollowUps } from './staff-products/follow-up.ts'
import { finishJointChanges } from './staff-products/joint/change-jointly.ts'
import { finishOpeningStock } from './staff-products/opening-stock.ts'

type JobContext = {
  keepFresh(): Promise<void>
  removeUnused(): Promise<void>
  forgetRemoved(): Promise<void>
  importRunner: { run(): Promise<void> }
  bulkRunner: { run(): Promise<void> }
  products: Parameters<typeof finishOpeningStock>[0] &
    Parameters<typeof finishJointChanges>[0] &
    Parameters<typeof finishFollowUps>[0]
  alerting: Parameters<typeof informLine>[0] &
    Parameters<typeof reportLowStock>[0] &
    Parameters<typeof handOverEmails>[0]
}

/** What the catalogue does without being asked. */
export function jobsOf({ products, alerting, ...own }: JobContext): Job[] {
  return [
    // So that the first visitor after a quiet hour sees the counts of now, not those of the last visit.
    { name: 'catalogue', everySeconds: 0.5, inEachProcess: true, run: own.keepFresh },
    { name: 'unused-pictures', everySeconds: 6 * 3600, run: own.removeUnused },
    { name: 'removed-pictures', everySeconds: 600, inEachProcess: true, run: own.forgetRemoved },
    // For imports that a dead process left behind: the others begin at once when they are asked for.
    { name: 'imports', everySeconds: 10, run: own.importRunner.run },
    { name: 'product-bulks', everySeconds: 10, run: own.bulkRunner.run },
    { name: 'opening-stock', everySeconds: 60, run: () => finishOpeningStock(products) },
    { name: 'joint-changes', everySeconds: 5, run: () => finishJointChanges(products) },
    { name: 'product-follow-ups', everySeconds: 5, run: () => finishFollowUps(products) },
    // Two at once do no harm, and nobody waits for one that died.
    { name: 'stock-alerts', everySeconds: 10, leaseSeconds: 20, run: () => informLine(alerting) },
    { name: 'low-stock', everySeconds: 60, leaseSeconds: 30, run: () => reportLowStock(alerting) },
    { name: 'stock-alert-emails', everySeconds: 3, leaseSeconds: 20, run: () => handOverEmails(alerting) },
  ]
}
