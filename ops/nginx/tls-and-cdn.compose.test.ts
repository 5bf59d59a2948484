import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { decided, root } from '../production-shape/compose-file.ts'
import { hasPackages } from '../production-shape/debian-packages.ts'
import { freePort } from '../production-shape/free-port.ts'
import { type Running, runProcess, until } from '../production-shape/run-process.ts'
import { startProductionShape } from '../production-shape/start-shape.ts'
import { keepingTable } from './keeping-table.ts'
import { makeCertificate } from './test-certificate.ts'
import { agreedOn, askTls } from './tls-client.ts'

const describeHere = hasPackages('nginx', 'libnginx-mod-http-brotli-static') ? describe : describe.skip

/** What stands in docs/operation.md, by the addresses of its rows. */
const table = keepingTable(readFileSync(path.join(root, 'docs/operation.md'), 'utf8'))

describeHere('TLS at the door, and a CDN in front of it', () => {
  const certificates = mkdtempSync(path.join(tmpdir(), 'shop-certificates-'))
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-cdn-'))
  let ca: string
  let port: number
  let shape: Awaited<ReturnType<typeof startProductionShape>>
  let cdn: { url: string; process: Running }
  let examples: Record<string, string>
  beforeAll(async () => {
    ca = makeCertificate(certificates)
    port = await freePort()
    shape = await startProductionShape({
      tls: { port, certificates },
      variables: { FRONT_PROXY: '192.0.2.1,127.0.0.1' },
    })
    await shape.seed()
    cdn = await startCdn(folder, shape.url, path.join(certificates, 'fullchain.pem'))
    examples = await findExamples()
  })
  afterAll(async () => {
    await cdn?.process.stop()
    await shape?.stop()
    for (const place of [certificates, folder]) rmSync(place, { recursive: true, force: true })
  })

  const ask = (address: string, asked = {}) => askTls(shape.url, ca, address, asked)
  const signIn = () =>
    ask('/api/admin/login', {
      method: 'POST',
      headers: { origin: shape.url },
      json: { login: decided.ADMIN_LOGIN, password: decided.ADMIN_PASSWORD },
    })

  /** An address for each row of the table. */
  async function findExamples(): Promise<Record<string, string>> {
    const { text } = await ask('/store')
    const first = (pattern: RegExp) => pattern.exec(text)?.[0] ?? ''
    return {
      '/assets/…': first(/\/assets\/main\.[0-9a-f]{8}\.js/),
      '/remotes/…': first(/\/remotes\/catalog\/[0-9a-f]+\/remoteEntry\.[0-9a-f]{8}\.js/),
      '/images/…': first(/\/images\/[\w-]+\/\d+\.webp/),
      '/robots.txt': '/robots.txt',
      '/sitemap.xml': '/sitemap.xml',
      pages: '/store',
      '/registry.json': '/registry.json',
      '/sw.js': '/sw.js',
      '/offline-frame': '/offline-frame',
      '/api/… for all': '/api/products/get-by/filters',
      '/api/… of a person': '/api/admin/audit',
    }
  }

  test('browsers speak HTTP/2 over TLS 1.3 or 1.2, and nothing older', async () => {
    expect(await agreedOn(port, ca, 'TLSv1.3')).toBe('TLSv1.3 h2')
    expect(await agreedOn(port, ca, 'TLSv1.2')).toBe('TLSv1.2 h2')
    expect(await agreedOn(port, ca, 'TLSv1.1')).toBeNull()
  })

  test('what comes in the clear is sent to the address of the shop, whatever its Host says', async () => {
    const plain = `http://127.0.0.1:${shape.ports.door}`
    for (const [method, place] of [
      ['GET', '/store?sort=new'],
      ['POST', '/api/orders/create'],
    ] as const) {
      const { status, headers } = await fetch(plain + place, {
        method,
        redirect: 'manual',
        headers: { host: 'evil.example' },
      })
      expect([status, headers.get('location')]).toEqual([308, shape.url + place])
    }
    // The container's own look at the door.
    expect((await fetch(`${plain}/door/live`)).status).toBe(200)
  })

  test('pages ask browsers to come by TLS alone, and cookies go no other way', async () => {
    const { headers } = await ask('/')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    const signedIn = await signIn()

    expect(signedIn.status).toBe(200)
    const cookies = signedIn.headers['set-cookie'] ?? []
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie.toLowerCase()).toMatch(/^__host-.*; samesite=\w+; secure; httponly$/)
  })

  test('each class of address says what the table of docs/operation.md says', async () => {
    expect(Object.keys(examples)).toEqual(Object.keys(table))
    const said: Record<string, unknown> = {}
    for (const [row, address] of Object.entries(examples)) {
      const { headers } = await ask(address, { headers: { 'accept-encoding': 'br' } })
      said[row] = { caching: headers['cache-control'], vary: headers.vary ?? '–' }
    }

    expect(said).toEqual(
      Object.fromEntries(Object.entries(table).map(([row, { caching, vary }]) => [row, { caching, vary }])),
    )
  })

  test('a CDN keeps what the table lets it keep and nothing else', async () => {
    for (const [row, address] of Object.entries(examples)) {
      const twice = [await fetch(cdn.url + address), await fetch(cdn.url + address)]
      const isKept = table[row]?.kept !== 'nothing'

      expect([row, ...twice.map(({ headers }) => headers.get('x-cache'))]).toEqual([
        row,
        'MISS',
        isKept ? 'HIT' : 'MISS',
      ])
      for (const answer of twice) await answer.body?.cancel()
    }
  })

  test('one person’s answers and pages come to nobody else by way of the CDN', async () => {
    const [pair = ''] = ((await signIn()).headers['set-cookie'] ?? []).map(cookie => cookie.split(';')[0] ?? '')
    const own = await fetch(`${cdn.url}/api/admin/audit`, { headers: { cookie: pair } })
    const stranger = await fetch(`${cdn.url}/api/admin/audit`)
    expect([own.status, stranger.status]).toEqual([200, 401])

    const languageOf = async (locale: string) =>
      (await fetch(`${cdn.url}/store`, { headers: { cookie: `locale=${locale}` } })).headers.get('content-language')
    expect([await languageOf('uk'), await languageOf('en'), await languageOf('uk')]).toEqual(['uk', 'en', 'uk'])
  })

  test('a released file that the CDN keeps stays the right one: another content has another name', async () => {
    const address = examples['/assets/…'] ?? ''
    const here = await ask(address)
    const there = await (await fetch(cdn.url + address)).text()

    expect(there).toBe(here.text)
  })
})

/** Debian's nginx as a cache that obeys the shop's headers. */
async function startCdn(folder: string, shop: string, trusted: string) {
  mkdirSync(path.join(folder, 'temp'))
  const listen = `127.0.0.1:${await freePort()}`
  const example = readFileSync(path.join(root, 'ops/cdn/nginx.conf'), 'utf8')
  const made = example
    .replace('listen LISTEN', `listen ${listen}`)
    .replace('proxy_pass SHOP', `proxy_pass ${shop}`)
    .replace('certificate TRUSTED', `certificate ${trusted}`)
  writeFileSync(path.join(folder, 'nginx.conf'), made)
  execFileSync('/usr/sbin/nginx', ['-p', folder, '-c', 'nginx.conf', '-t'], { stdio: 'pipe' })
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  const nginx = runProcess('/usr/sbin/nginx', ['-p', folder, '-c', 'nginx.conf', '-g', `${user}daemon off;`])
  await until(async () => (await fetch(`http://${listen}/robots.txt?`)).ok, nginx)
  return { url: `http://${listen}`, process: nginx }
}
