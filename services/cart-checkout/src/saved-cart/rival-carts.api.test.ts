import { sellablesEndpoint } from '@shop/contracts/catalog/stock'
import { type Api, type Json, startApi } from '../../test/start-api.ts'
import { knownSession } from '../../test/stub-account.ts'
import { dress, size, skirt } from '../../test/stub-catalog.ts'

const cookie = `__Host-session=${knownSession}`

const update = (api: Api, data: Json) => api.post('/api/cart/update', { data }, { cookie })
const cartOf = async (api: Api): Promise<Json> => (await api.get('/api/cart/get', { cookie })).body.cart

function line(api: Api, article: string, count = 1) {
  return { article, size, count, bundle: null, timestamp: api.now().getTime() }
}

/** The first to ask for the shelves waits until `go`; later ones are answered at once. */
function slowShelves(api: Api) {
  const call = api.calls.get(sellablesEndpoint.path)
  if (!call) throw new Error('the catalogue of cardboard sells nothing')
  const arrived = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  api.calls.set(sellablesEndpoint.path, {
    ...call,
    run: async body => {
      api.calls.set(sellablesEndpoint.path, call)
      arrived.resolve()
      await gate.promise
      return call.run(body, Buffer.alloc(0))
    },
  })
  return { arrived: arrived.promise, go: gate.resolve }
}

test('of two tabs that change one cart, the one that is overtaken is refused and overwrites nothing', async () => {
  const api = await startApi()
  await update(api, { mode: 'replace', version: 0, lines: [line(api, dress)] })
  const shelves = slowShelves(api)
  const slow = update(api, { mode: 'replace', version: 1, lines: [line(api, dress, 2)] })
  await shelves.arrived

  const fast = await update(api, { mode: 'replace', version: 1, lines: [line(api, dress), line(api, skirt)] })
  shelves.go()

  const refused = await slow
  expect(fast.status).toBe(200)
  expect([refused.status, refused.body.error.code]).toEqual([409, 'cart_conflict'])
  expect(refused.body.error.cart).toEqual({ version: 2, lines: [line(api, dress), line(api, skirt)] })
  expect((await cartOf(api)).version).toBe(2)
})

test('a customer who signs in while another device is saving has the lines of both in the cart', async () => {
  const api = await startApi()
  await update(api, { mode: 'replace', version: 0, lines: [line(api, dress)] })
  const shelves = slowShelves(api)
  const signingIn = update(api, { mode: 'merge', lines: [line(api, skirt)] })
  await shelves.arrived

  await update(api, { mode: 'replace', version: 1, lines: [line(api, dress, 3)] })
  shelves.go()

  expect((await signingIn).body.cart).toEqual({ version: 3, lines: [line(api, dress, 3), line(api, skirt)] })
})

test('a line taken out on another device during a sign-in does not come back', async () => {
  const api = await startApi()
  await update(api, { mode: 'replace', version: 0, lines: [line(api, dress)] })
  const shelves = slowShelves(api)
  const signingIn = update(api, { mode: 'merge', lines: [line(api, skirt)] })
  await shelves.arrived

  await update(api, { mode: 'replace', version: 1, lines: [] })
  shelves.go()

  expect((await signingIn).body.cart.lines).toEqual([line(api, skirt)])
})
