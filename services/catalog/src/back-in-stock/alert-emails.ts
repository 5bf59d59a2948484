import type { internalStockAlertFactsEndpoint, StockAlertEmail } from '@shop/contracts/catalog/stock-alert-emails'
import type { ResultOf } from '@shop/contracts/endpoint'
import { signedToken } from '@shop/service-kit/auth/signed-token'
import { failpoint } from '@shop/service-kit/process/failpoints'
import type { ProductContext } from '../articles/product-view.ts'
import type { AnnouncementsRepository } from './announcements.repository.ts'
import type { StockAlertDeps } from './ask-for-alert.ts'
import type { StockAlert } from './stock-alert.ts'

type EmailFacts = ResultOf<typeof internalStockAlertFactsEndpoint>['facts']

export type FactsDeps = StockAlertDeps & {
  announcements: AnnouncementsRepository
  /** What colours are called now. */
  context: () => Promise<Pick<ProductContext, 'colors'>>
}

const AT_ONCE = 50

/**
 * Gives the emails that are due to the account service, which knows them by alert and moment: given twice, because the process died
 * between the two steps, it sends one.
 */
export async function handOverEmails({ stockAlerts, account }: StockAlertDeps): Promise<void> {
  for (;;) {
    const alerts = await stockAlerts.withDueEmail(AT_ONCE)
    for (const { id: alert, email: mailbox, due } of alerts) {
      if (!due) continue
      await account.sendStockAlert({ alert, email: due.email, due_at: due.at.toISOString(), mailbox })
      await failpoint('alert-handed-over')
      await stockAlerts.recordHandedOver(alert, due.at)
    }
    if (alerts.length < AT_ONCE) return
  }
}

/**
 * What the email says, asked as it goes out. Null when the alert was confirmed or stopped meanwhile; when the items are gone again,
 * the alert is put back into the line, too.
 */
export async function alertFacts(deps: FactsDeps, id: string, email: StockAlertEmail): Promise<EmailFacts> {
  const alert = await deps.stockAlerts.byId(id)
  if (alert?.state !== (email === 'confirm' ? 'asked' : 'informed')) return null
  const shown = await deps.articles.findShown(alert.article)
  if (email === 'back' && !(shown && (await isThere(deps, alert)))) {
    await deps.stockAlerts.putBack(id, deps.clock.now())
    if (shown) await forgetAnnounced(deps, alert)
    return null
  }
  if (!shown) return null
  const { colors } = await deps.context()
  return {
    to: alert.email,
    locale: alert.locale,
    article: alert.article,
    title: shown.title,
    color: colors.get(shown.color)?.title,
    size: alert.size,
    confirm_token: signedToken(deps.alertSecret, 'confirm', id),
    stop_token: signedToken(deps.alertSecret, 'stop', id),
  }
}

/** The shelf is empty: what comes next is announced from the beginning. Another process that changes it meanwhile sees so itself. */
async function forgetAnnounced({ announcements }: FactsDeps, size: StockAlert): Promise<void> {
  const known = await announcements.of(size)
  if (known.count > 0) await announcements.change(known, { count: 0 })
}

async function isThere({ stock }: StockAlertDeps, { article, size }: StockAlert): Promise<boolean> {
  const [item] = await stock.ofSizes([{ article, size }])
  return item !== undefined && item.available > 0
}
