import { putOnShelf, tall } from '../../test/changed-order.ts'
import { previewExchange, sendBack, toTall } from '../../test/exchanged-order.ts'
import { twoDresses } from '../../test/shopping.ts'
import { codeIn, deliveredOrder, saved } from '../../test/staff.ts'
import type { Api, Json } from '../../test/start-api.ts'
import { dress, size, skirt } from '../../test/stub-catalog.ts'

/** The dress of the same model in another colour. */
const black = 'DR-1042-BLK-L'

async function delivered(shelf: Parameters<typeof putOnShelf>[1] = {}, wish: Json = {}) {
  const order = await deliveredOrder(wish)
  putOnShelf(order.api, shelf)
  return order
}

async function codeFor(api: Api, ref: string): Promise<string> {
  await api.post('/api/orders/send-code', { order: ref })
  return codeIn(api)
}

async function insteadOf(api: Api, ref: string): Promise<Json[]> {
  const { body } = await api.post('/api/orders/get-returnable', { order: ref, code: await codeFor(api, ref) })
  return body.lines[0].instead
}

async function askFor(api: Api, ref: string, wanted: Json, count = 1) {
  const lines = [{ article: dress, size, bundle: null, count, wanted }]
  const code = await codeFor(api, ref)
  return api.post('/api/orders/return', { order: ref, code, lines, cause: 'too_small', reason: '' })
}

test.each([
  ['dearer', 519_000, [200, 400]],
  ['cheaper', 399_000, [-1000, -2000]],
  ['as dear', 499_000, [0, 0]],
] as const)(
  'a customer who may return sees a height that is %s with what it costs more',
  async (_, uah, difference) => {
    const { api, ref } = await delivered({ uah }, { lines: twoDresses })

    expect(await insteadOf(api, ref)).toMatchObject([{ article: tall, sizes: [{ size, difference }] }])
  },
)

test.each([1, 2])(
  'the difference that %s items are offered with is the one that staff exchange them at',
  async count => {
    const { api, ref, number } = await delivered({ uah: 431_900 }, { lines: twoDresses })
    const [kind] = await insteadOf(api, ref)
    await sendBack(api, number, count)

    const { total } = await previewExchange(api, number, toTall(count))

    expect(kind?.sizes[0].difference[count - 1]).toBeCloseTo(total.will_be - total.was)
  },
)

test('what is sold out is named without a difference, and of what is left only as many as there are', async () => {
  const { api, ref } = await delivered({ available: 1 }, { lines: twoDresses })
  Object.assign(api.shelves, { [black]: { ...api.shelves[tall], available: 0 } })

  expect(await insteadOf(api, ref)).toMatchObject([
    { article: black, sizes: [{ size, difference: [] }] },
    { article: tall, sizes: [{ size, difference: [0] }] },
  ])
})

test('another colour is asked for, and staff find it at the return', async () => {
  const { api, ref } = await delivered()
  Object.assign(api.shelves, { [black]: { ...api.shelves[tall], available: 1 } })

  expect((await askFor(api, ref, { article: black, size })).status).toBe(200)

  const { returns } = await saved(api, ref)
  expect(returns).toMatchObject([{ lines: [{ wanted: { article: black, size } }] }])
})

test.each<[string, Json, number, Json]>([
  ['a colour that sold out meanwhile', { article: black, size }, 409, { code: 'out_of_stock' }],
  ['an article that is not sold any more', { article: 'DR-1042-GRN-L', size }, 409, { code: 'out_of_stock' }],
  ['another model', { article: skirt, size }, 400, { code: 'validation', fields: { wanted: 'other_model' } }],
])('%s is refused, and the order stays as it is', async (_, wanted, status, error) => {
  const { api, ref } = await delivered()
  Object.assign(api.shelves, { [black]: { ...api.shelves[tall], available: 0 } })

  const answer = await askFor(api, ref, wanted)

  expect([answer.status, answer.body.error]).toMatchObject([status, error])
  expect(await saved(api, ref)).toMatchObject({ state: 'delivered' })
})

test('with one code a visitor looks, is refused what sold out, looks again and asks for what is left', async () => {
  const { api, ref } = await delivered()
  Object.assign(api.shelves, { [black]: { ...api.shelves[tall], available: 0 } })
  const code = await codeFor(api, ref)
  const look = () => api.post('/api/orders/get-returnable', { order: ref, code })
  const ask = (article: string) => {
    const lines = [{ article: dress, size, bundle: null, count: 1, wanted: { article, size } }]
    return api.post('/api/orders/return', { order: ref, code, lines, cause: 'too_small', reason: '' })
  }

  const answers = [await look(), await ask(black), await look(), await ask(tall)]

  expect(answers.map(({ status }) => status)).toEqual([200, 409, 200, 200])
})

test('who has only the address of an order sees nothing of what it can be exchanged for', async () => {
  const { api, ref } = await delivered()

  const { status, body } = await api.post('/api/orders/get-returnable', { order: ref })

  expect([status, body.lines]).toEqual([403, undefined])
})

test('without an answer of the catalogue the items can still be sent back for money', async () => {
  const { api, ref } = await delivered()
  const code = await codeFor(api, ref)
  Object.defineProperty(api.shelves, black, {
    enumerable: true,
    get: () => {
      throw new Error('away')
    },
  })

  const { status, body } = await api.post('/api/orders/get-returnable', { order: ref, code })

  expect([status, body.lines]).toMatchObject([200, [{ article: dress, count: 1, back: [4990] }]])
  expect(body.lines[0]).not.toHaveProperty('instead')
})
