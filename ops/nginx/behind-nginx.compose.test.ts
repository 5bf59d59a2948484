import { get } from 'node:http'
import { buy } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import sharp from 'sharp'
import { decided } from '../production-shape/compose-file.ts'
import { hasPackages } from '../production-shape/debian-packages.ts'
import { rawStatus } from '../production-shape/raw-status.ts'
import { startProductionShape } from '../production-shape/start-shape.ts'

const isHere = hasPackages('nginx', 'libnginx-mod-http-brotli-static')
const describeHere = isHere ? describe : describe.skip

describeHere('the shop behind its nginx', () => {
  let shape: Awaited<ReturnType<typeof startProductionShape>>
  beforeAll(async () => {
    shape = await startProductionShape()
  })
  afterAll(() => shape?.stop())
  const open = () => createBrowser(shape.url)

  test('has no products until the demonstration is seeded', async () => {
    const list = () => open().get('/api/products/get-by/filters')
    expect((await list()).body.list ?? []).toEqual([])
    expect((await open().get('/')).status).toBe(200)

    await shape.seed()

    expect((await list()).body.count).toBeGreaterThanOrEqual(90)
  })

  test('a page is not cached, and comes with security headers and compressed', async () => {
    const { status, headers, text } = await open().get('/', { 'accept-encoding': 'br' })

    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-encoding')).toBe('br')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain("form-action 'self' https://secure.wayforpay.com")
    expect(text).toContain('id="first-data"')
  })

  test('files with a hash in their name are cached for good, and compressed beforehand', async () => {
    const page = (await open().get('/store')).text
    const files = [...page.matchAll(/(?:src|href)="(\/(?:assets|remotes)\/[^"]+\.(?:js|css))"/g)].map(
      ([, file]) => file,
    )
    expect(files.some(file => file?.startsWith('/remotes/catalog/'))).toBe(true)
    for (const file of files) {
      const { status, headers } = await open().get(file ?? '', { 'accept-encoding': 'gzip, br' })
      expect([file, status, headers.get('content-encoding')]).toEqual([file, 200, 'br'])
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('vary')).toBe('Accept-Encoding')
    }
    const { headers } = await open().get(files[0] ?? '', { 'accept-encoding': 'gzip' })
    expect(headers.get('content-encoding')).toBe('gzip')
  })

  test('pictures and lists come from the catalogue', async () => {
    const list = await open().get('/api/products/get-by/filters', { 'accept-encoding': 'gzip' })
    expect(list.headers.get('content-encoding')).toBe('gzip')
    const picture = await open().get('/images/coat-camel-front/320.webp')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(picture.headers.get('cache-control')).toContain('immutable')
  })

  test('one address asks for so many pictures at once and no more; another has its own', async () => {
    const picture = `${shape.url}/images/coat-camel-front/320.webp`
    const asked = await Promise.all(Array.from({ length: 400 }, () => fetch(picture)))
    const refused = asked.filter(({ status }) => status !== 200)

    expect(asked.length - refused.length).toBeGreaterThanOrEqual(200)
    expect(refused.length).toBeGreaterThan(50)
    expect(new Set(refused.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))).toEqual(
      new Set(['429 5']),
    )
    expect((await refused[0]?.json())?.error).toMatchObject({ code: 'too_many_requests' })
    expect(await statusFrom('127.0.0.2', picture)).toBe(200)
  })

  test('a guest orders and pays on the sandbox page; staff find the order paid', async () => {
    const guest = open()
    const { status, body } = await buy(guest, [{ article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }])
    expect(status).toBe(201)
    const order = body.order as { ref: string; number: string }
    const started = (await guest.post('/api/payments/start', { order: order.ref, method: 'card' })).body
    const fields = started.fields as { name: string; value: string }[]
    const decision = new URLSearchParams(fields.map(({ name, value }) => [name, value]))
    decision.append('choice', 'approve')
    const decide = { method: 'POST', body: decision, redirect: 'manual' } as const
    expect((await fetch(`${shape.url}/sandbox-pay/decide`, decide)).status).toBe(303)

    const staff = open()
    expect((await staff.get('/api/orders/get-like-payment-id')).status).toBe(401)
    await staff.post('/api/admin/login', { login: decided.ADMIN_LOGIN, password: decided.ADMIN_PASSWORD })
    const found = await staff.get('/api/orders/get-like-payment-id')

    expect(found.body).toMatchObject({ count: 1, orders: [{ number: order.number, payment_status: 'approved' }] })
  })

  test.each([
    '/internal/stock/hold',
    '/INTERNAL/orders/list',
    '//internal/stock/hold',
    '/images/%2e%2e/internal/stock/hold',
    '/api/cart/..%2f..%2finternal/stock/hold',
    '/api/internal/x',
    '/api/nothing',
    '/door/refusal',
  ])('%s is not found, whatever secret comes with it', async path => {
    const secret = { 'x-internal-secret': 'x'.repeat(24), 'x-internal-signature': 'admin 0 x x' }
    const { status, body } = await open().post(path, {}, secret)
    expect([status, body.error?.code]).toEqual([404, 'not_found'])
  })

  test('only the client address that nginx saw counts', async () => {
    const wrong = { email: 'nobody@example.com', password: 'wrong-one' }
    const answers = []
    for (let turn = 0; turn < 12; turn += 1)
      answers.push(await open().post('/api/user/login', wrong, { 'x-forwarded-for': `203.0.113.${turn}` }))
    expect(answers.at(-1)?.body.error?.code).toBe('too_many_requests')
  })

  test('staff upload a picture of megabytes, shoppers get it; nobody else may send so much, and nobody more', async () => {
    const staff = open()
    await staff.post('/api/admin/login', { login: decided.ADMIN_LOGIN, password: decided.ADMIN_PASSWORD })
    // Noise: nothing that could be packed.
    const pixels = Buffer.alloc(1600 * 2000 * 3)
    for (let at = 0, state = 7; at < pixels.length; at += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      pixels[at] = state >>> 24
    }
    const file = await sharp(pixels, { raw: { width: 1600, height: 2000, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer()
    expect(file.length).toBeGreaterThan(1024 * 1024)
    const upload = (browser: typeof staff, body: Buffer, path = '/api/images/upload') =>
      browser.send('POST', path, { body, headers: { 'content-type': 'image/jpeg' } })

    const { status, body } = await upload(staff, file)
    expect(status).toBe(201)
    const { name } = body.picture as { name: string }
    const picture = await open().get(`/images/${name}/640.webp`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])

    expect((await upload(open(), file)).status).toBe(401)
    expect((await upload(staff, file, '/api/images/change')).status).toBe(413)
    expect((await upload(staff, Buffer.alloc(11 * 1024 * 1024))).status).toBe(413)
  })

  test('staff import a table of megabytes; no other call takes so much, and the import no more than 20 MB', async () => {
    const staff = open()
    await staff.post('/api/admin/login', { login: decided.ADMIN_LOGIN, password: decided.ADMIN_PASSWORD })
    const row = `${'x'.repeat(1000)},1\n`
    const table = Buffer.from(`article,stock\n${row.repeat(2500)}`)
    expect(table.length).toBeGreaterThan(2 * 1024 * 1024)
    const send = (browser: typeof staff, path: string, body: Buffer) =>
      browser.send('POST', path, { body, headers: { 'content-type': 'text/csv' } })

    const { status, body } = await send(staff, '/api/admin/products/import?dry_run=1&file_name=goods.csv', table)
    expect([status, body.status]).toEqual([200, true])

    const strangers = Array.from({ length: 12 }, () => send(open(), '/api/admin/products/import', table))
    expect(new Set((await Promise.all(strangers)).map(answer => answer.status))).toEqual(new Set([401]))
    expect((await send(staff, '/api/admin/products/imports', table)).status).toBe(413)
    expect((await send(staff, '/api/admin/products/bulk', table)).status).toBe(413)
    expect((await send(staff, '/api/admin/products/import', Buffer.alloc(20 * 1024 * 1024 + 1))).status).toBe(413)
  })

  test('requests that are too big or malformed are refused by nginx, in the customer’s language', async () => {
    const big = await open().post('/api/cart/quote', { text: 'x'.repeat(300_000) }, { 'accept-language': 'en' })
    expect([big.status, big.body.error]).toEqual([413, expect.objectContaining({ message: 'Too much data' })])
    const long = await open().get(`/${'a'.repeat(9000)}`)
    expect([long.status, long.body.error?.code]).toEqual([400, 'validation'])
  })

  test.each([
    ['TRACE / HTTP/1.1\r\nHost: x', 405],
    ['POST /api/cart/quote HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked', 400],
    ['POST /api/cart/quote HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5', 400],
    ['POST /api/cart/quote HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked', 400],
    ['GET / HTTP/1.1', 400],
    ['GET /%zz HTTP/1.1\r\nHost: x', 400],
  ])('%j is answered with %i', async (head, status) => {
    expect(await rawStatus(shape.url, `${head}\r\n\r\n`)).toBe(status)
  })

  test('the list of calls, health checks and policy reports have their owners', async () => {
    expect((await open().get('/api/docs')).text).toContain('/api/orders/create')
    expect((await open().get('/health/live')).status).toBe(200)
    expect((await open().get('/health/ready')).body.checks).toEqual({
      catalog: true,
      'cart-checkout': true,
      account: true,
      admin: true,
      releases: true,
    })
    expect((await open().post('/csp-reports', {})).status).toBe(204)
  })

  test('a catalogue that is down fails only its own calls', async () => {
    await shape.stopCatalog()

    const { status, headers, body } = await open().get('/api/categories/all', { 'accept-language': 'en' })
    expect([status, body.status, body.error?.code]).toEqual([503, false, 'busy'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await open().get('/api/rates/all?type=currency')).status).toBe(200)
    expect((await open().get('/checkout')).status).toBe(200)
    expect((await open().get('/health/ready')).body).toMatchObject({ status: false, checks: { catalog: false } })
    // The host goes on, and is asked for pages: its own health, which docker-compose looks at, is not that of the services.
    const host = await fetch(`http://127.0.0.1:${shape.ports.host}/health/ready`)
    expect([host.status, (await host.json()).checks]).toEqual([200, { releases: true }])
    expect((await open().get('/health/live')).status).toBe(200)
  })
})

function statusFrom(localAddress: string, url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { localAddress }, answer => resolve(answer.resume().statusCode)).once('error', reject)
  })
}
