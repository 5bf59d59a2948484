import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FailpointName } from '@shop/service-kit/process/failpoints'
import { type Browser, createBrowser } from '@shop/testing/browser'
import type { Environment } from '../environment.ts'
import type { Scenario } from '../run-scenario.ts'
import { PASSWORD } from '../shape.ts'

const PATIENCE_MS = 20_000
const POINT: FailpointName = 'goods-change-begun'
/** No buyer of the run comes across it. */
const article = 'DR-1042-IVF-R'
/** What goes is moved before the point, what comes after it. */
const moves = { '36 (S)': -1, '38 (M)': 7 }

/** B1: the catalogue dies between two sizes of one change of stock: each moves once, and the audit log has one entry of it. */
export const stockChangeScenarios: Scenario[] = [
  { id: 'B1', name: 'catalog dies between two sizes of a stock change', run: dieMoving },
]

async function dieMoving({ shape, tally, databases }: Environment): Promise<void> {
  const staff = await signIn(shape.url)
  const key = randomUUID()
  const changes = Object.entries(moves).map(([size, by]) => ({ size, by }))
  const send = (json: object) =>
    staff.send('PUT', `/api/admin/products/by-article/${article}/stock`, { json, headers: { 'Idempotency-Key': key } })
  const change = () => send({ changes, reason: 'Постачання' })
  const before = await countReceived(databases)
  const state = { isDead: false }
  tally.fault()
  const dying = shape.processes.catalog.killInto({ FAILPOINT: `${POINT}:kill` }, PATIENCE_MS).finally(() => {
    state.isDead = true
  })
  while (!state.isDead) {
    await change().catch(() => null)
    await pause(200)
  }
  tally.fault()
  if ((await dying)?.signal !== 'SIGKILL') throw new Error(`nothing came to ${POINT}`)
  await shape.processes.catalog.ready()

  const other = await send({ changes: changes.map(({ size }) => ({ size, by: 1000 })), reason: 'Постачання' })
  if (other.status !== 409) throw new Error(`another body under the key was answered ${other.status}`)
  const giveUpAt = Date.now() + PATIENCE_MS
  while ((await change().catch(() => null))?.status !== 200) {
    if (Date.now() > giveUpAt) throw new Error('the repeat was not answered')
    await pause(200)
  }
  const after = await countReceived(databases)
  for (const [size, by] of Object.entries(moves)) {
    const moved = (after.get(size) ?? 0) - (before.get(size) ?? 0)
    if (moved !== by) throw new Error(`${moved} of ${by} items of ${size} moved`)
  }
  const entries = await databases('admin')
    .collection('audit')
    .find({ action: 'stock_change', subject: article })
    .toArray()
  const [entry] = entries
  if (entries.length !== 1 || entry?.outcome !== undefined)
    throw new Error(
      `the audit log has ${entries.length} entries, the first of them is ${entry?.outcome ?? 'completed'}`,
    )
}

async function signIn(url: string): Promise<Browser> {
  const staff = createBrowser(url)
  const { status } = await staff.post('/api/admin/login', { login: 'olena', password: PASSWORD })
  if (status !== 200) throw new Error(`staff could not sign in: ${status}`)
  return staff
}

async function countReceived(databases: Environment['databases']): Promise<Map<string, number>> {
  const items = await databases('catalog').collection('stock').find({ article }).toArray()
  return new Map(items.map(({ size, received }) => [size, received]))
}
