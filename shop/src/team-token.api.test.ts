import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type AppName, appNames, remoteNames } from '@shop/contracts/parts'
import { servedVersion } from '@shop/service-kit/releases/releases'
import { routesOfSources } from '@shop/tooling/source-routes'
import { startShopOfTeams, type TeamBuild, teamBuild } from '../test/teams.ts'

// A team's token reaches its own part: whatever it sends, the pages of all others are there.

let shop: Awaited<ReturnType<typeof startShopOfTeams>>
beforeEach(async () => {
  shop = await startShopOfTeams()
})
afterEach(() => shop.stop())

/** A page of each part, and the office. */
const pages = ['/about-us', '/', '/store', '/cart', '/user/login', '/admin/orders']
const statuses = async () => Promise.all(pages.map(async page => [page, (await shop.get(page)).status]))
const all = (status: number) => pages.map(page => [page, status])
const partsOfPages = async () => Object.keys((await shop.get('/registry.json')).body).toSorted()
const versionsOf = (part: AppName) =>
  readdirSync(path.join(shop.root, part, 'dist')).filter(name => /^[0-9a-f]{10}/.test(name))

const whole = teamBuild('mf-catalog', 'next')
const { integrity, ...withoutHashes } = whole.list
const malformed: [string, Record<string, unknown>][] = [
  ['nothing but hashes', { integrity }],
  ['no hashes', withoutHashes],
  ['chunks that are no lists of files', { ...whole.list, chunks: { mf_catalog: 5 } }],
  ['a chunk with a file that has no hash', { ...whole.list, chunks: { remote: ['remote.9f9f9f9f.js'] } }],
  ['a path in place of a file', { ...whole.list, chunks: { sw: ['../../../../package.json'] } }],
  ['files that are no list', { ...whole.list, files: { length: 1 } }],
  ['a list of hashes that is not among its files', { ...whole.list, integrityFile: 'integrity.00000000.json' }],
  ['packages that are none', { ...whole.list, shared: { packages: 'react' } }],
  ['routes that are no list', { ...whole.list, routes: 'all' }],
  ['a route without a title', { ...whole.list, routes: [{ path: '/lookbook', page: 'lookbook' }] }],
]

describe.each(['mf-catalog', 'host'] as const)('sent for %s', part => {
  test.each(malformed)('a list with %s is refused, nothing of it stays, and every page is there', async (_, list) => {
    const before = versionsOf(part)
    const { listed, handedOut } = await shop.release(part, { list, files: whole.files })

    expect([listed.status, listed.body.error?.code]).toEqual([409, 'release_not_possible'])
    expect(handedOut.status).toBe(404)
    expect(versionsOf(part)).toEqual(before)
    expect(await statuses()).toEqual(all(200))
    expect(await partsOfPages()).toEqual([...appNames].toSorted())
  })
})

test.each(malformed)('were a list with %s handed out all the same, only its own part is gone', async (_, list) => {
  await shop.layDown('mf-catalog', { list, files: whole.files })

  expect(await statuses()).toEqual(all(200))
  expect(await partsOfPages()).toEqual(appNames.filter(name => name !== 'mf-catalog').toSorted())
  expect((await shop.get('/registry.json?format=frontend-discovery')).status).toBe(200)
})

test('a version that was handed out before the shop read lists so closely is not handed out again', async () => {
  const good = servedVersion(await shop.store.read('mf-catalog'))
  const version = await shop.layDown('mf-catalog', { list: { integrity }, files: whole.files })
  await shop.change('mf-catalog', { what: 'rollback' })
  expect(servedVersion(await shop.store.read('mf-catalog'))).toBe(good)
  const { status, body } = await shop.change('mf-catalog', { what: 'rollback', version })

  expect([status, body.error?.code]).toEqual([409, 'release_not_possible'])
  expect(versionsOf('mf-catalog')).toContain(version)
})

const lookbook = { page: 'lookbook', title: { uk: 'Лукбук', en: 'Lookbook' } }
const withPage = async (page: string): Promise<TeamBuild> =>
  teamBuild('mf-catalog', 'next', [...(await routesOfSources('mf-catalog')), { ...lookbook, path: page }])

