import { startApi } from '../../test/start-api.ts'

const path = '/api/admin/integration-1c/send-order'

test.each(['owner', 'manager', 'accountant'] as const)(
  'the %s sends an order to 1C, and the audit log has it',
  async role => {
    const { openAs, asked } = await startApi()
    const staff = await openAs(role)
    const { status, body } = await staff.post(path, { order: '26-000042' })

    expect([status, body.accounting]).toMatchObject([200, { state: 'queued' }])
    expect(asked).toMatchObject([{ order: '26-000042' }])
    const owner = await openAs('owner')
    const { body: log } = await owner.get('/api/admin/audit?search=26-000042')
    expect(log.entries).toMatchObject([{ action: 'order_send_to_1c', subject: '26-000042' }])
  },
)

test('who looks after the goods sends nothing, and what is no order number is refused by its field', async () => {
  const { openAs, asked } = await startApi()

  expect((await (await openAs('content')).post(path, { order: '26-000042' })).status).toBe(403)
  const { status, body } = await (await openAs('manager')).post(path, { order: 'all of them' })
  expect([status, body.error?.fields]).toEqual([400, { order: 'invalid' }])
  expect(asked).toEqual([])
})

test('many orders are sent to 1C by one call, and the log has it', async () => {
  const { openAs, asked, db } = await startApi()
  const accountant = await openAs('accountant')
  const which = { by: 'numbers', numbers: ['26-000042', '26-000043'] }
  const key = 'f2b3c1de-6f0a-4f4e-9a51-0d2f3a4b5c6d'

  const { status, body } = await accountant.post(`${path}s`, { which }, { 'idempotency-key': key })

  expect([status, body.orders]).toMatchObject([200, [{ number: '26-000042', outcome: 'done' }]])
  expect(asked).toMatchObject([{ which, key }])
  expect(await db.collection('audit').findOne({ action: 'order_bulk_send_to_1c' })).toMatchObject({
    subject: key,
    who: 'accountant-of-test',
  })
  expect((await (await openAs('content')).post(`${path}s`, { which })).status).toBe(403)
})
