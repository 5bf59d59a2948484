import { internalStockAlertFactsEndpoint, type StockAlertEmail } from '@shop/contracts/catalog/stock-alert-emails'
import { aClock } from '@shop/testing/a-clock'
import { createBrowser } from '@shop/testing/browser'
import { startApi } from './start-api.ts'

export const wanted = { article: 'DR-1042-BUR-R', size: '38 (M)' }
export const PATH = '/api/back-in-stock'

/** The catalogue with one sold-out size, and what customers and the account service do with it. */
export async function startLine() {
  const clock = aClock()
  const api = await startApi({ clock })
  const browser = createBrowser(api.origin)
  const { account, internal, service, db } = api
  const stock = db.collection('stock')
  const setAvailable = (available: number) => stock.updateOne(wanted, { $set: { available } })
  await setAvailable(0)

  async function emails(kind?: StockAlertEmail) {
    await service.runJob('stock-alert-emails')
    return account.emails.filter(({ email }) => !kind || email === kind)
  }
  const factsOf = async ({ alert, email }: { alert: string; email: StockAlertEmail }) =>
    (await internal.call(internalStockAlertFactsEndpoint, { alert, email })).facts

  const ask = (email: unknown, about: object = {}, headers: Record<string, string> = {}) =>
    browser.post(PATH, { ...wanted, email, ...about }, headers)

  /** The token that the newest email to the mailbox brought. */
  async function tokenFor(mailbox: string, of: 'confirm_token' | 'stop_token' = 'confirm_token'): Promise<string> {
    const email = (await emails()).findLast(email => email.mailbox === mailbox)
    return (email && (await factsOf(email))?.[of]) ?? ''
  }
  const confirm = (token: string) => browser.post(`${PATH}/confirm?token=${token}`, {})

  return {
    ...api,
    browser,
    ask,
    emails,
    factsOf,
    tokenFor,
    confirm,
    setAvailable,
    /** In the line, one after the other. */
    async queue(...mailboxes: string[]) {
      for (const mailbox of mailboxes) {
        await ask(mailbox)
        await confirm(await tokenFor(mailbox))
        clock.wait(1)
      }
    },
    wait: clock.wait,
    inform: () => service.runJob('stock-alerts'),
    /** Who was informed so far, in that order. */
    findInformed: async () => (await emails('back')).map(({ mailbox }) => mailbox),
    alerts: () => db.collection('stock_alerts').find().sort({ asked_at: 1 }).toArray(),
  }
}
