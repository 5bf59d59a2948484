import { randomUUID } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import type { Locale } from '@shop/contracts/texts/text'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { ClientRule, Limits } from '@shop/service-kit/auth/limits'
import { readToken } from '@shop/service-kit/auth/signed-token'
import { invalid } from '@shop/service-kit/calls/fields'
import type { Clock } from '@shop/service-kit/process/clock'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import type { Account } from '../clients/account.ts'
import type { StockRepository } from '../stock/stock.repository.ts'
import { isConfirmable, mayResend, type StockAlert, type StockAlertLink } from './stock-alert.ts'
import type { StockAlertsRepository } from './stock-alerts.repository.ts'

export type StockAlertDeps = {
  stockAlerts: StockAlertsRepository
  articles: Pick<ArticlesRepository, 'findShown' | 'shownAmong'>
  stock: Pick<StockRepository, 'ofSizes'>
  account: Account
  limits: Limits
  clock: Clock
  /** What the links of emails are signed with. */
  alertSecret: string
}
type Wanted = { article: string; size: string; email: string; locale: Locale }
type Visitor = { session: string | null; client: ClientKey }

const fromHere: ClientRule = { counts: 'client', name: 'back-in-stock', max: 10, seconds: 3600, onStoreDown: 'allow' }

/**
 * Notes that a mailbox wants to hear when the size is back (docs/rules.md, "Back in stock"). True when it is in the line at
 * once, because the mailbox is known to be the signed-in customer's. Everybody else gets the same answer, whatever the shop
 * knows of the mailbox.
 * @throws ShopError not_found for what shoppers cannot see, validation for a size that can be bought now.
 */
export async function askForAlert(
  deps: StockAlertDeps,
  wanted: Wanted,
  { session, client }: Visitor,
): Promise<boolean> {
  const { stockAlerts, limits, account, clock } = deps
  await limits.take(fromHere, client)
  await checkIsSoldOut(deps, wanted)
  const email = wanted.email.toLowerCase()
  const asked = { ...wanted, email, id: randomUUID() }
  const now = clock.now()
  const isProved = (await account.provedEmail(session))?.toLowerCase() === email
  if (isProved) await stockAlerts.addProved(asked, now)
  else await stockAlerts.ask(asked, now, mayResend(now))
  return isProved
}

/**
 * Opened again, the link does no more and no less.
 * @throws ShopError link_expired for a token that is not ours, too old, or of somebody who has stopped meanwhile.
 */
export async function confirmAlert(deps: StockAlertDeps, token: string): Promise<Pick<StockAlert, 'article' | 'size'>> {
  const { stockAlerts, clock } = deps
  const alert = await stockAlerts.byId(idIn(deps, 'confirm', token))
  const now = clock.now()
  if (!alert || !isConfirmable(alert, now)) throw new ShopError('link_expired')
  await stockAlerts.confirm(alert.id, now)
  return { article: alert.article, size: alert.size }
}

/**
 * Works for ever and any number of times: nobody who wants no more emails may be refused because the link is old.
 * @throws ShopError link_expired for a token that is not ours.
 */
export async function stopAlert(deps: StockAlertDeps, token: string): Promise<void> {
  await deps.stockAlerts.remove(idIn(deps, 'stop', token))
}

async function checkIsSoldOut({ articles, stock }: StockAlertDeps, { article, size }: Wanted): Promise<void> {
  const shown = await articles.findShown(article)
  if (!shown?.sizes.some(({ name }) => name === size)) throw new ShopError('not_found')
  const [item] = await stock.ofSizes([{ article, size }])
  if (item && item.available > 0) throw invalid('size', 'in_stock')
}

function idIn({ alertSecret }: StockAlertDeps, purpose: StockAlertLink, token: string): string {
  const id = readToken(alertSecret, purpose, token)
  if (id === null) throw new ShopError('link_expired')
  return id
}
