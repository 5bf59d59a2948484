import { remoteNames } from '@shop/contracts/parts'
import { type Log, silentLog } from '@shop/service-kit/log/log'
import { routesOfSources } from '@shop/tooling/source-routes'
import { openHost, release } from '../test/open-host.ts'
import { readHead } from '../test/read-head.ts'
import { shopOfOneDress } from '../test/shop-of-one-dress.ts'
import { isAmongFirst } from './bucket.ts'

type Host = Awaited<ReturnType<typeof openHost>>

const LEFT_OUT = 'a page of a remote is left out'
const TRIAL = '/lookbook-trial'
const STABLE = 'bbbb2222'
const NEXT = 'cccc3333'
const chunks = {
  mf_catalog: ['remoteEntry.2a2a2a2a.js'],
  remote: ['remote.2b2b2b2b.js'],
  'page-lookbook-trial': ['page-lookbook-trial.2c2c2c2c.js'],
  'texts-lookbook-trial-en-json': ['texts-lookbook-trial-en.2d2d2d2d.js'],
}
const lookbook = {
  path: TRIAL,
  page: 'lookbook-trial',
  title: { uk: 'Лукбук осені | Левада', en: 'The autumn lookbook | Levada' },
  description: { uk: 'Усі образи осені на одній сторінці.', en: 'All looks of the autumn on one page.' },
  isIndexed: true,
  inSitemap: true,
  firstCalls: [{ call: '/api/categories/all' }, { call: '/api/products/get-by/filters', query: { page: '?page' } }],
}
const error = jest.fn<void, Parameters<Log['error']>>()
let host: Host
let now = 0

beforeEach(async () => {
  // Each look is a moment later, so that what changed is seen.
  const clock = { now: () => (now += 2000) }
  host = await openHost(shopOfOneDress, undefined, { log: { ...silentLog, error }, ...clock })
})
afterEach(() => {
  host.close()
  error.mockReset()
})

/** A release of the catalogue that has one page more. */
async function releaseLookbook(options: Parameters<typeof release>[4] = {}, change: object = {}) {
  const routes = [...(await routesOfSources('mf-catalog')), { ...lookbook, ...change }]
  release(host.root, 'mf-catalog', NEXT, chunks, { kept: [NEXT, STABLE], routes, ...options })
}

const statusOf = async (address: string, headers = {}) => (await host.get(address, headers)).status
const textOf = async (address: string) => (await host.get(address)).text()
const routesIn = (page: string) => JSON.parse(/id="routes">(.*?)<\/script>/.exec(page)?.[1] ?? '{}')

test('a page that a remote has released is there with title, description, first data and files, in both languages', async () => {
  expect(await statusOf(TRIAL)).toBe(404)
  await releaseLookbook()
  const page = await textOf(TRIAL)
  const english = await textOf(`${TRIAL}?lang=en&page=2`)

  expect(await statusOf(TRIAL)).toBe(200)
  expect(readHead(page)).toMatchObject({
    title: 'Лукбук осені | Левада',
    description: 'Усі образи осені на одній сторінці.',
    robots: '',
    canonical: `https://levada.example${TRIAL}`,
  })
  expect(readHead(english)).toMatchObject({
    title: 'The autumn lookbook | Levada',
    description: 'All looks of the autumn on one page.',
  })
  expect(page).toContain('<h1>Лукбук осені</h1>')
  expect(page).toContain('{"path":"/api/categories/all","input":{},')
  expect(page).toContain('{"path":"/api/products/get-by/filters","input":{"query":{}}')
  expect(english).toContain('{"path":"/api/products/get-by/filters","input":{"query":{"page":"2"}}')
  expect(english).toContain('/remotes/catalog/cccc3333/page-lookbook-trial.2c2c2c2c.js')
  expect(english).toContain('/remotes/catalog/cccc3333/texts-lookbook-trial-en.2d2d2d2d.js')
})

test('browsers are told of the page what they need, and nothing that only the server says', async () => {
  await releaseLookbook()

  expect(routesIn(await textOf('/store'))['mf-catalog']).toEqual([
    { path: '/', page: 'home', transparentHeader: true },
    { path: '/store', page: 'store' },
    { path: '/product/:article', page: 'product', transparentHeader: true },
    { path: '/bundle/:article', page: 'bundle' },
    { path: '/wishlist', page: 'wishlist' },
    { path: '/search', page: 'search' },
    { path: TRIAL, page: 'lookbook-trial' },
  ])
})

test('pages of the shop do not know the back office, whose own pages know all', async () => {
  const [shop, office] = [routesIn(await textOf('/store')), routesIn(await textOf('/admin/orders'))]

  expect(Object.keys(shop)).toEqual(remoteNames.filter(name => name !== 'mf-admin'))
  expect(office['mf-admin']).toContainEqual({ path: '/admin/*', page: 'office', hasOwnRoutes: true })
  expect(office['mf-catalog']).toEqual(shop['mf-catalog'])
})

