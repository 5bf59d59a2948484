import { HOUR_MS } from '@shop/calendar/durations'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { order } from '../../test/shopping.ts'
import { type Api, type Json, startApi } from '../../test/start-api.ts'
import { knownSession, otherSession } from '../../test/stub-account.ts'
import { dress, size, skirt } from '../../test/stub-catalog.ts'

const olena = `__Host-session=${knownSession}`
const iryna = `__Host-session=${otherSession}`

const cartOf = async (api: Api, cookie = olena): Promise<Json> => (await api.get('/api/cart/get', { cookie })).body.cart

function update(api: Api, data: Json, cookie: string | null = olena) {
  return api.post('/api/cart/update', { data }, { cookie })
}

function line(api: Api, article: string, count = 1, age = 0) {
  return { article, size, count, bundle: null, timestamp: api.now().getTime() - age }
}

test('a customer finds the cart on another device as it was left', async () => {
  const api = await startApi()
  const lines = [line(api, dress, 2), line(api, skirt)]

  const { status, body } = await update(api, { mode: 'replace', version: 0, lines })

  expect([status, body]).toEqual([200, { status: true, cart: { version: 1, lines }, changes: [] }])
  expect(await cartOf(api)).toEqual({ version: 1, lines })
})

test('a customer who has left nothing yet has an empty cart', async () => {
  expect(await cartOf(await startApi())).toEqual({ version: 0, lines: [] })
})

test('at sign-in the device’s lines join the kept ones, and what the stock cannot cover is reported line by line', async () => {
  const api = await startApi()
  await update(api, { mode: 'replace', version: 0, lines: [line(api, dress, 3), line(api, skirt, 1, 3 * HOUR_MS)] })
  Object.assign(api.shelves[dress] ?? {}, { available: 2 })

  const { body } = await update(api, { mode: 'merge', lines: [line(api, dress, 5), line(api, 'OLD-1')] })

  expect(body.cart).toEqual({ version: 2, lines: [line(api, dress, 2)] })
  expect(body.changes).toEqual([
    { article: dress, size, bundle: null, from: 5, to: 2 },
    { article: 'OLD-1', size, bundle: null, from: 1, to: 0 },
  ])
})

test('an empty device takes over what was kept', async () => {
  const api = await startApi()
  await update(api, { mode: 'replace', version: 0, lines: [line(api, dress)] })

  expect((await update(api, { mode: 'merge', lines: [] })).body.cart.lines).toEqual([line(api, dress)])
})

test('lines that nobody touched for two hours are gone', async () => {
  const api = await startApi()
  await update(api, { mode: 'replace', version: 0, lines: [line(api, dress), line(api, skirt, 1, HOUR_MS)] })

  api.wait(HOUR_MS + 1)

  expect((await cartOf(api)).lines).toMatchObject([{ article: dress }])
})

test('a device that has not seen the latest cart does not overwrite it, and gets that cart', async () => {
  const api = await startApi()
  await update(api, { mode: 'replace', version: 0, lines: [line(api, dress)] })
  await update(api, { mode: 'replace', version: 1, lines: [line(api, skirt)] })

  const { status, body } = await update(api, { mode: 'replace', version: 1, lines: [] })

  expect([status, body.error.code]).toEqual([409, 'cart_conflict'])
  expect(body.error.cart).toEqual({ version: 2, lines: [line(api, skirt)] })
})

test('of two tabs that change one cart at once, one is saved and the other is refused', async () => {
  const api = await startApi()
  await update(api, { mode: 'replace', version: 0, lines: [line(api, dress)] })

  const answers = await Promise.all(
    [1, 2].map(count => update(api, { mode: 'replace', version: 1, lines: [line(api, dress, count)] })),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await cartOf(api)).version).toBe(2)
})

test('a sign-in while another device is saving loses the lines of neither', async () => {
  const api = await startApi()
  await update(api, { mode: 'replace', version: 0, lines: [line(api, dress)] })

  await Promise.all([
    update(api, { mode: 'merge', lines: [line(api, skirt)] }),
    update(api, { mode: 'merge', lines: [line(api, dress, 2)] }),
  ])

  expect(await cartOf(api)).toMatchObject({
    version: 3,
    lines: expect.arrayContaining([line(api, dress, 2), line(api, skirt)]),
  })
})

test('an order takes its lines out of the cart, also when the process dies before that', async () => {
  const api = await startApi()
  await update(api, { mode: 'replace', version: 0, lines: [line(api, dress), line(api, skirt)] })
  const disarm = armFailpoint('reservation-confirmed', () => {
    throw new Error('killed')
  })

  await order(api, { cookie: olena })
  disarm()
  api.wait(10_000)
  await api.service.jobs.runNow('finish-orders')

  expect((await cartOf(api)).lines).toMatchObject([{ article: skirt }])
})

test('nobody sees or changes the cart of another customer', async () => {
  const api = await startApi()
  await update(api, { mode: 'replace', version: 0, lines: [line(api, dress)] })
  await update(api, { mode: 'replace', version: 0, lines: [line(api, skirt)] }, iryna)

  expect((await cartOf(api, iryna)).lines).toMatchObject([{ article: skirt }])
  expect((await cartOf(api)).lines).toMatchObject([{ article: dress }])
})

test.each([null, '__Host-session=a-session-that-nobody-has-started'])(
  'a guest (%s) keeps the cart locally',
  async cookie => {
    const api = await startApi()

    for (const answer of [
      await api.get('/api/cart/get', { cookie }),
      await update(api, { mode: 'merge', lines: [] }, cookie),
    ])
      expect([answer.status, answer.body.error.code]).toEqual([401, 'not_authenticated'])
  },
)

test.each([
  ['no data', undefined],
  ['an unknown mode', { mode: 'erase', lines: [] }],
  ['a replacement of an unnamed version', { mode: 'replace', lines: [] }],
  ['lines that are no list', { mode: 'merge', lines: { $gt: '' } }],
  [
    'an article that is none',
    { mode: 'merge', lines: [{ article: { $ne: 1 }, size, count: 1, bundle: null, timestamp: 1 }] },
  ],
  ['a count of no items', { mode: 'merge', lines: [{ article: 'DR-1', size, count: 0, bundle: null, timestamp: 1 }] }],
  [
    'a count of too many items',
    { mode: 'merge', lines: [{ article: 'DR-1', size, count: 100, bundle: null, timestamp: 1 }] },
  ],
  [
    'a count of one and a half items',
    { mode: 'merge', lines: [{ article: 'DR-1', size, count: 1.5, bundle: null, timestamp: 1 }] },
  ],
  [
    'too many lines',
    { mode: 'merge', lines: Array(51).fill({ article: 'DR-1', size, count: 1, bundle: null, timestamp: 1 }) },
  ],
])('%s is refused', async (_, data) => {
  const { status, body } = await update(await startApi(), data)

  expect([status, body.error.code]).toEqual([400, 'validation'])
})

test('what a later version keeps with a cart stays there when this version writes the cart', async () => {
  const api = await startApi()
  await update(api, { mode: 'replace', version: 0, lines: [line(api, dress)] })
  await api.db.collection('carts').updateOne({}, { $set: { gift_note: 'для мами' } })

  await update(api, { mode: 'merge', lines: [line(api, skirt)] })

  expect(await api.db.collection('carts').findOne()).toMatchObject({ version: 2, gift_note: 'для мами' })
})
