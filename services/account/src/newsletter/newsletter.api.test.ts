import { internalAccountMailsEndpoint } from '@shop/contracts/staff/orders/caught-mails'
import { errorTexts } from '@shop/contracts/texts/error-texts'
import { aClock } from '@shop/testing/a-clock'
import { startApi } from '../../test/start-api.ts'

const email = 'olena@example.com'
const path = '/api/news-subscription'

async function shop() {
  const clock = aClock()
  const api = await startApi({ clock })
  const browser = api.open()
  return {
    ...api,
    clock,
    browser,
    subscribe: (body: object = { email, locale: 'uk' }, headers = {}) =>
      browser.post(`${path}/add-email`, body, headers),
    emails: async () => {
      await api.service.jobs.runNow('send-messages')
      return (await api.internal.call(internalAccountMailsEndpoint, {})).mails
    },
    subscriptions: () => api.db.collection('subscriptions').find().toArray(),
  }
}
type Shop = Awaited<ReturnType<typeof shop>>

/** The tokens of the newest email: of its button, and of the press that ends the newsletter. */
async function tokensOf({ emails, db }: Shop) {
  const [email] = await emails()
  const caught = await db.collection('caught_mails').findOne({ subject: email?.subject ?? '' })
  const tokenIn = (text: string) => text.match(/token=([\w.-]+)/)?.[1] ?? ''
  return { confirm: tokenIn(email?.text ?? ''), end: tokenIn(String(caught?.unsubscribe)) }
}

test('a mailbox gets the newsletter after subscribing and confirming', async () => {
  const open = await shop()
  expect((await open.subscribe()).body).toEqual({ status: true })
  expect(await open.subscriptions()).toMatchObject([{ email, state: 'asked', consent: { version: '2026-11-21' } }])

  const { confirm } = await tokensOf(open)
  const opened = await open.browser.get(`${path}/confirm?token=${confirm}`)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/newsletter/confirm/${confirm}`])
  expect(await open.subscriptions()).toMatchObject([{ state: 'asked' }])

  expect((await open.browser.post(`${path}/confirm?token=${confirm}`, {})).body).toEqual({ status: true })
  expect(await open.subscriptions()).toMatchObject([{ state: 'confirmed', confirmedAt: open.clock.now() }])
})

test('confirming a subscription twice changes nothing', async () => {
  const open = await shop()
  await open.subscribe()
  const { confirm } = await tokensOf(open)
  for (const time of [1, 2])
    expect([time, (await open.browser.post(`${path}/confirm?token=${confirm}`, {})).status]).toEqual([time, 200])
})

test('subscribing a confirmed mailbox again is answered alike and sends no email', async () => {
  const open = await shop()
  await open.subscribe()
  const { confirm } = await tokensOf(open)
  await open.browser.post(`${path}/confirm?token=${confirm}`, {})
  open.clock.wait(3600)

  expect((await open.subscribe({ email: email.toUpperCase() })).body).toEqual({ status: true })
  expect(await open.emails()).toHaveLength(1)
})

test('subscribing one mailbox again within ten minutes sends no second email', async () => {
  const open = await shop()
  await open.subscribe()
  await open.subscribe()
  expect(await open.emails()).toHaveLength(1)
  open.clock.wait(601)
  await open.subscribe()
  expect(await open.emails()).toHaveLength(2)
})

test('the sixth subscription of an hour from one address is refused', async () => {
  const open = await shop()
  for (const place of [1, 2, 3, 4, 5])
    expect((await open.subscribe({ email: `o${place}@example.com` })).status).toBe(200)
  const { status, body, headers } = await open.subscribe({ email: 'o6@example.com' })
  expect([status, body.error?.code]).toEqual([429, 'too_many_requests'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500)
})

test('the confirmation email is written in the language of the form', async () => {
  const open = await shop()
  await open.subscribe({ email, locale: 'en' })
  expect(await open.emails()).toMatchObject([
    { to: email, locale: 'en', subject: 'Confirm your subscription to LEVADA news' },
  ])
})

test.each([
  ['', 'email_required'],
  ['olena@example', 'email_incorrect'],
  [{ $ne: null }, 'invalid'],
])('refuses %j', async (email, code) => {
  const { status, body } = await (await shop()).subscribe({ email })
  expect([status, body.error?.fields]).toEqual([400, { email: code }])
})

test.each(['uk', 'en'] as const)('a confirmation link is good for a week (%s)', async locale => {
  const open = await shop()
  await open.subscribe()
  const { confirm } = await tokensOf(open)
  open.clock.wait(7 * 24 * 3600 + 1)
  const { status, body } = await open.browser.post(
    `${path}/confirm?token=${confirm}`,
    {},
    { 'accept-language': locale },
  )
  expect([status, body.error?.message]).toEqual([410, errorTexts.link_expired[locale]])
})

test('one press in a mail program ends the subscription, from whatever origin the form comes', async () => {
  const open = await shop()
  await open.subscribe()
  const { confirm, end } = await tokensOf(open)
  await open.browser.post(`${path}/confirm?token=${confirm}`, {})
  open.clock.wait(3 * 365 * 24 * 3600)

  const opened = await open.browser.get(`${path}/unsubscribe?token=${end}`)
  expect(opened.headers.get('location')).toBe(`/newsletter/unsubscribe/${end}`)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' }
  const pressed = await open.browser.send('POST', `${path}/unsubscribe?token=${end}`, { headers })
  expect(pressed.status).toBe(200)
  expect(await open.subscriptions()).toEqual([])
  expect((await open.browser.post(`${path}/end`, { token: end })).status).toBe(200)
})

test('a newsletter link does only what it is for, and a forged one does nothing', async () => {
  const open = await shop()
  await open.subscribe()
  const { confirm, end } = await tokensOf(open)
  const [id = ''] = confirm.split('.')
  for (const token of [end, `${id}.`, `${id}.${'x'.repeat(43)}`, `${confirm}x`, '', 'x.y.z'])
    expect((await open.browser.post(`${path}/confirm?token=${token}`, {})).status).toBe(410)
  expect((await open.browser.post(`${path}/end`, { token: confirm })).status).toBe(410)
  expect(await open.subscriptions()).toMatchObject([{ state: 'asked' }])
})
