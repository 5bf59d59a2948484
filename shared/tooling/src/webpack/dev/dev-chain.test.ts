import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import type { AppName } from '../../apps.ts'
import { addressOfApp } from './dev-page.ts'
import { devServerFor } from './dev-server.ts'
import { freePort } from './listening.ts'

type Served = { address: string; hash: string; stop(): Promise<void> }

const entryOf = (name: string, version: string) => ({
  version,
  entry: `/remotes/${name}/${version}/remoteEntry.1a1a1a1a.js`,
  integrity: { 'remoteEntry.1a1a1a1a.js': 'sha256-of-the-entry' },
})
const registry = {
  host: { version: 'aaaa1111', entry: '/assets/', integrity: {} },
  'mf-catalog': entryOf('catalog', 'bbbb2222'),
  'mf-account': entryOf('account', 'cccc3333'),
  'mf-admin': entryOf('admin', 'dddd4444'),
}
const page = `<!doctype html><head><script src="/assets/starter.0d0d0d0d.js" defer></script></head>
<script type="application/json" id="registry">${JSON.stringify(registry)}</script>`

const asked: { line: string; headers: IncomingHttpHeaders }[] = []
/** It speaks as a deployed shop does. */
const shop = createServer((req, res) => {
  asked.push({ line: `${req.method} ${req.url}`, headers: req.headers })
  if (req.url === '/registry.json') res.setHeader('Content-Type', 'application/json').end(JSON.stringify(registry))
  else if (req.url === '/store') res.setHeader('Content-Type', 'text/html; charset=utf-8').end(page)
  else res.setHeader('Set-Cookie', '__Host-session=abc; path=/; secure; httponly').end('{}')
})
let catalog: Served
let account: Served

beforeAll(async () => {
  shop.listen(0, '127.0.0.1')
  await once(shop, 'listening')
  catalog = await serve('mf-catalog', {
    shop: `http://127.0.0.1:${(shop.address() as AddressInfo).port}`,
    isDeployed: true,
  })
  account = await serve('mf-account', { shop: catalog.address, isDeployed: false })
})

afterAll(async () => {
  await account.stop()
  await catalog.stop()
  shop.closeAllConnections()
  shop.close()
})

/** A dev server as a team starts it, of a remote that is one line. */
async function serve(app: AppName, place: { shop: string; isDeployed: boolean }): Promise<Served> {
  const port = await freePort()
  const compiler = webpack({
    mode: 'none',
    context: tmpdir(),
    entry: { remoteEntry: `data:text/javascript,globalThis.served="${app}"` },
    output: { publicPath: addressOfApp(app), filename: '[name].js' },
    infrastructureLogging: { level: 'none' },
    stats: 'none',
  })
  const compiled = new Promise<string>(resolve => compiler.hooks.done.tap('test', ({ hash }) => resolve(hash ?? '')))
  const server = new WebpackDevServer(devServerFor(['host', app], { host: '127.0.0.1', port, ...place }), compiler)
  await server.start()
  return { address: `http://127.0.0.1:${port}`, hash: await compiled, stop: () => server.stop() }
}

const text = async (address: string) => (await fetch(address)).text()

test('of two dev servers in a row the second one delivers pages with the remotes of both, all else as it is deployed', async () => {
  const expected = {
    'mf-account': { version: 'dev', entry: '/remotes/account/dev/remoteEntry.js', integrity: {} },
    'mf-catalog': { version: 'dev', entry: '/remotes/catalog/dev/remoteEntry.js', integrity: {} },
    'mf-admin': registry['mf-admin'],
  }

  const [, written = ''] = /id="registry">(.*?)<\/script>/.exec(await text(`${account.address}/store`)) ?? []
  expect(JSON.parse(written)).toEqual(expected)
  expect(JSON.parse(await text(`${account.address}/registry.json`))).toEqual(expected)
  expect(await text(`${account.address}/remotes/account/dev/remoteEntry.js`)).toContain('served="mf-account"')
  expect(await text(`${account.address}/remotes/catalog/dev/remoteEntry.js`)).toContain('served="mf-catalog"')
  // Nothing has changed at the shop, nor for the first team.
  const [, ofFirst = ''] = /id="registry">(.*?)<\/script>/.exec(await text(`${catalog.address}/store`)) ?? []
  expect(JSON.parse(ofFirst)['mf-account']).toEqual(registry['mf-account'])
})

test('a write from a page of the second dev server reaches the shop as one of its own, its cookie comes back under another name', async () => {
  const answer = await fetch(`${account.address}/api/cart`, { method: 'PUT', headers: { origin: account.address } })

  const { headers } = asked.find(({ line }) => line === 'PUT /api/cart') ?? {}
  expect(headers?.origin).toBe(`http://${headers?.host}`)
  expect(answer.headers.getSetCookie()).toEqual([`dev-${new URL(catalog.address).port}-session=abc; path=/; httponly`])
})

test.each(['/api/client-errors', '/api/remote-loads', '/api/web-vitals', '/csp-reports'])(
  'what a page under development reports at %s does not count at a deployed shop',
  async path => {
    const answer = await fetch(account.address + path, { method: 'POST', body: '{"message":"half done"}' })

    expect(answer.status).toBe(200)
    expect(asked.map(({ line }) => line)).not.toContain(`POST ${path}`)
  },
)

test('on a page of the second dev server each remote hears of its own changes', async () => {
  expect(await heardAt('/ws/host+mf-account')).toContain(account.hash)
  expect(await heardAt('/ws/host+mf-catalog')).toContain(catalog.hash)
})

test('a connection that no page of the shop asks for is refused', async () => {
  await expect(heardAt('/ws/host+mf-catalog', 'http://evil.example')).rejects.toThrow()
})

/** What a page of the second dev server hears first of the state of an app. */
async function heardAt(path: string, origin = account.address): Promise<string> {
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    Origin: origin,
  }
  const asking = request(account.address + path, { headers }).end()
  const [answer, socket, first] = await Promise.race([
    once(asking, 'upgrade'),
    once(asking, 'response').then(([{ statusCode }]) => Promise.reject(new Error(`answered ${statusCode}`))),
  ])
  expect(answer.statusCode).toBe(101)
  let heard = String(first)
  while (!heard.includes('"ok"')) heard += String((await once(socket, 'data'))[0])
  socket.destroy()
  return heard
}
