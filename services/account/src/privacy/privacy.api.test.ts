import { internalAccountMailsEndpoint } from '@shop/contracts/staff/orders/caught-mails'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { password, signedIn, signIn } from '../../test/signed-in.ts'

const DAY = 24 * 60 * 60
type Api = Awaited<ReturnType<typeof signedIn>>
const remove = ({ browser }: Pick<Api, 'browser'>, password: unknown) => browser.post('/api/user/delete', { password })
const left = async ({ db }: Pick<Api, 'db'>, collection: string) => db.collection(collection).countDocuments()

test('a customer exports all own data, without its secrets', async () => {
  const api = await signedIn()
  const { status, body, text } = await api.browser.get('/api/user/export')

  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    exported_at: api.clock.now().toISOString(),
    customer: { id: api.id, email: 'olena@example.com' },
    consent: null,
    newsletter: null,
    stock_alerts: [],
    sessions: [{ started_at: api.clock.now().toISOString() }],
    orders: [],
    cart: [],
    wishlist: [],
  })
  expect(text).not.toMatch(/argon2|passwordHash|digest|nonce/)
})

test('the export holds the newsletter subscription once the mailbox is proven', async () => {
  const api = await signedIn()
  await api.browser.post('/api/news-subscription/add-email', { email: 'olena@example.com' })
  const newsletter = async () => (await api.browser.get('/api/user/export')).body.data
  expect(await newsletter()).toMatchObject({ newsletter: null })

  await api.db.collection('customers').updateOne({}, { $set: { emailVerified: true } })
  expect(await newsletter()).toMatchObject({ newsletter: { state: 'asked', consent: '2026-11-21' } })
})

test('the export holds the sizes that the customer waits for once the mailbox is proven', async () => {
  const api = await signedIn()
  const alert = {
    article: 'DR-1042-BUR-R',
    size: '38 (M)',
    state: 'waiting' as const,
    asked_at: '2026-11-21T10:00:00Z',
  }
  api.catalog.kept.set('olena@example.com', [alert])
  const exported = async () => (await api.browser.get('/api/user/export')).body.data
  expect(await exported()).toMatchObject({ stock_alerts: [] })

  await api.db.collection('customers').updateOne({}, { $set: { emailVerified: true } })
  expect(await exported()).toMatchObject({ stock_alerts: [alert] })
})

test('a deleted account is gone at once, on all devices, with all that hung on it', async () => {
  const api = await signedIn()
  const other = api.open()
  await other.post('/api/user/login', { email: 'olena@example.com', password })
  await api.browser.post('/api/phone-verification/send', { phone: '+380671234567' })
  await api.browser.post('/api/news-subscription/add-email', { email: 'olena@example.com' })

  expect((await remove(api, password)).body).toEqual({ status: true })

  expect(api.browser.cookies.has('__Host-session')).toBe(false)
  expect((await other.post('/api/user/check-auth')).body).toMatchObject({ status: false })
  expect((await other.post('/api/user/login', { email: 'olena@example.com', password })).status).toBe(401)
  for (const collection of ['customers', 'sessions', 'phone_codes', 'subscriptions'])
    expect([collection, await left(api, collection)]).toEqual([collection, 0])
})

test('the orders, cart and wishlist of a deleted account are forgotten too, even when their service was away', async () => {
  const api = await signedIn()
  await remove(api, password)
  await api.service.jobs.runNow('send-messages')
  await api.service.jobs.runNow('send-messages')
  expect(api.orders.forgotten).toEqual([api.id])
})

test('the admin service is told whom to take out of what staff wrote, and the outbox keeps nothing of the person', async () => {
  const api = await signedIn()
  await api.db.collection('customers').updateOne({}, { $set: { emailVerified: true } })
  await remove(api, password)
  await api.service.jobs.runNow('send-messages')

  const person = { email: 'olena@example.com', surname: 'Коваль' }
  expect(api.office.forgotten).toMatchObject([{ subjects: [api.id], person }])
  const entries = await api.db
    .collection('outbox')
    .find({ effect: /^forget/ })
    .toArray()
  expect(entries.map(({ state }) => state).toSorted()).toEqual(['done', 'done', 'done', 'dropped'])
  expect(JSON.stringify(entries)).not.toMatch(/olena@example|Коваль/)
})

