import { setTimeout as pause } from 'node:timers/promises'
import { internalStockAlertFactsEndpoint } from '@shop/contracts/catalog/stock-alert-emails'
import type { FailpointName } from '@shop/service-kit/process/failpoints'
import { createBrowser } from '@shop/testing/browser'
import type { Environment } from '../environment.ts'
import type { Scenario } from '../run-scenario.ts'
import { askAs } from '../shape.ts'

/** The line is looked at every ten seconds; who died looking leaves a lease of twenty. */
const PATIENCE_MS = 60_000
/** No buyer of the run takes it. */
const awaited = { article: 'DR-1042-BUR-L', size: '40 (L)' }
const points = ['alerts-counted', 'alerts-chosen', 'alert-informed', 'alert-handed-over'] as const

type Alert = { _id: string; email: string; state: string; due: object | null }

/** B1: the catalogue dies while it informs a line: each item that comes in is announced to one, in the order of asking, by one email. */
export const stockAlertScenarios: Scenario[] = [
  {
    id: 'B1',
    name: 'catalog dies while it announces arrivals',
    async run(environment) {
      const line = points.map((_, index) => `waits-${index}@example.com`)
      await setShelf(environment, 0)
      for (const mailbox of line) await queue(environment, mailbox)
      for (const [index, point] of points.entries()) {
        await dieAnnouncing(environment, point, index + 1)
        await untilInformed(environment, line.slice(0, index + 1), point)
      }
      await checkEmails(environment, line.length)
    },
  },
]

async function dieAnnouncing(
  { shape, tally, databases }: Environment,
  point: FailpointName,
  items: number,
): Promise<void> {
  const { catalog } = shape.processes
  tally.fault()
  const dying = catalog.killInto({ FAILPOINT: `${point}:kill` }, PATIENCE_MS)
  await setShelf({ databases }, items)
  const died = await dying
  tally.fault()
  if (died?.signal !== 'SIGKILL') throw new Error(`nothing came to ${point}`)
  await catalog.ready()
}

function setShelf({ databases }: Pick<Environment, 'databases'>, items: number) {
  const shelf = { available: items, received: items, holds: [], sold: 0 }
  return databases('catalog').collection('stock').updateOne(awaited, { $set: shelf }, { upsert: true })
}

/** A guest asks and presses the button of the email. */
async function queue({ shape, databases }: Environment, mailbox: string): Promise<void> {
  const browser = createBrowser(shape.url)
  const asked = await browser.post('/api/back-in-stock', { ...awaited, email: mailbox, locale: 'uk' })
  const alert = await databases('catalog').collection<Alert>('stock_alerts').findOne({ email: mailbox })
  if (!alert) throw new Error(`nobody noted that ${mailbox} waits: ${asked.status}`)
  const client = askAs('account', shape, 'catalog')
  const { facts } = await client.call(internalStockAlertFactsEndpoint, { alert: alert._id, email: 'confirm' })
  await browser.post(`/api/back-in-stock/confirm?token=${facts?.confirm_token}`, {})
}

/** Only the first customer in line. */
async function untilInformed(
  { databases }: Environment,
  first: readonly string[],
  point: FailpointName,
): Promise<void> {
  const alerts = databases('catalog').collection<Alert>('stock_alerts')
  const giveUpAt = Date.now() + PATIENCE_MS
  for (;;) {
    const informed = await alerts.find({ state: 'informed', due: null }).sort({ asked_at: 1 }).toArray()
    const mailboxes = informed.map(({ email }) => email)
    if (mailboxes.length > first.length) throw new Error(`${point}: too many were informed: ${mailboxes.join(', ')}`)
    if (mailboxes.join() === first.join()) return
    if (Date.now() > giveUpAt) throw new Error(`${point}: informed are ${mailboxes.join(', ') || 'none'}`)
    await pause(200)
  }
}

async function checkEmails({ databases }: Environment, count: number): Promise<void> {
  const outbox = databases('account').collection('outbox')
  const emails = await outbox.countDocuments({ effect: 'stock-alert', 'facts.email': 'back' })
  if (emails !== count) throw new Error(`${emails} emails announce ${count} items`)
}