test('sitemap and robots.txt follow the release', async () => {
  await releaseLookbook({}, { isNotCrawled: true })

  expect(await textOf('/sitemap.xml')).toContain(`<loc>https://levada.example${TRIAL}</loc>`)
  expect(await textOf('/robots.txt')).toMatch(/^Disallow: \/lookbook-trial$/m)
})

test('a visitor of the former release has no such page, and one of the canary has', async () => {
  const served = [
    { version: STABLE, share: 90 },
    { version: NEXT, share: 10 },
  ]
  await releaseLookbook({ served, reach: { [NEXT]: 'share' } })
  const isFirst = (bucket: number) => isAmongFirst(bucket, 'mf-catalog', NEXT, 10)
  const buckets = Array.from({ length: 1000 }, (_, bucket) => bucket)
  const inBucket = (bucket = 0) => ({ cookie: `__Host-bucket=${bucket}` })

  expect(await statusOf(TRIAL, inBucket(buckets.find(isFirst)))).toBe(200)
  expect(await statusOf(TRIAL, inBucket(buckets.find(bucket => !isFirst(bucket))))).toBe(404)
  // Search engines are told of what most visitors get.
  expect(await textOf('/sitemap.xml')).not.toContain(TRIAL)
})

test('a way back takes the page away again', async () => {
  await releaseLookbook()
  expect(await statusOf(TRIAL)).toBe(200)

  await releaseLookbook({ served: [{ version: STABLE, share: 100 }] })
  expect([await statusOf(TRIAL), await statusOf('/store')]).toEqual([404, 200])
})

test('of two remotes with one path the first of the table keeps it, and the other is logged once', async () => {
  await releaseLookbook()
  const title = { uk: 'Чужа | Левада', en: 'Another one | Levada' }
  release(
    host.root,
    'mf-account',
    'eeee5555',
    {},
    {
      routes: [
        { path: TRIAL, page: 'theirs', title },
        { path: '/contacts', page: 'theirs', title },
        { path: '/user/login', page: 'login', title },
      ],
    },
  )
  const page = await textOf(TRIAL)
  await textOf('/store')

  expect(readHead(page).title).toBe('Лукбук осені | Левада')
  expect(routesIn(page)['mf-account']).toEqual([{ path: '/user/login', page: 'login' }])
  expect(error.mock.calls.filter(([, text]) => text === LEFT_OUT)).toEqual([
    [{ part: 'mf-account', route: '/contacts', reason: 'host has it already, as /contacts' }, LEFT_OUT],
    [{ part: 'mf-account', route: TRIAL, reason: `mf-catalog has it already, as ${TRIAL}` }, LEFT_OUT],
  ])
})

test('a canary whose routes nobody could follow is handed out to nobody', async () => {
  const served = [
    { version: STABLE, share: 1 },
    { version: NEXT, share: 99 },
  ]
  await releaseLookbook({ served, reach: { [NEXT]: 'share' } }, { guard: 'owner' })

  expect([await statusOf('/store'), await statusOf(TRIAL)]).toEqual([200, 404])
  expect(await textOf('/store')).not.toContain(NEXT)
})

test('a release of before routes came with it has those of the newest one that says them', async () => {
  release(host.root, 'mf-catalog', 'aaaa0000', chunks, { routes: null })
  expect(await statusOf('/store')).toBe(404)

  await releaseLookbook({ kept: [NEXT, 'aaaa0000'], served: [{ version: 'aaaa0000', share: 100 }] })
  expect(await statusOf('/store')).toBe(200)
})

test('what a newer release says besides, and a view that this server does not have, are left aside', async () => {
  await releaseLookbook({}, { view: 'of-tomorrow', colour: 'red', firstCalls: [{ call: '/api/of/tomorrow' }] })

  expect([await statusOf(TRIAL), readHead(await textOf(TRIAL)).title]).toEqual([200, 'Лукбук осені | Левада'])
})

test('a page whose thing does not exist is answered with 404', async () => {
  const article = { path: `${TRIAL}/:article`, inSitemap: false }
  const firstCalls = [
    { call: '/api/products/get-by/model-by-article', query: { article: ':article' }, use: 'needed' as const },
  ]
  await releaseLookbook({}, { ...article, firstCalls })

  expect(await statusOf(`${TRIAL}/DR-1042-BUR-R`)).toBe(200)
  expect(await statusOf(`${TRIAL}/DR-1`)).toBe(404)
})

test('the pages of a remote whose files are gone are still there, and browsers say that it cannot be loaded', async () => {
  await textOf('/store')
  release(host.root, 'mf-account', 'ffff6666', {}, { served: [{ version: 'gone', share: 100 }] })
  const answer = await host.get('/user/login')

  expect([answer.status, routesIn(await answer.text())['mf-account']?.length]).toEqual([200, 8])
})

test('a page of the back office names one page to the browser, whatever its address opens', async () => {
  const office = await textOf('/admin/invitation/a-token-of-an-email')

  expect(routesIn(office)['mf-admin']).toEqual([{ path: '/admin/*', page: 'office', hasOwnRoutes: true }])
})
