import { exportId } from '../../test/customer-calls.ts'
import { confirmIdentity, passwordOfTest, startApi } from '../../test/start-api.ts'

const customers = '/api/admin/customers'
type Api = Awaited<ReturnType<typeof startApi>>
const audited = ({ db }: Api) =>
  db
    .collection('audit')
    .find({ kind: 'customer' }, { projection: { _id: 0 } })
    .sort({ at: 1 })
    .toArray()

test('a manager reads customers by any filter; content and accountant may not', async () => {
  const api = await startApi()
  const query = 'search=067&level=5&newsletter=1&birthday=1&sort=total&dir=asc'
  const { status, body } = await (await api.openAs('manager')).get(`${customers}?${query}`)

  expect([status, body]).toMatchObject([200, { customers: [{ id: 'c1', masked_phone: '+380 ••• 67' }], count: 1 }])
  expect(api.asked).toEqual([{ search: '067', level: '5', newsletter: '1', birthday: '1', sort: 'total', dir: 'asc' }])
  for (const role of ['content', 'accountant'] as const)
    expect((await (await api.openAs(role)).get(customers)).status).toBe(403)
})

test('who opened the contacts stands in the audit log, and no contact does', async () => {
  const api = await startApi()
  const { body } = await (await api.openAs('manager')).post(`${customers}/c1/contacts`, {})

  expect(body).toMatchObject({ contacts: { phone: '+380671234567' } })
  const entries = await audited(api)
  expect(entries).toMatchObject([{ who: 'manager-of-test', action: 'customer_open', subject: 'c1' }])
  expect(JSON.stringify(entries)).not.toMatch(/671234567|olena@/)
})

test('another birth date stands in the audit log with the one before and the reason', async () => {
  const api = await startApi()
  const json = { birth_date: '11.05.1991', reason: 'за паспортом' }
  await (await api.openAs('manager')).send('PUT', `${customers}/c1/birth-date`, { json })

  expect(await audited(api)).toMatchObject([
    {
      action: 'customer_birth_date',
      subject: 'c1',
      asked: { reason: 'за паспортом' },
      before: { birth_date: '11.05.1990' },
      after: { birth_date: '11.05.1991' },
    },
  ])
})

test('a note stands in the audit log without its words', async () => {
  const api = await startApi()
  await (await api.openAs('manager')).post(`${customers}/c1/notes`, { text: 'Любить льон' })
  const entries = await audited(api)
  expect(entries).toMatchObject([{ action: 'customer_note', subject: 'c1' }])
  expect(JSON.stringify(entries)).not.toContain('льон')
})

test('a customer with orders under way is not anonymised, and the audit log has nothing of it', async () => {
  const api = await startApi()
  const asked = { confirmation: 'Олена Коваль' }
  const { status, body } = await (await api.openAs('manager')).post(`${customers}/c1/anonymise`, asked)
  expect([status, body.error]).toMatchObject([409, { code: 'orders_under_way', orders: ['26-000042'] }])
  expect(await audited(api)).toEqual([])
})

test('customers are exported once who asks has confirmed who they are; filter and count stand in the audit log', async () => {
  const api = await startApi()
  const manager = await api.openAs('manager')
  const start = () => manager.post(`${customers}/exports`, { level: '5', language: 'uk' })
  expect((await start()).body.error).toMatchObject({ code: 'reauthentication_required' })

  await confirmIdentity(manager, passwordOfTest)
  expect(await start()).toMatchObject({ status: 201, body: { id: exportId, count: 312 } })
  const file = await manager.get(`${customers}/exports/${exportId}`)
  // The mark of the byte order is not part of a text that was read.
  expect([file.status, file.text]).toEqual([200, 'Ім’я;Телефон\r\n'])
  expect(await audited(api)).toMatchObject([
    { who: 'manager-of-test', action: 'customer_export', asked: { level: '5' }, after: { count: 312 } },
  ])
})
