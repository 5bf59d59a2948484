import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf, openHost, release } from './test/open-host.ts'

let host: Awaited<ReturnType<typeof openHost>>

beforeEach(async () => {
  host = await openHost()
})
afterEach(() => host.close())

test('the registry says what each entry must hold, and where the hashes of all other files are', async () => {
  const registry = await (await host.get('/registry.json')).json()

  expect(registry.host).toEqual({
    version: 'aaaa1111',
    entry: '/assets/',
    integrity: { 'integrity.9e9e9e9e.json': hashOf('integrity.9e9e9e9e.json') },
  })
  expect(Object.keys(registry['mf-catalog'].integrity)).toEqual(['remoteEntry.1a1a1a1a.js', 'integrity.9e9e9e9e.json'])
})

test('a browser that has the registry gets 304 until something is released', async () => {
  const first = await host.get('/registry.json')
  // Without it this client would say that it wants no answer from memory.
  const asks = (etag: string | null) => ({ 'if-none-match': String(etag), 'cache-control': 'max-age=0' })

  expect((await host.get('/registry.json', asks(first.headers.get('etag')))).status).toBe(304)
  expect((await host.get('/registry.json', asks('"other"'))).status).toBe(200)
})

test('an open tab still finds the files of the builds before', async () => {
  release(
    host.root,
    'mf-catalog',
    'cccc3333',
    { mf_catalog: ['remoteEntry.2a2a2a2a.js'] },
    { kept: ['cccc3333', 'bbbb2222'] },
  )

  const old = await host.get('/remotes/catalog/bbbb2222/page-home.1c1c1c1c.js')

  expect(old.status).toBe(200)
  expect(old.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('a small file is sent with an encoding that the browser accepts', async () => {
  writeFileSync(path.join(host.root, 'host/dist/aaaa1111/main.0a0a0a0a.js.br'), 'packed')

  const packed = await host.get('/assets/main.0a0a0a0a.js', { 'accept-encoding': 'gzip, br' })
  const plain = await host.get('/assets/main.0a0a0a0a.js', { 'accept-encoding': 'identity' })

  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(await plain.text()).toContain('host aaaa1111')
})

test('the manifest of a remote is public, and never changes', async () => {
  writeFileSync(path.join(host.root, 'mf-catalog/dist/bbbb2222/mf-manifest.json'), '{}')
  const manifest = await host.get('/remotes/catalog/bbbb2222/mf-manifest.json')

  expect([manifest.status, await manifest.text()]).toEqual([200, '{}'])
  expect(manifest.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.each([
  '/assets/mf-manifest.json',
  '/remotes/catalog/bbbb2222/contract.json',
  '/remotes/catalog/bbbb2222/mf-stats.json',
  '/assets/assets.json',
  '/assets/..%2f..%2fpackage.json',
  '/remotes/catalog/bbbb2222/assets.json',
  '/remotes/nobody/bbbb2222/remoteEntry.1a1a1a1a.js',
  '/.env',
  '/.git/config',
  '/assets/main.0a0a0a0a.js.map',
])('%s is not served', async place => {
  expect((await host.get(place)).status).toBe(404)
})
