import { rmSync } from 'node:fs'
import path from 'node:path'
import { type Log, silentLog } from '@shop/service-kit/log/log'
import type { Releases } from '@shop/service-kit/releases/releases'
import { hashOf, openHost, release } from '../test/open-host.ts'
import { checkedDiscovery, DISCOVERY_SCHEMA } from './schema.ts'

const ADDRESS = '/registry.json?format=frontend-discovery'
const STABLE = 'bbbb2222'
const CANARY = 'cccc3333'
const ORIGIN = 'https://catalog.example'
const error = jest.fn<void, Parameters<Log['error']>>()
const opened: { close(): void }[] = []
let now = 0

afterEach(() => {
  error.mockReset()
  for (const host of opened.splice(0)) host.close()
})

async function open() {
  const host = await openHost({}, undefined, {
    remoteOrigins: { 'mf-catalog': [ORIGIN] },
    log: { ...silentLog, error },
    // Each look is a moment later, so that what changed is seen.
    now: () => (now += 2000),
  })
  opened.push(host)
  return { ...host, registry: async (headers = {}) => (await host.get(ADDRESS, headers)).json() }
}

const chunks = {
  mf_catalog: ['remoteEntry.2a2a2a2a.js'],
  'page-home': ['page-home.2b2b2b2b.js'],
  'page-wishlist': ['page-wishlist.2c2c2c2c.js'],
  'page-of-nobody': [],
  'slot-size-guide-popup': [],
  'slot-filter-popup': [],
}

function startCanary(root: string, share: number, more: { origin?: string; served?: Releases['served'] } = {}) {
  const served = [
    { version: STABLE, share: 100 - share },
    { version: CANARY, share },
  ]
  release(root, 'mf-catalog', CANARY, chunks, { kept: [CANARY, STABLE], served, ...more })
}

const trafficIn = (registry: { microFrontends: { 'mf-catalog'?: { metadata: object; deployment: object }[] } }) =>
  registry.microFrontends['mf-catalog']?.map(({ metadata, deployment }) => ({ ...metadata, ...deployment }))

test('other hosts read the remotes in the schema of Frontend Discovery: address, hash, pages, slots and packages of each', async () => {
  const { registry, root } = await open()
  release(root, 'mf-catalog', CANARY, chunks, { packages: { react: '19.3.0' } })

  expect(await registry()).toEqual({
    schema: DISCOVERY_SCHEMA,
    microFrontends: {
      'mf-catalog': [
        {
          url: '/remotes/catalog/cccc3333/remoteEntry.2a2a2a2a.js',
          metadata: { version: CANARY, integrity: hashOf('remoteEntry.2a2a2a2a.js') },
          deployment: { traffic: 100, default: true },
          extras: {
            files: {
              'remoteEntry.2a2a2a2a.js': hashOf('remoteEntry.2a2a2a2a.js'),
              'integrity.9e9e9e9e.json': hashOf('integrity.9e9e9e9e.json'),
            },
            routes: ['/', '/wishlist'],
            slots: ['filter-popup', 'size-guide-popup'],
            shared: { react: '19.3.0' },
          },
        },
      ],
    },
  })
})

test('under a canary both versions stand in it, their traffic adds up and the stable one is the default', async () => {
  const { registry, root } = await open()
  startCanary(root, 10)
  const read = await registry()

  expect(() => checkedDiscovery(read)).not.toThrow()
  expect(trafficIn(read)).toMatchObject([
    { version: STABLE, traffic: 90, default: true },
    { version: CANARY, traffic: 10, default: false },
  ])
})

test('it is the same for every visitor, and fresh until something is released', async () => {
  const { get, registry, root } = await open()
  startCanary(root, 50)
  const { headers } = await get(ADDRESS)
  const again = { 'if-none-match': String(headers.get('etag')), 'cache-control': 'max-age=0' }

  expect([headers.get('content-type'), headers.get('cache-control'), headers.get('vary')]).toEqual([
    'application/json; charset=utf-8',
    'no-cache',
    null,
  ])
  expect((await get(ADDRESS, { ...again, cookie: '__Host-bucket=1' })).status).toBe(304)
  expect(await registry({ cookie: '__Host-bucket=1' })).toEqual(await registry({ cookie: '__Host-bucket=9999' }))
})

test('what only testers may have does not stand in it', async () => {
  const { registry, root } = await open()
  startCanary(root, 0)

  expect(trafficIn(await registry())).toMatchObject([{ version: STABLE, traffic: 100, default: true }])
})

test('a canary whose files are gone leaves its visitors to the stable version, and without that there is no remote', async () => {
  const { registry, root } = await open()
  startCanary(root, 10)
  rmSync(path.join(root, 'mf-catalog/dist', CANARY), { recursive: true })
  expect(trafficIn(await registry())).toMatchObject([{ version: STABLE, traffic: 100, default: true }])

  rmSync(path.join(root, 'mf-catalog/dist', STABLE), { recursive: true })
  expect((await registry()).microFrontends).toEqual({})
})

test('a version of another origin has our copy to fall back to, while that is here', async () => {
  const { registry, root } = await open()
  startCanary(root, 10, { origin: ORIGIN })
  const [, canary] = (await registry()).microFrontends['mf-catalog']

  expect([canary.url, canary.fallbackUrl]).toEqual([
    `${ORIGIN}/remotes/catalog/cccc3333/remoteEntry.2a2a2a2a.js`,
    '/remotes/catalog/cccc3333/remoteEntry.2a2a2a2a.js',
  ])
  rmSync(path.join(root, 'mf-catalog/dist', CANARY, 'remoteEntry.2a2a2a2a.js'))
  expect((await registry()).microFrontends['mf-catalog'][1]).not.toHaveProperty('fallbackUrl')
})

test('our own host reads what it has always read, whatever else stands in the address', async () => {
  const { get } = await open()
  const texts = await Promise.all(
    ['', '?format=', '?format=other'].map(async query => (await get(`/registry.json${query}`)).text()),
  )

  expect(new Set(texts).size).toBe(1)
  expect(Object.keys(JSON.parse(texts[0] ?? ''))).toEqual(['host', 'mf-catalog'])
})

test('a registry of releases whose shares do not add up is refused: answer and log name the member', async () => {
  const { get, root } = await open()
  const served = [
    { version: STABLE, share: 90 },
    { version: CANARY, share: 20 },
  ]
  startCanary(root, 10, { served })
  const answer = await get(ADDRESS)
  const reason = 'microFrontends.mf-catalog has traffic that does not add up to 100'

  expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
    503,
    'no-store',
    { error: reason },
  ])
  expect(error).toHaveBeenCalledWith({ reason }, 'the registry of releases is wrong')
})
