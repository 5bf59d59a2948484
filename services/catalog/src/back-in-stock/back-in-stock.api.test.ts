import {
  internalForgetStockAlertsEndpoint,
  internalStockAlertsOfEndpoint,
} from '@shop/contracts/catalog/stock-alert-emails'
import { stockDemandEndpoint } from '@shop/contracts/staff/goods/staff-stock'
import { PATH, startLine, wanted } from '../../test/start-line.ts'

const olena = 'olena@example.com'
const DAY = 24 * 3600

test('a guest is in the line once the mailbox has confirmed', async () => {
  const line = await startLine()
  const asked = await line.ask('Olena@Example.com', { locale: 'en' })
  expect([asked.status, asked.body]).toEqual([200, { status: true, confirmed: false }])

  const [email] = await line.emails()
  expect(email).toMatchObject({ email: 'confirm', mailbox: olena })
  expect(email && (await line.factsOf(email))).toMatchObject({ to: olena, locale: 'en', ...wanted })

  const token = await line.tokenFor(olena)
  const opened = await line.browser.get(`${PATH}/confirm?token=${token}`)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/back-in-stock/confirm/${token}`])
  expect(await line.alerts()).toMatchObject([{ state: 'asked' }])

  const confirmed = await line.confirm(token)
  expect([confirmed.status, confirmed.body]).toEqual([200, { status: true, ...wanted }])
  expect(await line.alerts()).toMatchObject([{ state: 'waiting' }])
})

test('confirming twice changes nothing', async () => {
  const line = await startLine()
  await line.ask(olena)
  const token = await line.tokenFor(olena)
  const answers = [await line.confirm(token), await line.confirm(token)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await line.alerts()).toHaveLength(1)
})

test('a confirmation link is good for a week', async () => {
  const line = await startLine()
  await line.ask(olena)
  const token = await line.tokenFor(olena)
  line.wait(7 * DAY)
  expect(await line.confirm(token)).toMatchObject({ status: 410, body: { error: { code: 'link_expired' } } })
})

test('a signed-in customer with a proved mailbox is in the line at once, and only with that mailbox', async () => {
  const line = await startLine()
  line.account.proved.set('session-of-olena', olena)
  const headers = { cookie: '__Host-session=session-of-olena' }

  expect((await line.ask(olena, {}, headers)).body).toEqual({ status: true, confirmed: true })
  expect((await line.ask('other@example.com', {}, headers)).body).toEqual({ status: true, confirmed: false })

  expect(await line.alerts()).toMatchObject([
    { email: olena, state: 'waiting' },
    { email: 'other@example.com', state: 'asked' },
  ])
  expect((await line.emails()).map(({ mailbox }) => mailbox)).toEqual(['other@example.com'])
})

test.each([
  ['an unknown article', { article: 'XX-0000' }, 404],
  ['an unknown size', { size: '99' }, 404],
  ['something that is no article', { article: { $ne: '' } }, 400],
  ['a size name with control characters', { size: '38\u0000' }, 400],
  ['a language that the shop does not speak', { locale: 'de' }, 400],
])('refuses %s', async (_, about, status) => {
  const line = await startLine()
  expect((await line.ask(olena, about)).status).toBe(status)
  expect(await line.alerts()).toEqual([])
})

test.each([
  ['', 'email_required'],
  ['olena@example', 'email_incorrect'],
  [{ $ne: null }, 'invalid'],
  [null, 'required'],
])('refuses %j as a mailbox', async (email, code) => {
  const line = await startLine()
  expect(await line.ask(email)).toMatchObject({ status: 400, body: { error: { fields: { email: code } } } })
})

test('refuses a size that can be bought, and an article that shoppers cannot see', async () => {
  const line = await startLine()
  await line.setAvailable(1)
  expect(await line.ask(olena)).toMatchObject({ status: 400, body: { error: { fields: { size: 'in_stock' } } } })

  await line.setAvailable(0)
  await line.db.collection('articles').updateOne({ article: wanted.article }, { $set: { is_shown: false } })
  expect((await line.ask(olena)).status).toBe(404)
})

test('asking again is answered alike, whatever the shop knows of the mailbox, and keeps the place in the line', async () => {
  const line = await startLine()
  const first = await line.ask(olena)
  await line.ask(olena)
  expect(await line.emails()).toHaveLength(1)
  line.wait(601)
  const again = await line.ask(olena)
  expect(await line.emails()).toHaveLength(2)
  await line.confirm(await line.tokenFor(olena))
  line.wait(601)
  const waiting = await line.ask(olena)

  expect([again.body, waiting.body]).toEqual([first.body, first.body])
  expect(await line.emails()).toHaveLength(2)
  expect(await line.alerts()).toMatchObject([{ state: 'waiting', asked_at: new Date('2026-11-21T10:00:00Z') }])
})

test('the eleventh alert of an hour from one address is refused', async () => {
  const line = await startLine()
  for (let place = 1; place <= 10; place += 1) expect((await line.ask(`o${place}@example.com`)).status).toBe(200)
  expect(await line.ask('o11@example.com')).toMatchObject({ status: 429 })
})

test('one press in a mail program stops the alert, from whatever origin the form comes, also years later', async () => {
  const line = await startLine()
  await line.queue(olena)
  await line.setAvailable(1)
  await line.inform()
  const token = await line.tokenFor(olena, 'stop_token')
  line.wait(3 * 365 * DAY)

  const opened = await line.browser.get(`${PATH}/stop?token=${token}`)
  expect(opened.headers.get('location')).toBe(`/back-in-stock/stop/${token}`)
  expect(await line.alerts()).toHaveLength(1)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' }
  expect((await line.browser.send('POST', `${PATH}/stop?token=${token}`, { headers })).status).toBe(200)
  expect(await line.alerts()).toEqual([])
  expect((await line.browser.post(`${PATH}/end`, { token })).status).toBe(200)
})

test('who stops while waiting is not informed, and a confirmation that comes later is refused', async () => {
  const line = await startLine()
  await line.ask(olena)
  const [confirm, stop] = [await line.tokenFor(olena), await line.tokenFor(olena, 'stop_token')]
  await line.confirm(confirm)
  expect((await line.browser.post(`${PATH}/end`, { token: stop })).status).toBe(200)
  await line.setAvailable(5)
  await line.inform()

  expect(await line.findInformed()).toEqual([])
  expect((await line.confirm(confirm)).status).toBe(410)
})

test('a link does only what it is for, and a forged one does nothing', async () => {
  const line = await startLine()
  await line.ask(olena)
  const [confirm, stop] = [await line.tokenFor(olena), await line.tokenFor(olena, 'stop_token')]
  const [id = ''] = confirm.split('.')
  for (const token of [stop, `${id}.`, `${id}.${'x'.repeat(43)}`, `${confirm}x`, '', 'x.y.z'])
    expect((await line.confirm(token)).status).toBe(410)
  expect((await line.browser.post(`${PATH}/end`, { token: confirm })).status).toBe(410)
  expect(await line.alerts()).toMatchObject([{ state: 'asked' }])
})

test('staff are told how many wait for each size: confirmed, and not informed yet', async () => {
  const line = await startLine()
  const params = { article: wanted.article }
  const demand = async () => (await line.staff.read(stockDemandEndpoint, { params })).demand
  expect(await demand()).toEqual([])
  await line.queue(olena, 'iryna@example.com')
  await line.ask('not-yet@example.com')
  expect(await demand()).toEqual([{ size: wanted.size, count: 2 }])

  await line.setAvailable(1)
  await line.inform()
  expect(await demand()).toEqual([{ size: wanted.size, count: 1 }])
})

test('the owner of a mailbox is told of its alerts, and of no others', async () => {
  const line = await startLine()
  await line.queue('iryna@example.com', olena)
  const { alerts } = await line.internal.call(internalStockAlertsOfEndpoint, { mailbox: 'Olena@example.com' })
  expect(alerts).toEqual([{ ...wanted, state: 'waiting', asked_at: '2026-11-21T10:00:01.000Z' }])
})

test('an owner who leaves takes the alerts of the mailbox along', async () => {
  const line = await startLine()
  await line.queue(olena, 'iryna@example.com')
  await line.internal.call(internalForgetStockAlertsEndpoint, { mailbox: 'Olena@example.com' })
  expect(await line.alerts()).toMatchObject([{ email: 'iryna@example.com' }])
})