test('an account whose deletion broke off in the middle is gone with the next run', async () => {
  const api = await signedIn()
  const disarm = armFailpoint('account-emptied', () => {
    throw new Error('died')
  })
  expect((await remove(api, password)).status).toBe(500)
  disarm()
  expect(await left(api, 'customers')).toBe(1)

  await api.service.jobs.runNow('send-messages')
  expect(await left(api, 'customers')).toBe(0)
})

test('emails and messages waiting for a deleted account are not sent', async () => {
  const api = await signedIn()
  await api.browser.post('/api/news-subscription/add-email', { email: 'olena@example.com' })
  await remove(api, password)
  await api.service.jobs.runNow('send-messages')
  expect((await api.internal.call(internalAccountMailsEndpoint, {})).mails).toEqual([])
})

test.each([
  ['осінь-26', 'password_wrong'],
  ['', 'password_required'],
  [{ $ne: '' }, 'invalid'],
])('an account is not deleted with the password %j', async (typed, code) => {
  const api = await signedIn()
  const { status, body } = await remove(api, typed)
  expect([status, body.error?.fields]).toEqual([400, { password: code }])
  expect((await api.browser.post('/api/user/check-auth')).body).toMatchObject({ status: true })
})

test('the sixth try to delete an account in a quarter of an hour is refused', async () => {
  const api = await signedIn()
  for (let tries = 0; tries < 5; tries += 1) expect((await remove(api, 'осінь-26')).status).toBe(400)
  expect((await remove(api, password)).body.error?.code).toBe('too_many_requests')
})

test('a customer deletes only the own account', async () => {
  const api = await signedIn()
  const iryna = await signIn(api, { email: 'iryna@example.com' })
  await remove(iryna, password)
  expect((await api.browser.get('/api/user/get-info')).body.user).toMatchObject({ email: 'olena@example.com' })
})

describe('a customer who does not come for three years', () => {
  async function after(days: number, orderedAfter?: number) {
    const api = await signedIn()
    await api.db.collection('customers').updateOne({}, { $set: { emailVerified: true } })
    if (orderedAfter) api.orders.last.at = new Date(api.clock.now().getTime() + orderedAfter * DAY * 1000).toISOString()
    api.clock.wait(days * DAY)
    for (const _ of [1, 2]) {
      await api.service.jobs.runNow('forget-idle')
      await api.service.jobs.runNow('send-messages')
    }
    return { kept: await left(api, 'customers'), forgotten: api.orders.forgotten.length }
  }

  test('is kept on day 1,094 and forgotten on day 1,097, once', async () => {
    expect(await after(1094)).toEqual({ kept: 1, forgotten: 0 })
    expect(await after(1097)).toEqual({ kept: 0, forgotten: 1 })
  })

  test('is kept for three years after the last order', async () => {
    expect(await after(1097, 30)).toEqual({ kept: 1, forgotten: 0 })
    expect(await after(1127, 30)).toEqual({ kept: 0, forgotten: 1 })
  })
})

describe('a registration whose mailbox nobody proves', () => {
  async function after(days: number, ordered: boolean) {
    const api = await signedIn()
    if (ordered) api.orders.last.at = api.clock.now().toISOString()
    api.clock.wait(days * DAY + 1)
    await api.service.jobs.runNow('forget-unproven')
    return left(api, 'customers')
  }

  test.each([
    [29, false, 1],
    [30, false, 0],
    [300, true, 1],
  ])('after %s days (ordered: %s) leaves %s account', async (days, ordered, kept) => {
    expect(await after(days, ordered)).toBe(kept)
  })
})
