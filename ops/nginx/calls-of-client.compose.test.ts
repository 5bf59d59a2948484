import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CALLS_IN_FLIGHT } from '@shop/service-kit/process/service-environment'
import { hasPackages } from '../production-shape/debian-packages.ts'
import { freePort } from '../production-shape/free-port.ts'
import type { Running } from '../production-shape/run-process.ts'
import { startNginx } from '../production-shape/start-nginx.ts'

const describeHere = hasPackages('nginx', 'libnginx-mod-http-brotli-static') ? describe : describe.skip

describeHere('calls that one client has at work behind nginx', () => {
  let nginx: Running
  let url: string
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-door-'))
  /** Answers nothing until it is told to. */
  let atWork: (() => void)[] = []
  const service = createServer((_, res) => void atWork.push(() => res.end('{}')))

  beforeAll(async () => {
    service.listen(0, '127.0.0.1')
    await once(service, 'listening')
    const { port } = service.address() as AddressInfo
    const door = await freePort()
    const owners = { host: [port], catalog: [port], 'cart-checkout': [port], account: [port], admin: [port] }
    const settings = { FRONT_PROXY: '127.0.0.1', CALLS_IN_FLIGHT: '' }
    nginx = await startNginx(path.join(folder, 'door'), door, owners, { settings })
    url = `http://127.0.0.1:${door}`
  })
  afterAll(async () => {
    await nginx?.stop()
    service.closeAllConnections()
    service.close()
    rmSync(folder, { recursive: true, force: true })
  })
  afterEach(() => {
    for (const answer of atWork) answer()
    atWork = []
  })

  /** As the proxy in front would say where it comes from. */
  function ask(from: string, address = '/api/products/search', headers = {}): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      get(`${url}${address}`, { headers: { 'x-forwarded-for': from, ...headers } }, resolve).once('error', reject)
    })
  }

  /** So many are at work, or the first answer that came instead. */
  async function fill(count: number, from: (index: number) => string, address?: string): Promise<number | undefined> {
    const first = Promise.race(Array.from({ length: count }, (_, index) => ask(from(index), address)))
    let answered: number | undefined
    first.then(answer => {
      answered = answer.statusCode
    })
    while (atWork.length < count && answered === undefined) await new Promise(resolve => setImmediate(resolve))
    return answered
  }

  async function refusedFor(from: string, address?: string): Promise<number | undefined> {
    const before = atWork.length
    let answered: IncomingMessage | undefined
    void ask(from, address).then(answer => {
      answered = answer
    })
    while (!answered && atWork.length === before) await new Promise(resolve => setImmediate(resolve))
    return answered?.statusCode
  }

  test('are twenty, as at the gateway; the next is refused in the reader’s language, and another client is not', async () => {
    expect(await fill(CALLS_IN_FLIGHT, () => '203.0.113.7')).toBeUndefined()

    const refused = await ask('203.0.113.7', '/api/categories/all', { 'accept-language': 'en' })
    const [text] = await once(refused.setEncoding('utf8'), 'data')

    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5'])
    expect(JSON.parse(text)).toMatchObject({
      error: { code: 'too_many_requests', message: 'Too many tries, wait 5 s' },
    })
    expect(await refusedFor('203.0.113.7', '/store')).toBe(429)
    expect(await refusedFor('203.0.113.8')).toBeUndefined()
  })

  test('are those of a whole IPv6 /64 together, and the next /64 has its own', async () => {
    const neighbours = (index: number) => `2001:db8:a0a:2:${index.toString(16)}::a`
    expect(await fill(CALLS_IN_FLIGHT, neighbours)).toBeUndefined()

    expect(await refusedFor('2001:db8:a0a:2:ffff::a')).toBe(429)
    expect(await refusedFor('2001:db8:a0a:3::a')).toBeUndefined()
  })

  test('are those of an address of IPv4, however it is written', async () => {
    expect(await fill(CALLS_IN_FLIGHT, () => '::ffff:203.0.113.9')).toBeUndefined()

    expect(await refusedFor('203.0.113.9')).toBe(429)
    expect(await refusedFor('::ffff:203.0.113.10')).toBeUndefined()
  })

  test.each(['/images/coat-camel-front/320.webp', '/api/payments/wayforpay/callback'])(
    'leave out %s',
    async address => {
      expect(await fill(CALLS_IN_FLIGHT + 20, () => '203.0.113.11', address)).toBeUndefined()
    },
  )
})
