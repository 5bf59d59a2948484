import { DAY_MS } from '@shop/calendar/durations'
import { type Api, type Json, startApi } from '../../test/start-api.ts'
import { knownSession, otherSession } from '../../test/stub-account.ts'

const olena = `__Host-session=${knownSession}`
const iryna = `__Host-session=${otherSession}`

const list = async (api: Api, cookie = olena): Promise<Json> => (await api.get('/api/wishlist/get', { cookie })).body

function save(
  api: Api,
  items: Json,
  { cookie = olena, mode = 'merge' }: { cookie?: string | null; mode?: string } = {},
) {
  return api.post('/api/wishlist/update', { data: { mode, items } }, { cookie })
}

function ago(api: Api, article: string, ms = 0) {
  return { article, timestamp: api.now().getTime() - ms }
}

test('a customer’s wishes are kept and found again, newest first', async () => {
  const api = await startApi()
  const items = [ago(api, 'DR-1', DAY_MS), ago(api, 'CO-1')]

  const { status, body } = await save(api, items)

  expect(status).toBe(200)
  expect(body).toEqual({ status: true, wishlist: [items[1], items[0]] })
  expect(await list(api)).toEqual(body)
})

test('a customer who has wished for nothing gets an empty list', async () => {
  expect(await list(await startApi())).toEqual({ status: true, wishlist: [] })
})

test('a wish that is removed is gone, and stays so after 30 days', async () => {
  const api = await startApi()
  await save(api, [ago(api, 'DR-1', 1000), ago(api, 'CO-1')])
  await save(api, [{ ...ago(api, 'DR-1'), removed: true }])
  expect((await list(api)).wishlist).toMatchObject([{ article: 'CO-1' }])

  api.wait(30 * DAY_MS + 1)
  expect((await list(api)).wishlist).toEqual([])
})

test('a wishlist can be replaced as a whole', async () => {
  const api = await startApi()
  await save(api, [ago(api, 'DR-1')])

  expect((await save(api, [ago(api, 'CO-1')], { mode: 'replace' })).body.wishlist).toMatchObject([{ article: 'CO-1' }])
  expect((await save(api, [], { mode: 'replace' })).body.wishlist).toEqual([])
})

test('two devices that save at once lose no wish', async () => {
  const api = await startApi()
  const articles = Array.from({ length: 8 }, (_, n) => `DR-${n}`)

  const answers = await Promise.all(articles.map(article => save(api, [ago(api, article)])))

  expect(answers.map(({ status }) => status)).toEqual(articles.map(() => 200))
  expect((await list(api)).wishlist.map(({ article }: Json) => article).toSorted()).toEqual(articles)
})

test('nobody sees or changes the list of another customer', async () => {
  const api = await startApi()
  await save(api, [ago(api, 'DR-1')])
  await save(api, [], { cookie: iryna, mode: 'replace' })

  expect((await list(api, iryna)).wishlist).toEqual([])
  expect((await list(api)).wishlist).toHaveLength(1)
})

test.each([null, '__Host-session=a-session-that-nobody-has-started'])(
  'a guest (%s) keeps the wishlist locally',
  async cookie => {
    const api = await startApi()
    const answers = [await api.get('/api/wishlist/get', { cookie }), await save(api, [], { cookie })]

    for (const { status, body } of answers) {
      expect(status).toBe(401)
      expect(body.error.code).toBe('not_authenticated')
    }
  },
)

test.each([
  ['no data', {}],
  ['an unknown mode', { data: { mode: 'erase', items: [] } }],
  ['items that are no list', { data: { mode: 'merge', items: { $gt: '' } } }],
  ['an article that is none', { data: { mode: 'merge', items: [{ article: { $ne: 1 }, timestamp: 1 }] } }],
  ['no time', { data: { mode: 'merge', items: [{ article: 'DR-1' }] } }],
  ['half a millisecond', { data: { mode: 'merge', items: [{ article: 'DR-1', timestamp: 1.5 }] } }],
  ['a time before time', { data: { mode: 'merge', items: [{ article: 'DR-1', timestamp: -1 }] } }],
  [
    'too many',
    { data: { mode: 'merge', items: Array.from({ length: 201 }, () => ({ article: 'DR-1', timestamp: 1 })) } },
  ],
])('%s is refused', async (_, body) => {
  const api = await startApi()
  const answer = await api.post('/api/wishlist/update', body, { cookie: olena })

  expect(answer.status).toBe(400)
  expect(answer.body.error.code).toBe('validation')
})

test('a device that does nothing else is asked to wait', async () => {
  const api = await startApi({ limitsFactor: 1 / 60 })
  await save(api, [])
  await save(api, [])

  const { status, body } = await save(api, [])

  expect(status).toBe(429)
  expect(body.error.code).toBe('too_many_requests')
})

test('what a later version keeps with a wishlist stays there when this version writes the list', async () => {
  const api = await startApi()
  await save(api, [ago(api, 'DR-1')])
  await api.db.collection('wishlists').updateOne({}, { $set: { shared_as: 'подарунки' } })

  await save(api, [ago(api, 'CO-1')])

  expect(await api.db.collection('wishlists').findOne()).toMatchObject({ version: 2, shared_as: 'подарунки' })
})
