import { randomUUID } from 'node:crypto'
import type { AuditRow } from '@shop/contracts/staff/people/audit'
import { startApi } from '../../test/start-api.ts'

const path = '/api/admin/audit'
type Api = Awaited<ReturnType<typeof startApi>>

const entry = (number: number, more: object = {}) => ({
  action: 'order_take' as const,
  subject: `26-${String(number).padStart(6, '0')}`,
  who: 'iryna',
  address: '203.0.113.7',
  request_id: `request-${number}`,
  ...more,
})

/** A log on a fresh database, with an entry every second. */
async function withEntries(entries: object[]) {
  let now = new Date('2026-11-21T10:00:00Z')
  const api = await startApi({ clock: { now: () => now } })
  const owner = await api.openAs('owner')
  const audit = api.db.collection('audit')
  await audit.deleteMany({})
  for (const one of entries) {
    now = new Date(now.getTime() + 1000)
    await record(api, now, one)
  }
  const rows = async (query = '') => (await owner.get(`${path}?${query}`)).body.entries as AuditRow[]
  return { ...api, owner, rows }
}

async function record({ db }: Api, now: Date, one: object) {
  const { createAuditLog } = await import('./audit-log.ts')
  await (await createAuditLog(db, { now: () => now })).record(one as ReturnType<typeof entry>)
}

test('the log is read page by page, the newest first, and nothing is shown twice', async () => {
  const { owner, rows } = await withEntries(Array.from({ length: 120 }, (_, number) => entry(number)))
  const first = (await owner.get(path)).body
  const second = (await owner.get(`${path}?after=${first.next}`)).body
  const third = (await owner.get(`${path}?after=${second.next}`)).body
  const pages = [first, second, third].map(({ entries }) => entries as AuditRow[])

  expect(pages.map(page => page.length)).toEqual([50, 50, 20])
  expect(third.next).toBeNull()
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(120)
  expect((await rows())[0]?.subject).toBe('26-000119')
})

test('entries of one moment are neither left out nor shown twice at the edge of a page', async () => {
  const api = await withEntries([])
  const at = new Date('2026-11-21T10:00:00Z')
  for (let number = 0; number < 60; number += 1) await record(api, at, entry(number))
  const first = (await api.owner.get(path)).body
  const second = (await api.owner.get(`${path}?after=${first.next}`)).body
  const seen = [first, second].flatMap(({ entries }) => (entries as AuditRow[]).map(({ id }) => id))

  expect([seen.length, new Set(seen).size]).toEqual([60, 60])
})

test('the log is narrowed down by words, person, kind and days', async () => {
  const { rows } = await withEntries([
    entry(1),
    entry(2, { who: 'olha', action: 'third_party_order_end' }),
    entry(3, { who: 'olha', action: 'product_change', subject: 'DR-1042-BUR' }),
  ])
  const subjects = async (query: string) => (await rows(query)).map(({ subject }) => subject)

  expect(await subjects('search=26-000001')).toEqual(['26-000001'])
  expect(await subjects('search=dr-1042-bur%20olha')).toEqual(['DR-1042-BUR'])
  expect(await subjects('search=REQUEST-2')).toEqual(['26-000002'])
  expect(await subjects('who=OLHA')).toEqual(['DR-1042-BUR', '26-000002'])
  expect(await subjects('kind=order')).toEqual(['26-000001'])
  expect(await subjects('who=olha&kind=third_party_order')).toEqual(['26-000002'])
  expect(await subjects('from=2026-11-22')).toEqual([])
  expect(await subjects('from=2026-11-21&until=2026-11-21')).toHaveLength(3)
})

test('one entry shows what was before and after', async () => {
  const { owner, rows } = await withEntries([entry(1, { before: { price: 10 }, after: { price: 12 } }), entry(2)])
  const [without, detailed] = await rows()
  expect([without?.has_details, detailed?.has_details]).toEqual([false, true])

  const { body } = await owner.get(`${path}/entries/${detailed?.id}`)
  expect(body.entry).toMatchObject({ request_id: 'request-1', before: { price: 10 }, after: { price: 12 } })
  expect((await owner.get(`${path}/entries/${randomUUID()}`)).status).toBe(404)
})

test.each(['kind=god', 'from=21.11.2026', 'from=2026-13-45', 'after=x', 'search=a&search=b', 'who[$ne]=x'])(
  'the question %s is refused',
  async query => {
    const { owner } = await withEntries([])
    expect((await owner.get(`${path}?${query}`)).status).toBe(400)
  },
)

test('a change of several names its first articles in the log and all of them in its entry, and an import its file', async () => {
  const subjects = Array.from({ length: 12 }, (_, number) => `DR-${number}`)
  const { owner, rows } = await withEntries([
    { ...entry(1), action: 'product_bulk', subject: randomUUID(), subjects },
    { ...entry(2), action: 'import_apply', subject: randomUUID(), asked: { file_name: 'зима.csv' } },
    { ...entry(3), action: 'shop_remove', subject: 'shop-1', before: aShop, after: null },
  ])
  const [shop, file, bulk] = await rows()
  expect(bulk).toMatchObject({ subjects: ['DR-0', 'DR-1', 'DR-2'], subject_count: 12 })
  expect(file).toMatchObject({ name: 'зима.csv' })
  expect(shop?.name).toEqual({ uk: 'Київ, Хрещатик, 1', en: 'Kyiv, Khreshchatyk, 1' })

  const { body } = await owner.get(`${path}/entries/${bulk?.id}`)
  expect(body.entry).toMatchObject({ subjects })
})

const aShop = {
  city: { uk: 'Київ', en: 'Kyiv' },
  address: { uk: 'Хрещатик, 1', en: 'Khreshchatyk, 1' },
  phone: '',
  hours: [],
}
