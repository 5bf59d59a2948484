import { askQuote, order, orderBody } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { knownSession, otherSession } from '../../test/stub-account.ts'
import { dress, size } from '../../test/stub-catalog.ts'

const linesOf = async (api: Api, ref: string, cookie: string | null) =>
  (await api.get(`/api/orders/get-lines?order=${ref}`, { cookie })).body.lines

test('the customer who ordered in this browser sees the lines, to order them again', async () => {
  const api = await startApi()
  const quote = await askQuote(api)
  const placed = await api.post('/api/orders/create', orderBody(quote), {
    key: '00000000-0000-4000-8000-000000000001',
  })
  const { ref } = placed.body.order

  const answer = await api.get(`/api/orders/get-lines?order=${ref}`, { cookie: placed.cookie })
  expect(answer.body.lines).toMatchObject([{ article: dress, size, count: 1, bundle: null, sum: 4990, preorder: null }])
  expect(answer.body.lines[0]).toMatchObject({ title: { uk: expect.stringMatching(/\S/) }, height: '170-177' })
  expect(answer.body.lines[0].color).toEqual({ uk: 'Бордовий', en: 'Burgundy' })
  expect(answer.body.delivery.kind).toBe('post')
})

test('somebody else with the address of the order does not see its lines', async () => {
  const api = await startApi()
  const { ref } = (await order(api)).body.order

  expect((await api.get(`/api/orders/get-lines?order=${ref}`)).body).toMatchObject({ lines: null, delivery: null })
  expect(await linesOf(api, ref, '__Host-buyer=AAAAAAAAAAAAAAAAAAAAAA')).toBeNull()
  expect((await api.get('/api/orders/get-lines?order=26-000001')).status).toBe(404)
})

test('a customer sees the lines of an order on another device, and no other customer does', async () => {
  const api = await startApi()
  const cookie = `__Host-session=${knownSession}`
  const { ref } = (await order(api, { cookie })).body.order

  expect(await linesOf(api, ref, cookie)).toHaveLength(1)
  expect(await linesOf(api, ref, `__Host-session=${otherSession}`)).toBeNull()
})
