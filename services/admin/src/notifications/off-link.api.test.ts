import { offTokenIn, orderPaid, returnAsked, startNotifiedOffice } from '../../test/notified-office.ts'

const check = '/api/admin/notifications/check'
const switchOff = '/api/admin/notifications/switch-off'
const unsubscribe = '/api/admin/notifications/unsubscribe'

/** A manager who chose both emails about orders and got one, and a guest with the link that it brought. */
async function emailed() {
  const office = await startNotifiedOffice()
  const { browser, choose } = await office.staffWho('manager', 'order_paid', 'return_asked')
  await office.report(orderPaid)
  const [email] = await office.emails()
  if (!email) throw new Error('No email came')
  const chosen = async () => (await browser.get('/api/admin/me/notifications')).body.notifications
  return { ...office, email, token: offTokenIn(email), guest: office.open(), choose, chosen }
}
const both = [
  { notification: 'order_paid', is_on: true },
  { notification: 'return_asked', is_on: true },
  { notification: 'exchange_failed', is_on: false },
]
const onlyReturns = [
  { notification: 'order_paid', is_on: false },
  { notification: 'return_asked', is_on: true },
  { notification: 'exchange_failed', is_on: false },
]

test('the link of an email, which its header has too, shows what it ends, and opening it ends nothing', async () => {
  const { email, token, guest, chosen } = await emailed()
  expect(email.text).toContain(email.unsubscribe)
  expect(email.html).toContain(token)
  const opened = await guest.get(`${unsubscribe}?token=${token}`)

  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    `/admin/notifications/off/${encodeURIComponent(token)}`,
  ])
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
  expect((await guest.post(check, { token })).body).toMatchObject({ notification: 'order_paid', is_on: true })
  expect(await chosen()).toEqual(both)
})

test('one press ends these emails, without a sign-in, as often as one likes; the others go on', async () => {
  const { token, guest, chosen, report, emails } = await emailed()
  expect((await guest.post(switchOff, { token })).status).toBe(200)
  expect((await guest.post(switchOff, { token })).status).toBe(200)
  expect(await chosen()).toEqual(onlyReturns)
  expect((await guest.post(check, { token })).body).toMatchObject({ notification: 'order_paid', is_on: false })
  await report(orderPaid, 'the next one')
  await report(returnAsked)

  expect((await emails()).map(({ subject }) => subject).toSorted()).toEqual([
    'Замовлення 26-000042 оплачено: 11\u00a0470\u00a0₴',
    'Запит на повернення: замовлення 26-000042',
  ])
})

test('one press in a mail program does the same', async () => {
  const { token, guest, chosen } = await emailed()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' }
  const answer = await guest.send('POST', `${unsubscribe}?token=${token}`, {
    body: 'List-Unsubscribe=One-Click',
    headers,
  })

  expect(answer.status).toBe(200)
  expect(await chosen()).toEqual(onlyReturns)
})

test('an old link still works after the emails were switched on again', async () => {
  const { token, guest, choose, chosen } = await emailed()
  await guest.post(switchOff, { token })
  await choose('order_paid', true)
  await guest.post(switchOff, { token })

  expect(await chosen()).toEqual(onlyReturns)
})

test('the audit log says whose emails were switched off, once', async () => {
  const { token, guest, db } = await emailed()
  await db.collection('audit').deleteMany({})
  await guest.post(switchOff, { token })
  await guest.post(switchOff, { token })

  const entries = await db.collection('audit').find().toArray()
  expect(entries).toMatchObject([
    {
      who: 'manager-of-test',
      action: 'staff_notifications',
      before: { order_paid: true },
      after: { order_paid: false },
    },
  ])
})

test.each([
  ['of another kind', (token: string) => token.replace('order_paid', 'return_asked')],
  ['that is cut off', (token: string) => token.slice(0, -3)],
  ['of nothing', () => ''],
])('a link %s is answered as one that is not ours, and ends nothing', async (_, altered) => {
  const { token: whole, guest, chosen } = await emailed()
  const token = altered(whole)

  expect((await guest.post(check, { token })).body).toMatchObject({ notification: null, is_on: false })
  expect((await guest.post(switchOff, { token })).body.error?.code).toBe('link_expired')
  expect((await guest.send('POST', `${unsubscribe}?token=${token}`)).status).toBe(410)
  expect(await chosen()).toEqual(both)
})

test('a link of somebody who has left is answered as one that is not ours', async () => {
  const { token, guest, db } = await emailed()
  await db.collection('staff').deleteOne({ login: 'manager-of-test' })

  expect((await guest.post(check, { token })).body).toMatchObject({ notification: null, is_on: false })
})
