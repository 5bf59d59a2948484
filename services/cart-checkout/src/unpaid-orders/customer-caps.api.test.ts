import { MINUTE_MS } from '@shop/calendar/durations'
import { decide } from '../../test/bank.ts'
import { startToPay } from '../../test/shopping.ts'
import type { Answer, Api } from '../../test/start-api.ts'
import { otherSession, provenSession } from '../../test/stub-account.ts'
import { browser, counted, orders, statusesOf, unpaidShop } from '../../test/unpaid-shop.ts'

const withSession = (cookie: string) => ({ cookie: `${cookie}; __Host-session=${provenSession}` })

test('a customer with a proven phone is not counted for the address, and not refused for it', async () => {
  const api = await unpaidShop({ unpaidPerAddress: { orders: 1, items: 30 } })

  const proven = await orders(api, [1, 2], withSession(browser('proven')))
  const stranger = await orders(api, [1, 2])
  const another = await orders(api, [3], withSession(browser('proven-too')))

  expect(statusesOf([...proven, ...stranger, ...another])).toEqual([201, 201, 201, 429, 201])
})

test.each([
  ['with a proven phone', provenSession],
  ['whose phone is not proven', otherSession],
])(
  'a customer %s has at most three unpaid orders and twenty items, with however many buyer cookies',
  async (_, session) => {
    const api = await unpaidShop()
    const inBrowser = (name: string) => ({ cookie: `${browser(name)}; __Host-session=${session}` })

    const placed = [
      ...(await orders(api, [10], inBrowser('first'))),
      ...(await orders(api, [5], inBrowser('second'))),
      ...(await orders(api, [6], inBrowser('third'))),
      ...(await orders(api, [1], inBrowser('fourth'))),
      ...(await orders(api, [2], { ...inBrowser('fifth'), address: '198.51.100.1' })),
    ]

    expect(statusesOf(placed)).toEqual([201, 201, 429, 201, 429])
  },
)

test('a customer who sends no buyer cookie keeps no more on the shelf than one who does', async () => {
  const api = await unpaidShop()
  const onlySession = { cookie: `__Host-session=${provenSession}` }

  const answers = await orders(api, [18, 19, 20, 17, 2], onlySession)

  expect(statusesOf(answers)).toEqual([201, 429, 429, 429, 201])
})

test('a customer who is refused sees the own unpaid orders of other browsers too, to pay or to cancel', async () => {
  const api = await unpaidShop()
  const [first] = await orders(api, [12], withSession(browser('at-home')))
  const [second] = await orders(api, [8], withSession(browser('on-the-way')))

  const [refused] = await orders(api, [1], withSession(browser('at-work')))

  const numbers = [first, second].map(placed => ({ number: placed?.body.order.number }))
  expect(refused?.body.error).toMatchObject({ code: 'unpaid_orders_limit', whose: 'buyer', open: numbers })
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('what one customer keeps unpaid takes nothing from another', async () => {
  const api = await unpaidShop()
  await orders(api, [18, 1, 2], withSession(browser('proven')))

  expect(statusesOf(await orders(api, [3], { cookie: `${browser('other')}; __Host-session=${otherSession}` }))).toEqual(
    [201],
  )
})

test.each<[string, (api: Api, placed: Answer) => Promise<unknown>]>([
  ['is paid', async (api, { body }) => decide(api, (await startToPay(api, body.order.ref)).fields, 'approve')],
  ['is cancelled', (api, { body, cookie }) => api.post('/api/orders/cancel', { order: body.order.ref }, { cookie })],
  [
    'expires',
    async api => {
      api.wait(31 * MINUTE_MS)
      await api.service.jobs.runNow('expire-orders')
    },
  ],
])('the count of a customer is free again when the order %s', async (_, end) => {
  const api = await unpaidShop()
  const customer = withSession(browser('proven'))
  const [placed] = await orders(api, [18], customer)
  if (!placed) throw new Error('the order was not placed')
  expect(await counted(api)).toEqual(Array(2).fill({ orders: 1, items: 18 }))

  await end(api, { ...placed, cookie: customer.cookie })

  expect(await counted(api)).toEqual([])
  expect(statusesOf(await orders(api, [19], withSession(browser('elsewhere'))))).toEqual([201])
})

test('a customer places at most ten orders in ten minutes, in however many browsers', async () => {
  const api = await unpaidShop()
  const statuses: number[] = []
  for (let index = 1; index <= 11; index += 1) {
    const customer = withSession(browser(`number-${index}`))
    const [placed] = await orders(api, [index], { ...customer, address: `198.51.100.${index}` })
    statuses.push(placed?.status ?? 0)
    if (placed?.status === 201) await api.post('/api/orders/cancel', { order: placed.body.order.ref }, customer)
  }

  expect(statuses).toEqual([...Array(10).fill(201), 429])
})
