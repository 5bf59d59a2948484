import { randomUUID } from 'node:crypto'
import type { Browser } from '@shop/testing/browser'
import { askPrice, buy, orderFor } from '../test/buy.ts'
import { startShop } from '../test/start-shop.ts'

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const lines = [{ article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }]
const password = 'levada-2014'

type Placed = Awaited<ReturnType<typeof buy>>
const refOf = ({ body }: Placed) => (body.order as { ref: string }).ref
const orderLines = async (browser: Browser, ref: string) =>
  (await browser.get(`/api/orders/get-lines?order=${ref}`)).body.lines

/** What the browser may do with the order: whose it is, what was in it, giving it up. */
async function rights(browser: Browser, ref: string) {
  const { order } = (await browser.get(`/api/orders/get-info?order=${ref}`)).body as { order: { is_yours: boolean } }
  const cancelled = await browser.post('/api/orders/cancel', { order: ref })
  return { is_yours: order.is_yours, lines: await orderLines(browser, ref), cancel: cancelled.status }
}
const strangers = { is_yours: false, lines: null, cancel: 403 }

async function signIn(browser: Browser, email: string): Promise<void> {
  const known = await shop.databases.account.collection('customers').findOne({ email })
  if (!known) await shop.services.account.createCustomer({ name: 'Олена', surname: 'Шевченко', email, password })
  const { status } = await browser.post('/api/user/login', { email, password })
  if (status !== 200) throw new Error(`Login was refused with ${status}`)
}

test('after a sign-out the next person at the browser opens and cancels nothing that was ordered there before', async () => {
  const [browser, email] = [shop.open(), 'shared@example.com']
  const asGuest = refOf(await buy(browser, lines, { email }))
  await signIn(browser, email)
  const asCustomer = refOf(await buy(browser, [{ ...lines[0], count: 2 } as (typeof lines)[number]], { email }))
  expect([await orderLines(browser, asGuest), await orderLines(browser, asCustomer)]).toEqual([
    [expect.anything()],
    [expect.anything()],
  ])
  const before = browser.cookies.get('__Host-buyer')

  await browser.post('/api/user/logout')

  expect(await rights(browser, asGuest)).toEqual(strangers)
  expect(await rights(browser, asCustomer)).toEqual(strangers)
  expect(await buy(browser, lines, { email: 'next@example.com' })).toMatchObject({ status: 201 })
  expect(browser.cookies.get('__Host-buyer')).toEqual(expect.not.stringMatching(`^${before}$`))

  // The customer comes back: to the order of the account at once, to that of the guest by the code sent to its mailbox.
  await signIn(browser, email)
  expect(await orderLines(browser, asCustomer)).toHaveLength(1)
  expect((await browser.post('/api/orders/send-code', { order: asGuest })).status).toBe(200)
})

test('after an account is deleted nothing of its orders is open to the next person at the browser', async () => {
  const [browser, email] = [shop.open(), 'leaves@example.com']
  const asGuest = refOf(await buy(browser, lines, { email }))
  await signIn(browser, email)

  expect((await browser.post('/api/user/delete', { password })).status).toBe(200)

  expect(await rights(browser, asGuest)).toEqual(strangers)
})

test('an order sent during the sign-out is placed once, also when its answer was lost', async () => {
  const [browser, email, key] = [shop.open(), 'hurried@example.com', randomUUID()]
  await signIn(browser, email)
  const body = orderFor(await askPrice(browser, lines), lines, { email })
  const cookie = [...browser.cookies].map(pair => pair.join('=')).join('; ')
  const order = () =>
    shop.open().send('POST', '/api/orders/create', { json: body, headers: { cookie, 'idempotency-key': key } })

  const [first] = await Promise.all([order(), browser.post('/api/user/logout')])
  expect(first.status).toBe(201)
  const again = await order()
  expect(again.body).toEqual(first.body)
  const placed = await shop.databases['cart-checkout'].collection('orders').countDocuments({ idempotency_key: key })
  expect(placed).toBe(1)
  expect(first.headers.getSetCookie().filter(line => line.includes('__Host-buyer'))).toEqual([])
})
