import { remoteNames } from '@shop/contracts/parts'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { type Releases, withRollback, withStrike } from '@shop/service-kit/releases/releases'
import { createSigner } from '@shop/service-kit/releases/signed'
import { openHost, release } from '../test/open-host.ts'
import { isAmongFirst } from './bucket.ts'

type Host = Awaited<ReturnType<typeof openHost>>
let host: Host

const olena = { at: '2026-11-24T10:00:00.000Z', by: 'olena' }
const SECRET = 'only-for-tests-of-test-links'
const NOW = 1_795_428_000
const { sign, read } = createSigner(SECRET)

const STABLE = 'bbbb2222'
const CANARY = 'cccc3333'
const ENTRY = '/remotes/catalog/cccc3333/remoteEntry.2a2a2a2a.js'
const home = {
  '/api/home/get-data': { home: { is_header_white: false, is_header_white_mobile: false, slider: [], blocks: [] } },
}
/** A bucket among the first tenth for the canary, and one that is not. */
const first = Array.from({ length: 10_000 }, (_, bucket) => bucket).find(among(10)) ?? 0
const late = Array.from({ length: 10_000 }, (_, bucket) => bucket).findLast(bucket => !among(10)(bucket)) ?? 0
let drawn = first
let now = 0

beforeEach(async () => {
  now = NOW * 1000
  host = await openHost(home, undefined, { releasesSecret: SECRET, now: () => now, draw: () => drawn })
})
afterEach(() => host.close())

function among(share: number) {
  return (bucket: number) => isAmongFirst(bucket, 'mf-catalog', CANARY, share)
}

function startCanary(share: number) {
  const chunks = { mf_catalog: ['remoteEntry.2a2a2a2a.js'], 'page-home': ['page-home.2c2c2c2c.js'] }
  const served = [
    { version: STABLE, share: 100 - share },
    { version: CANARY, share },
  ]
  const reach = { [CANARY]: share > 0 ? ('share' as const) : ('testers' as const) }
  release(host.root, 'mf-catalog', CANARY, chunks, { kept: [CANARY, STABLE], served, reach })
}

/** As a command changes the registry; the server looks again within a second. */
async function changeCatalogue(change: (before: Releases) => Releases): Promise<void> {
  const store = createFolderStore(host.root)
  const before = await store.read('mf-catalog')
  if (!before) throw new Error('The catalogue was never released')
  await store.write('mf-catalog', change(before))
  now += 1000
}

const cookie = (text: string) => ({ cookie: text })
const inBucket = (bucket: number) => cookie(`__Host-bucket=${bucket}`)
const asTester = (token = link()) => cookie(`__Host-try-mf-catalog=${token}`)

function link(change: { part?: string; version?: string; until?: number } = {}): string {
  const { part = 'mf-catalog', version = CANARY, until = NOW + 60 } = change
  return sign('test', { part, version, by: 'olena' }, until)
}

async function page(headers: Record<string, string> = {}, address = '/') {
  const answer = await host.get(address, headers)
  const text = await answer.text()
  const [, registry = '{}'] = /id="registry">(.*?)<\/script>/.exec(text) ?? []
  const [, view] = /<html [^>]*data-page-view="([^"]+)"/.exec(text) ?? []
  return {
    answer,
    text,
    version: JSON.parse(registry)['mf-catalog']?.version,
    view,
    cookies: answer.headers.getSetCookie(),
  }
}

async function versionInRegistry(headers: Record<string, string>) {
  return (await (await host.get('/registry.json', headers)).json())['mf-catalog'].version
}

test('without a canary no visitor gets a cookie or a mark, and pages may be kept as before', async () => {
  const { answer, text, cookies } = await page()
  const registry = await host.get('/registry.json')

  expect([cookies, answer.headers.get('cache-control')]).toEqual([[], 'no-cache'])
  expect(text).toContain('<html lang="uk">')
  expect([registry.headers.get('cache-control'), registry.headers.get('vary')]).toEqual(['no-cache', null])
})

test('for an hour after a release to everybody pages say which versions they have, and are kept as before', async () => {
  const at = new Date(NOW * 1000).toISOString()
  const history = [{ what: 'promote' as const, version: CANARY, at, by: 'automatic' }]
  release(
    host.root,
    'mf-catalog',
    CANARY,
    { mf_catalog: ['remoteEntry.2a2a2a2a.js'] },
    { kept: [CANARY, STABLE], history },
  )
  now += 3_599_000
  const { view = '', cookies, answer } = await page()
  expect(read('page-view', view, now / 1000)?.versions['mf-catalog']).toBe(CANARY)
  expect([cookies, answer.headers.get('cache-control')]).toEqual([[], 'no-cache'])

  now += 1000
  expect((await page()).view).toBeUndefined()
})

