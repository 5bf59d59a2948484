import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Db } from 'mongodb'
import { type FactsDeps, handOverEmails } from './alert-emails.ts'
import { createAnnouncementsRepository } from './announcements.repository.ts'
import { backInStockRoutes } from './back-in-stock.routes.ts'
import { informLine } from './inform-line.ts'
import { addStockAlertCalls } from './stock-alerts.calls.ts'
import { createStockAlertsRepository, type StockAlertsRepository } from './stock-alerts.repository.ts'

type Deps = Omit<FactsDeps, 'stockAlerts' | 'announcements'> & { db: Db }

/** Customers who wait for a size that is sold out. */
export function openBackInStock(deps: Deps): ServiceModule & { stockAlerts: StockAlertsRepository } {
  const stockAlerts = createStockAlertsRepository(deps.db)
  const announcements = createAnnouncementsRepository(deps.db)
  const own = { ...deps, stockAlerts, announcements }
  return {
    stockAlerts,
    createIndexes: () => Promise.all([stockAlerts.createIndexes(), announcements.createIndexes()]),
    routes: [backInStockRoutes(own)],
    addCalls: internal => addStockAlertCalls(internal, own),
    // Two at once do no harm, and nobody waits for one that died.
    jobs: [
      { name: 'stock-alerts', everySeconds: 10, leaseSeconds: 20, run: () => informLine(own) },
      { name: 'stock-alert-emails', everySeconds: 3, leaseSeconds: 20, run: () => handOverEmails(own) },
    ],
  }
}