test.each([
  ['/cart', 'mf-cart-checkout', '/cart'],
  ['/user/login/:name?', 'mf-account', '/user/login'],
  ['/admin/orders', 'mf-admin', '/admin/*'],
  ['/about-us', 'host', '/about-us'],
])('the catalogue may not take %s, which %s has', async (page, other, otherPath) => {
  const before = versionsOf('mf-catalog')
  const { handedOut } = await shop.release('mf-catalog', await withPage(page))

  const as = otherPath === page ? '' : ` as ${otherPath}`
  expect([handedOut.status, handedOut.body.error]).toEqual([
    409,
    expect.objectContaining({
      code: 'release_not_possible',
      reason: `mf-catalog claims ${page}, which ${other} has${as}`,
    }),
  ])
  expect(versionsOf('mf-catalog')).toEqual(before)
})

test('addresses that are no page’s are refused, too', async () => {
  const { handedOut } = await shop.release('mf-catalog', await withPage('/api/lookbook'))

  expect(handedOut.body.error).toMatchObject({
    code: 'release_not_possible',
    reason: 'mf-catalog claims /api/lookbook, which is no address of a page',
  })
})

test('what a canary of another part has is taken, also for a canary', async () => {
  const ofAccount = teamBuild('mf-account', 'next', [
    ...(await routesOfSources('mf-account')),
    { ...lookbook, path: '/lookbook' },
  ])
  expect((await shop.release('mf-account', ofAccount, { share: 0 })).handedOut.status).toBe(200)
  const { handedOut } = await shop.release('mf-catalog', await withPage('/lookbook'), { share: 5 })

  expect(handedOut.body.error).toMatchObject({ reason: 'mf-catalog claims /lookbook, which mf-account has' })
})

test('two teams that take one address at one moment do not both get it', async () => {
  const taking = remoteNames.map(async part =>
    shop.release(part, teamBuild(part, 'next', [...(await routesOfSources(part)), { ...lookbook, path: '/lookbook' }])),
  )
  const outcomes = (await Promise.all(taking)).map(({ handedOut }) => handedOut.status)

  expect(outcomes.toSorted()).toEqual([200, ...remoteNames.slice(1).map(() => 409)])
})

test('a page that nobody has is the team’s, and a way back to it is open while it is', async () => {
  const first = servedVersion(await shop.store.read('mf-catalog'))
  const { version, handedOut } = await shop.release('mf-catalog', await withPage('/lookbook'))
  expect(handedOut.status).toBe(200)
  expect((await shop.get('/lookbook')).status).toBe(200)

  await shop.change('mf-catalog', { what: 'rollback' })
  expect(servedVersion(await shop.store.read('mf-catalog'))).toBe(first)
  expect((await shop.change('mf-catalog', { what: 'rollback', version })).status).toBe(200)
})

test('no team changes another one’s part', async () => {
  const outcomes = await Promise.all(
    appNames
      .filter(part => part !== 'mf-catalog')
      .map(async part => (await shop.change(part, { what: 'rollback' }, 'mf-catalog')).status),
  )

  expect(new Set(outcomes)).toEqual(new Set([403]))
})

test.each([
  ['served is no list', { served: 5, versions: [] }],
  ['nothing is said of its versions', { served: [{ version: '0000000000', share: 100 }] }],
  ['a version has no digest', { served: [], versions: [{ version: '0000000000' }] }],
])(
  'an entry of the registry in which %s counts as one that cannot be read: what it said last is shown',
  async (_, entry) => {
    expect(await statuses()).toEqual(all(200))
    const dist = path.join(shop.root, 'mf-catalog/dist')
    writeFileSync(path.join(dist, 'releases-99.json'), JSON.stringify({ revision: 99, history: [], ...entry }))

    expect(await statuses()).toEqual(all(200))
    expect(await partsOfPages()).toEqual([...appNames].toSorted())
  },
)