test('while a canary runs, a first visit draws a bucket, which says nothing of the visitor and is for the server only', async () => {
  startCanary(10)
  const { cookies, answer, version } = await page()

  expect(cookies).toHaveLength(1)
  expect(cookies[0]).toMatch(/^__Host-bucket=\d{1,4}; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/)
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect(version).toBe(CANARY)
})

test('a visitor keeps the version on every page, in its preloads and in the registry, and draws nothing again', async () => {
  startCanary(10)
  const pages = [await page(inBucket(first)), await page(inBucket(first), '/?lang=en')]
  const other = await page(inBucket(late))

  expect(pages.map(({ version }) => version)).toEqual([CANARY, CANARY])
  expect(pages[0]?.text).toContain(`href="${ENTRY}"`)
  expect(pages[0]?.text).not.toContain(STABLE)
  expect(other.version).toBe(STABLE)
  expect(other.text).not.toContain(CANARY)
  expect([...(pages[0]?.cookies ?? []), ...other.cookies]).toEqual([])
  expect([await versionInRegistry(inBucket(first)), await versionInRegistry(inBucket(late))]).toEqual([CANARY, STABLE])
})

test('while a canary runs, the registry is kept for one visitor only, and is fresh for the same one', async () => {
  startCanary(10)
  const { headers } = await host.get('/registry.json', inBucket(first))
  const again = { 'if-none-match': String(headers.get('etag')), 'cache-control': 'max-age=0' }

  expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-cache', 'Cookie'])
  expect((await host.get('/registry.json', { ...inBucket(first), ...again })).status).toBe(304)
  expect((await host.get('/registry.json', { ...inBucket(late), ...again })).status).toBe(200)
})

test('a canary of the host comes with its own files', async () => {
  const served = [
    { version: 'aaaa1111', share: 90 },
    { version: 'dddd4444', share: 10 },
  ]
  const main = { main: ['main.4a4a4a4a.js'] }
  release(host.root, 'host', 'dddd4444', main, { kept: ['dddd4444', 'aaaa1111'], served, reach: { dddd4444: 'share' } })
  const bucket = Array.from({ length: 10_000 }, (_, at) => at).find(at => isAmongFirst(at, 'host', 'dddd4444', 10)) ?? 0

  expect((await page(inBucket(bucket))).text).toContain('/assets/main.4a4a4a4a.js')
  expect((await host.get('/assets/main.4a4a4a4a.js')).status).toBe(200)
})

test('a canary whose files are not whole is nobody’s: its visitors go on with the stable version', async () => {
  startCanary(10)
  const elsewhere = [
    { version: STABLE, share: 90 },
    { version: 'ffff9999', share: 10 },
  ]
  release(host.root, 'mf-catalog', STABLE, { mf_catalog: ['remoteEntry.1a1a1a1a.js'] }, { served: elsewhere })

  const versions = await Promise.all([0, 1, 2, 3].map(async step => (await page(inBucket(step * 2500))).version))
  expect(new Set(versions)).toEqual(new Set([STABLE]))
})

test.each(['10000', '-1', '1.5', 'x', '1e3', ''])(
  'a bucket that we never hand out (%s) is drawn again',
  async value => {
    startCanary(10)
    drawn = late
    const { cookies, version } = await page(cookie(`__Host-bucket=${value}`))
    drawn = first

    expect([cookies.length, version]).toEqual([1, STABLE])
  },
)

test('shares are as great as said, keep whom they had when they grow, and begin with others for each version', () => {
  const buckets = Array.from({ length: 10_000 }, (_, bucket) => bucket)
  const tenth = buckets.filter(among(10))
  const half = new Set(buckets.filter(among(50)))
  const ofAnother = buckets.filter(bucket => isAmongFirst(bucket, 'mf-catalog', 'eeee5555', 10))

  expect(Math.abs(tenth.length - 1000)).toBeLessThan(100)
  expect(tenth.every(bucket => half.has(bucket))).toBe(true)
  expect(ofAnother.filter(among(10)).length).toBeLessThan(200)
  expect([buckets.filter(among(0)).length, buckets.filter(among(100)).length]).toEqual([0, 10_000])
})

