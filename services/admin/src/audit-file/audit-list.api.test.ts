import { BATCH } from '@shop/service-kit/list-files/newest-first'
import { startApi } from '../../test/start-api.ts'
import type { StoredEntry } from '../audit/audit-entry.ts'
import { createAuditLog } from '../audit/audit-log.ts'
import { auditList } from './audit-list.ts'

const path = '/api/admin/audit/exports'
const entry = (number: number, more: object = {}) => ({
  action: 'order_take' as const,
  subject: `26-${String(number).padStart(6, '0')}`,
  who: 'iryna',
  address: '203.0.113.7',
  request_id: `request-${number}`,
  ...more,
})

/** A log with an entry every second, and an owner who has just shown the password. */
async function withEntries(entries: ReturnType<typeof entry>[]) {
  let now = new Date('2026-11-21T10:00:00Z')
  const api = await startApi({ clock: { now: () => now } })
  const owner = await api.openConfirmed('owner')
  await api.db.collection('audit').deleteMany({})
  const audit = await createAuditLog(api.db, { now: () => now })
  for (const one of entries) {
    now = new Date(now.getTime() + 1000)
    await audit.record(one)
  }
  return { ...api, owner, audit }
}

test('the file of the audit log has what the filter finds, and the log keeps that it was taken, without the words', async () => {
  const { owner, db } = await withEntries([
    entry(1),
    entry(2, { who: 'olha', subject: '=HYPERLINK("x";"y")', before: { price: 10 }, after: { price: 12 } }),
  ])
  const filter = { who: 'olha', search: 'order_take' }
  const { status, body } = await owner.post(path, { filter, language: 'uk' })
  expect([status, body.count]).toEqual([201, 1])

  const { headers, text } = await owner.get(`${path}/${body.id}`)
  expect(headers.get('content-disposition')).toBe('attachment; filename="audit-2026-11-21.csv"')
  expect(text.split('\r\n')).toEqual([
    'Коли;Точний час (UTC);Хто;Дія;З чим;Адреса;Запит;Що просили;Було;Стало;Спроб;Чим закінчилося',
    `2026-11-21 12:00;2026-11-21T10:00:02.000Z;olha;order_take;"'=HYPERLINK(""x"";""y"")";203.0.113.7;request-2;;"{""price"":10}";"{""price"":12}";;`,
    '',
  ])
  const taken = await db.collection('audit').findOne({ action: 'staff_audit_export' })
  expect(taken).toMatchObject({ asked: { filter: { who: 'olha' } }, after: { count: 1 } })
  expect(JSON.stringify(taken)).not.toContain('"search"')
})

test('a long log is read a batch at a time, each entry once', async () => {
  const { db, audit } = await withEntries([])
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 10) * 1000)
  const entries = Array.from({ length: 2 * BATCH + 20 }, (_, index) => ({
    ...entry(index),
    _id: `0000-${String(index).padStart(6, '0')}`,
    at: at(index),
  }))
  await db.collection<StoredEntry>('audit').insertMany(entries)

  const ids: string[] = []
  for await (const batch of auditList(audit).batches({})) {
    expect(batch.length).toBeLessThanOrEqual(BATCH)
    ids.push(...batch.map(({ _id }) => _id))
  }
  expect(ids).toEqual([...new Set(ids)].sort().reverse())
  expect(ids).toHaveLength(2 * BATCH + 20)
})

test('without the password shown again, the right, or a known filter no file of the log is made', async () => {
  const { open, openAs, openConfirmed } = await startApi()
  const asked = { filter: {}, language: 'uk' }
  expect((await open().post(path, asked)).status).toBe(401)
  expect((await (await openAs('owner')).post(path, asked)).body.error?.code).toBe('reauthentication_required')
  expect((await (await openConfirmed('manager')).post(path, asked)).status).toBe(403)
  const owner = await openConfirmed('owner')
  for (const filter of [{ kind: 'god' }, { from: '21.11.2026' }, { from: '2026-13-45' }])
    expect((await owner.post(path, { filter, language: 'uk' })).status).toBe(400)
})
