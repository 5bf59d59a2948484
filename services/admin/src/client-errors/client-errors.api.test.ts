import { silentLog } from '@shop/service-kit/log/log'
import { canary, failure, other, stable, startWithCanary } from '../../test/canary.ts'
import { startApi } from '../../test/start-api.ts'

const report = { ...failure, page: '/payment/26-000042-abcdefghijklm?x=1' }
const groups = (api: Awaited<ReturnType<typeof startApi>>) =>
  api.db
    .collection('client_errors')
    .find({}, { projection: { _id: 0, first: 0, last: 0 } })
    .sort({ first: 1 })
    .toArray()
const countsOf = async (api: Awaited<ReturnType<typeof startApi>>, part: string) =>
  api.db
    .collection('release_counts')
    .find({ part }, { projection: { _id: 0, hour: 0, part: 0 } })
    .sort({ version: -1 })
    .toArray()

test('a browser reports that a remote did not load; nothing of the order in the address is kept', async () => {
  const lines: unknown[] = []
  const api = await startApi({ log: { ...silentLog, warn: facts => void lines.push(facts) } })

  expect((await api.open().post('/api/client-errors', report)).body).toEqual({ status: true })
  expect(lines).toEqual([{ remote: 'mf-catalog', reason: 'Loading chunk 7 failed', route: '/payment' }])
  expect(await groups(api)).toEqual([
    { part: 'mf-catalog', version: null, message: 'Loading chunk # failed', section: '/payment', count: 1 },
  ])
})

test('the id of a call that failed in a browser is written, apart from the ids that our own processes give', async () => {
  const lines: object[] = []
  const api = await startApi({ log: { ...silentLog, warn: facts => void lines.push(facts) } })
  const request_id = '4bf92f3577b34da6a3ce929d0e0e4736'

  expect((await api.open().post('/api/client-errors', { ...report, request_id })).status).toBe(200)
  expect(lines).toMatchObject([{ remote: 'mf-catalog', failed_request: request_id }])
  expect(lines[0]).not.toHaveProperty('request_id')
  expect((await api.open().post('/api/client-errors', { ...report, request_id: 'of a stranger' })).status).toBe(400)
})

test.each([
  ['/lookbook-trial?look=2', '/lookbook-trial'],
  ['/', '/'],
  ['/Store/x', '/store'],
  ['/26-000042-abcdefghijklm', '/…'],
  ['/olena@example.com', '/…'],
  [`/${'a'.repeat(31)}`, '/…'],
])('of the page %s the group says %s, whichever pages remotes have', async (page, section) => {
  const api = await startApi()
  await api.open().post('/api/client-errors', { ...report, page })

  expect(await groups(api)).toMatchObject([{ section }])
})

test('reports of browsers are bounded in size and number', async () => {
  const { open } = await startApi()
  const browser = open()

  expect((await browser.post('/api/client-errors', { ...report, remote: '../mf-evil' })).status).toBe(400)
  expect((await browser.post('/api/client-errors', { ...report, message: 'x'.repeat(301) })).status).toBe(400)
  expect((await browser.post('/api/client-errors', { ...report, page_view: 'x'.repeat(601) })).status).toBe(400)
  expect((await browser.post('/api/client-errors', { ...report, version: '../..' })).status).toBe(400)
  for (let sent = 0; sent < 30; sent += 1) await browser.post('/api/client-errors', report)
  expect((await browser.post('/api/client-errors', report)).status).toBe(429)
})

test('the same failure is one group however often it is reported; another section or version is another group', async () => {
  const api = await startWithCanary()
  await api.report(canary, 1)
  await api.report(canary, 2)
  await api.report(stable, 3)

  expect((await groups(api)).map(({ version, section, count }) => [version, section, count]).toSorted()).toEqual([
    [stable, '/store', 1],
    [canary, '/store', 2],
  ])
})