test('what a page has is signed while a canary runs, for what the browser reports of it', async () => {
  startCanary(10)
  const others = Object.fromEntries(remoteNames.map(name => [name, 'dddd4444']))
  const viewed = read('page-view', (await page(inBucket(first))).view ?? '', NOW + 29 * 60)

  expect(viewed?.versions).toEqual({ ...others, host: 'aaaa1111', 'mf-catalog': CANARY })
  expect(read('page-view', (await page(inBucket(late))).view ?? '', NOW)?.versions).toMatchObject({
    'mf-catalog': STABLE,
  })
  expect((await page(inBucket(first))).view).not.toBe((await page(inBucket(first))).view)
})

test('a version for testers alone is no canary yet: pages carry no mark and draw no bucket', async () => {
  startCanary(0)
  const { cookies, view, version, answer } = await page(inBucket(first))

  expect([cookies, view, version, answer.headers.get('cache-control')]).toEqual([[], undefined, STABLE, 'no-cache'])
})

test('a test link is kept for the server only and leads to the same address without it', async () => {
  startCanary(0)
  const { status, headers } = await host.get(`/store?colors=black&try=${link()}`)
  const [kept = ''] = headers.getSetCookie()

  expect([status, headers.get('location')]).toEqual([303, '/store?colors=black'])
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
  expect(kept).toContain(`__Host-try-mf-catalog=${link()}; path=/;`)
  expect(kept).toMatch(/samesite=lax; secure; httponly$/)
})

test('a visitor with a test link gets the version on page and registry, sees that, and may leave it', async () => {
  startCanary(0)
  const { version, text, answer } = await page(asTester())

  expect([version, await versionInRegistry(asTester())]).toEqual([CANARY, CANARY])
  expect(text).toContain(`Ви тестуєте: mf-catalog ${CANARY}`)
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')

  const left = await host.get('/contacts?try=off', asTester())
  expect([left.status, left.headers.get('location')]).toEqual([303, '/contacts'])
  expect(left.headers.getSetCookie().join()).toContain('__Host-try-mf-catalog=; path=/; expires=Thu, 01 Jan 1970')
})

test.each([
  [
    'made by a stranger',
    () =>
      createSigner('a-secret-of-somebody-else').sign(
        'test',
        { part: 'mf-catalog', version: CANARY, by: 'x' },
        NOW + 60,
      ),
  ],
  ['of another kind', () => sign('page-view', { id: 'x'.repeat(22), versions: {} }, NOW + 60)],
  ['that is over', () => link({ until: NOW })],
  ['to a version that is not here', () => link({ version: 'ffff9999' })],
  ['to an unknown part', () => link({ part: 'nobody' })],
  ['of no words', () => ''],
  ['of strange words', () => '%00%ff'],
  ['of very many words', () => 'x'.repeat(5000)],
])('a link %s opens nothing, and the page says that it is wrong', async (_, token) => {
  startCanary(0)
  const { answer, version, text, cookies } = await page({}, `/?try=${token()}`)
  const asCookie = await page(asTester(token().replaceAll('%', '')))

  expect([answer.status, version, cookies]).toEqual([200, STABLE, []])
  expect(text).toContain('Тестове посилання неправильне або вже не діє')
  expect([asCookie.version, asCookie.text.includes('Ви тестуєте')]).toEqual([STABLE, false])
  expect((await host.get(ENTRY, asTester(token().replaceAll('%', '')))).status).toBe(404)
})

test('a test link to a version that was struck leads to what everybody has', async () => {
  startCanary(0)
  await changeCatalogue(before => withRollback(before, olena))
  expect(await versionInRegistry(asTester())).toBe(CANARY)

  await changeCatalogue(before => withStrike(before, olena, CANARY))
  expect(await versionInRegistry(asTester())).toBe(STABLE)
  expect((await host.get(`/?try=${link()}`)).status).toBe(200)
})

test('files that only testers have had are there for them alone, and kept by their browsers alone', async () => {
  startCanary(0)
  const tested = await host.get(ENTRY, asTester())

  expect([tested.status, tested.headers.get('cache-control')]).toEqual([200, 'private, max-age=31536000, immutable'])
  expect((await host.get(ENTRY)).status).toBe(404)
  expect((await host.get(ENTRY, inBucket(first))).status).toBe(404)
  expect((await host.get(ENTRY, asTester(link({ version: STABLE })))).status).toBe(404)

  startCanary(1)
  now += 2000
  expect((await host.get(ENTRY)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.each(['//evil.example/?try=off', '/\\evil.example?try=off', '//evil.example/%0d%0aset-cookie:x?try=off'])(
  'leaving a test at %s leads to no other site',
  async place => {
    const location = (await host.get(place)).headers.get('location') ?? ''

    expect(new URL(location, 'https://levada.example').origin).toBe('https://levada.example')
  },
)
