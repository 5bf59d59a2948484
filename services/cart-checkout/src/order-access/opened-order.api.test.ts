import { DAY_MS, MINUTE_MS } from '@shop/calendar/durations'
import { order } from '../../test/shopping.ts'
import { codeIn, saved } from '../../test/staff.ts'
import { type Answer, type Api, startApi } from '../../test/start-api.ts'

const email = 'olena@example.com'
const stranger = '__Host-buyer=AAAAAAAAAAAAAAAAAAAAAA'

async function shopWithOrder() {
  const api = await startApi()
  const { ref, number } = (await order(api)).body.order as { ref: string; number: string }
  return { api, ref, number }
}

async function readOrder(api: Api, ref: string, cookie: string | null) {
  const { order: shown } = (await api.get(`/api/orders/get-info?order=${ref}`, { cookie })).body
  const { lines, delivery } = (await api.get(`/api/orders/get-lines?order=${ref}`, { cookie })).body
  return {
    mayRead: shown.may_read,
    isYours: shown.is_yours,
    email: shown.letter_to,
    parts: shown.parts,
    lines,
    delivery,
  }
}

async function open(api: Api, ref: string, cookie: string | null = null): Promise<Answer> {
  await api.post('/api/orders/send-code', { order: ref })
  return api.post('/api/orders/open', { order: ref, code: await codeIn(api) }, { cookie })
}

const nothing = { mayRead: false, isYours: false, email: undefined, parts: undefined, lines: null, delivery: null }

test('the code of the look-up shows this browser the items, the sums, the address and the parcels', async () => {
  const { api, ref, number } = await shopWithOrder()
  expect(await readOrder(api, ref, null)).toEqual(nothing)

  await api.post('/api/orders/look-up', { number, email })
  const { status, cookie } = await api.post('/api/orders/look-up', { number, email, code: await codeIn(api) })

  expect([status, cookie]).toEqual([200, expect.stringMatching(/^__Host-buyer=/)])
  const shown = await readOrder(api, ref, cookie)
  expect(shown).toMatchObject({ mayRead: true, email, parts: [], lines: [{ sum: 4990 }], delivery: { kind: 'post' } })
})

test('the address of an order and a code that was sent from it show the same, and this browser keeps its cookie', async () => {
  const { api, ref } = await shopWithOrder()

  const { status, cookie } = await open(api, ref, stranger)

  expect([status, cookie]).toEqual([200, null])
  expect(await readOrder(api, ref, stranger)).toMatchObject({ mayRead: true, lines: [{ sum: 4990 }] })
})

test('another browser sees as little as before', async () => {
  const { api, ref } = await shopWithOrder()
  await open(api, ref)

  expect(await readOrder(api, ref, null)).toEqual(nothing)
  expect(await readOrder(api, ref, stranger)).toEqual(nothing)
})

test('what was opened by a code is read only: to change the order another code is needed', async () => {
  const { api, ref } = await shopWithOrder()
  await open(api, ref, stranger)

  const cancelled = await api.post('/api/orders/cancel', { order: ref }, { cookie: stranger })

  expect([cancelled.status, cancelled.body.error.code]).toEqual([403, 'forbidden'])
  expect(await readOrder(api, ref, stranger)).toMatchObject({ isYours: false })
})

test('after thirty days a new code is needed', async () => {
  const { api, ref } = await shopWithOrder()
  await open(api, ref, stranger)

  api.wait(30 * DAY_MS - MINUTE_MS)
  expect(await readOrder(api, ref, stranger)).toMatchObject({ mayRead: true })
  api.wait(MINUTE_MS)
  expect(await readOrder(api, ref, stranger)).toEqual(nothing)
})

test('once the order has another mailbox, the code of the old one shows nothing more', async () => {
  const { api, ref } = await shopWithOrder()
  await open(api, ref, stranger)

  await api.db.collection('orders').updateOne({ ref }, { $set: { 'customer.email': 'other@example.com' } })

  expect(await readOrder(api, ref, stranger)).toEqual(nothing)
})

test('a wrong code, an old one and one try too many show nothing and hand out no cookie', async () => {
  const { api, ref } = await shopWithOrder()
  await api.post('/api/orders/send-code', { order: ref })
  const code = await codeIn(api)
  const wrong = code === '111111' ? '222222' : '111111'
  const tryCode = async (tried: string) => {
    const { status, body, cookie } = await api.post('/api/orders/open', { order: ref, code: tried })
    return [status, body.error?.code, cookie]
  }

  for (let tries = 0; tries < 5; tries++) expect(await tryCode(wrong)).toEqual([422, 'code_wrong', null])
  expect(await tryCode(code)).toEqual([422, 'too_many_attempts', null])
  await api.post('/api/orders/send-code', { order: ref })
  const late = await codeIn(api)
  api.wait(11 * MINUTE_MS)
  expect(await tryCode(late)).toEqual([422, 'code_expired', null])
})

test('an order remembers its ten newest browsers, and only a trace of each', async () => {
  const { api, ref } = await shopWithOrder()
  const cookies = Array.from({ length: 11 }, (_, index) => `__Host-buyer=${String(index).padStart(22, 'A')}`)
  await api.post('/api/orders/send-code', { order: ref })
  const code = await codeIn(api)
  for (const cookie of cookies) {
    // The tries of a code are fewer than these browsers.
    await api.db.collection('orders').updateOne({ ref }, { $set: { code_tries: 0 } })
    await api.post('/api/orders/open', { order: ref, code }, { cookie })
  }

  expect(await readOrder(api, ref, cookies[0] ?? null)).toEqual(nothing)
  expect(await readOrder(api, ref, cookies[10] ?? null)).toMatchObject({ mayRead: true })
  const { opened_in } = await saved(api, ref)
  expect(opened_in).toHaveLength(10)
  expect(JSON.stringify(opened_in)).not.toContain('AAAAAAAAAA')
})

test.each([
  [{ code: '123456' }, 'order'],
  [{ order: '26-000001-abcdefghijklm' }, 'code'],
  [{ order: '26-000001-abcdefghijklm', code: { $gt: '' } }, 'code'],
  [{ order: { $gt: '' }, code: '123456' }, 'order'],
])('%j is refused as what it is', async (body, field) => {
  const { status, body: answer } = await (await startApi()).post('/api/orders/open', body)

  expect([status, answer.error.code, Object.keys(answer.error.fields)]).toEqual([400, 'validation', [field]])
})

test('an address that no order has opens nothing', async () => {
  const answer = await (await startApi()).post('/api/orders/open', { order: '26-000001-abcdefghijklm', code: '123456' })

  expect([answer.status, answer.body.error.code]).toEqual([404, 'not_found'])
})
