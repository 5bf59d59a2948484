import { startNotifiedOffice } from '../../test/notified-office.ts'
import { startApi } from '../../test/start-api.ts'

const path = '/api/admin/me/notifications'
const off = { is_on: false }

test.each([
  ['owner', ['order_paid', 'return_asked', 'low_stock', 'exchange_failed']],
  ['manager', ['order_paid', 'return_asked', 'exchange_failed']],
  ['accountant', ['order_paid', 'return_asked', 'exchange_failed']],
  ['content', ['low_stock']],
] as const)('the %s may choose emails about what they may see', async (role, kinds) => {
  const { browser } = await (await startNotifiedOffice()).staffWho(role)

  expect((await browser.get(path)).body).toEqual({
    status: true,
    email: `${role}@levada.example`,
    notifications: kinds.map(notification => ({ notification, ...off })),
  })
})

test('what one chooses stays, beside the saved filters, and is one’s own', async () => {
  const office = await startNotifiedOffice()
  const { browser, choose } = await office.staffWho('manager')
  const { browser: accountant } = await office.staffWho('accountant')
  expect((await choose('order_paid', true)).body.notifications).toEqual([
    { notification: 'order_paid', is_on: true },
    { notification: 'return_asked', is_on: false },
    { notification: 'exchange_failed', is_on: false },
  ])
  const filter = { name: 'Чекають', screen: '/admin/orders', query: 'paid=no' }
  const kept = { saved_filters: [filter], revision: 0 }
  expect((await browser.send('PUT', '/api/admin/me/preferences', { json: kept })).status).toBe(200)
  await choose('return_asked', true)
  await choose('return_asked', true)
  await choose('order_paid', false)

  expect((await browser.get('/api/admin/me/preferences')).body).toMatchObject({ saved_filters: [filter], revision: 1 })
  expect((await browser.get(path)).body.notifications).toEqual([
    { notification: 'order_paid', is_on: false },
    { notification: 'return_asked', is_on: true },
    { notification: 'exchange_failed', is_on: false },
  ])
  expect((await accountant.get(path)).body.notifications).toMatchObject([off, off, off])
})

test('what the role may not see cannot be chosen', async () => {
  const { choose } = await (await startNotifiedOffice()).staffWho('content')
  const { status, body } = await choose('order_paid', true)

  expect([status, body.error?.code]).toEqual([403, 'forbidden'])
})

test('without an address nothing can be chosen', async () => {
  const browser = await (await startApi()).openAs('manager')
  expect((await browser.get(path)).body.email).toBeNull()
  const { status, body } = await browser.send('PUT', path, { json: { notification: 'order_paid', is_on: true } })

  expect([status, body.error?.code]).toEqual([409, 'email_missing'])
})

test.each([
  [{ notification: 'weather', is_on: true }],
  [{ notification: 'order_paid' }],
  [{ notification: 'order_paid', is_on: 'yes' }],
])('%j is refused', async json => {
  const { browser } = await (await startNotifiedOffice()).staffWho('manager')

  expect((await browser.send('PUT', path, { json })).status).toBe(400)
})

test('a choice is recorded with what was before; what changes nothing is not', async () => {
  const office = await startNotifiedOffice()
  const { choose } = await office.staffWho('manager', 'order_paid')
  await choose('order_paid', true)
  await choose('order_paid', false)

  const entries = await office.db.collection('audit').find({ action: 'staff_notifications' }).sort({ at: 1 }).toArray()
  expect(entries.map(({ before, after }) => [before.order_paid, after.order_paid])).toEqual([
    [false, true],
    [true, false],
  ])
})
