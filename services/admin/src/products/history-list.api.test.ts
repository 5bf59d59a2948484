import { BATCH } from '@shop/service-kit/list-files/newest-first'
import { systemClock } from '@shop/service-kit/process/clock'
import { freshDatabase } from '@shop/testing/database'
import { startApi } from '../../test/start-api.ts'
import { createAuditLog } from '../audit/audit-log.ts'
import { historyList } from './history-list.ts'

const path = '/api/admin/products/history/exports'
const article = 'DR-1042-BUR-R'
const asked = { filter: { article }, language: 'uk' }
const left = [{ at: '2020-01-01T10:00:00.000Z', prices: ['36 (S)'] }]
const service = { 'POST /internal/exchanges/euro-prices-left': () => ({ left }) }

const entry = (about: object) => ({
  _id: crypto.randomUUID(),
  who: '=olena',
  address: '',
  request_id: 'one',
  subject: article,
  at: new Date('2026-11-20T10:00:00Z'),
  ...about,
})

async function shop() {
  const api = await startApi({}, service)
  await api.db.collection<{ _id: string }>('audit').insertMany([
    entry({ action: 'product_change', before: { category: 'dresses' }, after: { category: 'skirts' } }),
    entry({
      action: 'stock_change',
      at: new Date('2026-11-21T10:00:00Z'),
      asked: { reason: 'Постачання' },
      before: { '36 (S)': 3 },
      after: { '36 (S)': 7 },
    }),
    entry({ action: 'order_cancel' }),
    entry({ action: 'product_show', subject: 'CO-2014-CAM-R' }),
  ])
  return api
}

test('the file of a product’s history has each change of it, the newest first, and what 1C left, and stands in the log', async () => {
  const { openConfirmed, db } = await shop()
  const content = await openConfirmed('content')
  const { status, body } = await content.post(path, asked)
  expect([status, body.count, body.more]).toEqual([201, 3, false])

  const file = await content.get(`${path}/${body.id}`)
  expect(file.text.split('\r\n')).toEqual([
    'Коли;Хто;Що зроблено;Причина;Було → стало;Що змінювали в багатьох',
    "2026-11-21 12:00;'=olena;Змінено залишки;Постачання;36 (S): 3 → 7;",
    "2026-11-20 12:00;'=olena;Змінено;;Категорія: dresses → skirts;",
    '2020-01-01 12:00;1c;1С змінила ціну в гривнях, власна ціна в євро лишилася;36 (S);;',
    '',
  ])
  expect(await db.collection('audit').findOne({ action: 'product_history_export' })).toMatchObject({
    who: 'content-of-test',
    after: { count: 3 },
    asked: { filter: { article } },
  })
})

test('without the password shown again, without the right, or of no article no file of a history is made', async () => {
  const { openAs, openConfirmed } = await shop()
  const content = await openAs('content')
  expect((await content.post(path, asked)).body.error?.code).toBe('reauthentication_required')
  const manager = await openConfirmed('manager')
  expect((await manager.post(path, asked)).status).toBe(403)
  const owner = await openConfirmed('owner')
  const refused = await owner.post(path, { filter: { article: '../x' }, language: 'uk' })
  expect([refused.status, Object.keys(refused.body.error?.fields ?? {})]).toEqual([400, ['filter.article']])
})

test('a long history leaves a batch at a time, each change once', async () => {
  const db = await freshDatabase()
  const audit = await createAuditLog(db, systemClock)
  const entries = Array.from({ length: 2 * BATCH + 1 }, (_, index) =>
    // Ten of each moment, so that moments lie across the ends of batches.
    entry({ action: 'stock_change', asked: { reason: String(index) }, at: new Date(Math.floor(index / 10) * 60_000) }),
  )
  await db.collection<{ _id: string }>('audit').insertMany(entries)
  const reasons: (string | null)[] = []
  for await (const rows of historyList({ audit, findLeft: async () => [] }).batches({ article })) {
    expect(rows.length).toBeLessThanOrEqual(BATCH)
    reasons.push(...rows.map(({ reason }) => reason))
  }
  expect(reasons.length).toBe(entries.length)
  expect(new Set(reasons).size).toBe(entries.length)
})