test('made-up messages and addresses fill some hundred groups and no more', async () => {
  const api = await startApi({ limitsFactor: 100 })
  const browser = api.open()
  const words = Array.from({ length: 320 }, (_, number) => String.fromCodePoint(0x4e00 + number))
  for (const message of words) await browser.post('/api/client-errors', { ...report, message, page: `/${message}` })

  const kept = await groups(api)
  expect(kept).toHaveLength(301)
  expect(new Set(kept.map(({ section }) => section))).toEqual(new Set(['/…', '…']))
  expect(kept.find(({ message }) => message === '…')?.count).toBe(20)
})

test.each([
  ['forged', (token: string) => token.replace(/(.)(.{5})$/, (_, one, rest) => (one === 'A' ? 'B' : 'A') + rest)],
  ['cut off', (token: string) => token.slice(0, 40)],
  ['no token at all', () => 'ї'],
])('a report with a token that is %s counts, of an unknown version', async (_, spoiled) => {
  const api = await startWithCanary()
  const page_view = spoiled(api.pageView(canary, 1))

  expect((await api.open().post('/api/client-errors', { ...report, page_view })).status).toBe(200)
  expect(await groups(api)).toMatchObject([{ version: null, count: 1 }])
  expect(await api.db.collection('release_page_views').countDocuments()).toBe(0)
})

test('a token that is over says nothing any more', async () => {
  const api = await startWithCanary()
  const page_view = api.pageView(canary, 1)
  api.clock.wait(1801)
  await api.open().post('/api/client-errors', { ...report, page_view })

  expect(await groups(api)).toMatchObject([{ version: null }])
})

test('without a token the version that the page names is shown if there is one, but nothing is counted against it', async () => {
  const api = await startWithCanary()
  await api.open().post('/api/client-errors', { ...report, version: canary })
  api.clock.wait(1)
  await api.open().post('/api/client-errors', { ...report, version: 'ffffffffff' })

  expect((await groups(api)).map(({ version }) => version)).toEqual([canary, null])
  expect(await countsOf(api, 'mf-catalog')).toEqual([
    { version: canary, reports: 1 },
    { version: null, reports: 1 },
  ])
})

test('a page view counts once for each part, and what failed once has failed', async () => {
  const api = await startWithCanary()
  await api.load(canary, 1)
  await api.load(canary, 1)
  await api.load(canary, 2)
  await api.report(canary, 2)
  await api.report(canary, 2)
  await api.report(canary, 3)
  await api.load(canary, 3)

  expect(await countsOf(api, 'mf-catalog')).toEqual([{ version: canary, loads: 3, failures: 2, reports: 3 }])
  expect(await countsOf(api, 'host')).toEqual([{ version: other, loads: 3, failures: 2 }])
})

test('the networks of browsers are kept as digests', async () => {
  const api = await startWithCanary()
  await api.report(canary, 1, '203.0.113.7')

  const rows = await api.db.collection('release_page_views').find().toArray()
  expect(rows).toMatchObject([{ network: expect.stringMatching(/^[\w-]{22}$/) }, {}])
  expect(JSON.stringify(rows)).not.toContain('203.0.113')
})

test('loads are bounded and need a token', async () => {
  const { open } = await startApi()
  const browser = open()
  const send = (json: unknown) => browser.post('/api/remote-loads', json)

  expect((await send({ remotes: ['mf-catalog'] })).status).toBe(400)
  expect((await send({ remotes: [], page_view: 'a' })).status).toBe(400)
  expect((await send({ remotes: Array(41).fill('mf-catalog'), page_view: 'a' })).status).toBe(400)
  expect((await send({ remotes: ['mf-catalog'], page_view: 'a' })).body).toEqual({ status: true })
})

test('a remote that only a newer page knows is left alone, and spoils no report of the others', async () => {
  const api = await startWithCanary()
  const browser = api.open()
  const page_view = api.pageView(canary, 1)
  const loads = await browser.post('/api/remote-loads', { remotes: ['mf-atelier', 'mf-catalog'], page_view })
  const failed = await browser.post('/api/client-errors', { ...report, remote: 'mf-atelier', page_view })

  expect([loads, failed].map(({ status }) => status)).toEqual([200, 200])
  expect(await groups(api)).toEqual([])
  expect(await countsOf(api, 'mf-catalog')).toEqual([{ version: canary, loads: 1 }])
})
