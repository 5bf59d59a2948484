import { connect } from 'node:net'
import { tryApp } from '../../test/try-app.ts'
import { silentLog } from '../log/log.ts'

const logged: unknown[] = []
const refused: Record<string, unknown>[] = []
const log = {
  ...silentLog,
  error: (facts: unknown) => void logged.push(facts),
  info: (facts: Record<string, unknown>) => void refused.push(facts),
}
const app = tryApp(log)
afterAll(async () => (await app).stop())

async function send(path: string, { json, ...init }: RequestInit & { json?: unknown } = {}) {
  const headers = { ...(json !== undefined && { 'content-type': 'application/json' }), ...init.headers }
  const body = json === undefined ? init.body : JSON.stringify(json)
  const response = await fetch(`${(await app).url}${path}`, { method: 'POST', ...init, headers, body })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text.startsWith('{') ? JSON.parse(text) : null,
  }
}

/** Sends bytes as they are, for requests that no decent client makes. */
async function sendBytes(bytes: string): Promise<string> {
  const socket = connect((await app).port, '127.0.0.1')
  socket.end(bytes)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}

test('answers what the contract promises and nothing more', async () => {
  const { status, body, headers } = await send('/api/greet/olena?loud=1', { json: { name: 'Hi', admin: true } })

  expect(status).toBe(200)
  expect(body).toEqual({ status: true, text: 'Hi, olena!' })
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('names each wrong field in the reader’s language, with the id of the request', async () => {
  const { status, body, headers } = await send('/api/greet/olena', {
    json: { locale: 'en', name: 'too long', age: 'x' },
  })

  expect(status).toBe(400)
  expect(body.status).toBe(false)
  expect(body.error).toEqual({
    code: 'validation',
    message: 'Please check the marked fields',
    fields: { name: 'too_long', age: 'invalid' },
    request_id: headers.get('x-request-id'),
  })
})

test.each([
  ['the default', {}, '', 'Перевірте виділені поля'],
  ['the browser', { 'accept-language': 'en-GB,en;q=0.9' }, '', 'Please check the marked fields'],
  ['the cookie over the browser', { 'accept-language': 'en', cookie: 'locale=uk' }, '', 'Перевірте виділені поля'],
  ['the address over the cookie', { cookie: 'locale=uk' }, '?lang=en', 'Please check the marked fields'],
])('speaks the language of %s', async (_, headers, query, message) => {
  const { body } = await send(`/api/greet/olena${query}`, { json: {}, headers })

  expect(body.error).toMatchObject({ message, fields: { name: 'required' } })
})

test.each<[string, string, RequestInit & { json?: unknown }, number]>([
  ['broken JSON', '/api/greet/olena', { body: '{', headers: { 'content-type': 'application/json' } }, 400],
  [
    'bytes that are not UTF-8',
    '/api/greet/a',
    { body: new Uint8Array([0x22, 0xff, 0x22]), headers: { 'content-type': 'application/json' } },
    400,
  ],
  ['an array for an object', '/api/greet/olena', { json: [] }, 400],
  ['null', '/api/greet/olena', { json: null }, 400],
  ['a form', '/api/greet/olena', { body: new URLSearchParams({ name: 'Hi' }) }, 415],
  ['plain text', '/api/greet/olena', { body: '{"name":"Hi"}' }, 415],
  ['packed bytes', '/api/greet/olena', { json: { name: 'Hi' }, headers: { 'content-encoding': 'gzip' } }, 415],
  ['too many bytes', '/api/greet/olena', { json: { name: 'x'.repeat(300_000) } }, 413],
  [
    'too much depth',
    '/api/greet/olena',
    { body: `${'['.repeat(21)}${']'.repeat(21)}`, headers: { 'content-type': 'application/json' } },
    400,
  ],
  [
    'a prototype key',
    '/api/greet/olena',
    { body: '{"name":"Hi","a":{"__proto__":{}}}', headers: { 'content-type': 'application/json' } },
    400,
  ],
  ['a repeated name of the query', '/api/greet/olena?loud=1&loud=0', { json: { name: 'Hi' } }, 400],
  ['a bracketed name of the query', '/api/greet/olena?loud[$ne]=0', { json: { name: 'Hi' } }, 400],
  ['a broken percent sign', '/api/greet/%zz', { json: { name: 'Hi' } }, 400],
  ['a broken percent sign in the query', '/api/greet/olena?loud=%', { json: { name: 'Hi' } }, 400],
  ['a name of the path that breaks its rule', '/api/greet/42', { json: { name: 'Hi' } }, 400],
  ['a long address', `/api/greet/olena?x=${'x'.repeat(9000)}`, { json: { name: 'Hi' } }, 400],
  ['an unknown path', '/api/nothing', {}, 404],
  ['the wrong method', '/api/greet/olena', { method: 'PUT' }, 405],
])('refuses %s', async (_, path, init, expected) => {
  const { status, body } = await send(path, init)

  expect(status).toBe(expected)
  expect(body).toMatchObject({ status: false, error: { request_id: expect.any(String) } })
})

test('refuses a body that grows over the limit without saying its length', async () => {
  const endless = new ReadableStream({ pull: stream => stream.enqueue(new Uint8Array(64 * 1024).fill(32)) })
  const init = { body: endless, duplex: 'half', headers: { 'content-type': 'application/json' } }

  const answer = await send('/api/greet/olena', init).catch(error => error)

  // The server answers 413 and closes; a client that is still sending may see only the closed connection.
  expect(answer instanceof Error || answer.status === 413).toBe(true)
})

test.each([
  ['TRACE /api/broken HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '405'],
  ['GET /api/broken HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
  ['POST /api/buy HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', '400'],
  ['GET /a\u0001b HTTP/1.1\r\nHost: a\r\n\r\n', '400'],
  [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ['GET http://[::: HTTP/1.1\r\nHost: a\r\n\r\n', '400'],
  ['GET http:// HTTP/1.1\r\nHost: a\r\n\r\n', '400'],
  ['OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', '400'],
  ['GET /api/busy HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', '400'],
  ['GET /api/busy HTTP/1.1\r\nHost:\r\n\r\n', '400'],
  ['GET /api/busy HTTP/1.1\r\nHost: a"><script>\r\n\r\n', '400'],
  ['GET http://other.example/api/busy HTTP/1.1\r\nHost: [::1]:3000\r\nConnection: close\r\n\r\n', '429'],
  ['POST /api/buy HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n', '400'],
])('survives a malformed request', async (bytes, status) => {
  expect(await sendBytes(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
})

test('answers which methods a path has', async () => {
  const { status, headers } = await send('/api/greet/olena', { method: 'OPTIONS' })

  expect([status, headers.get('allow')]).toEqual([204, 'POST, OPTIONS'])
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

test('an answer that breaks the contract is our bug: logged once, answered as unknown', async () => {
  logged.length = 0
  const { status, body } = await send('/api/broken', { method: 'GET' })

  expect(status).toBe(500)
  expect(body.error).toEqual({ code: 'unknown', message: expect.any(String), request_id: expect.any(String) })
  expect(logged).toEqual([expect.objectContaining({ route: '/api/broken', request_id: body.error.request_id })])
})

test('answers how long to wait', async () => {
  const { status, headers, body } = await send('/api/busy', { method: 'GET', headers: { 'accept-language': 'en' } })

  expect([status, headers.get('retry-after'), body.error.seconds]).toEqual([429, '7', 7])
  expect(body.error.message).toBe('Too many tries, wait 7 s')
})

test('a refusal is recorded with its code and its request, the everyday ones twenty times a minute', async () => {
  refused.length = 0
  const { body } = await send('/api/staff', { method: 'GET', headers: { 'x-test-staff': '1' } })
  for (let times = 0; times < 25; times++) {
    await send('/api/nothing', { method: 'GET' })
    await send('/api/staff', { method: 'GET', headers: { 'x-test-staff': '1' } })
  }
  const codes = refused.map(({ code }) => code)

  expect(refused[0]).toEqual({
    request_id: body.error.request_id,
    method: 'GET',
    route: '/api/staff',
    code: 'forbidden',
  })
  expect(codes.filter(code => code === 'forbidden')).toHaveLength(26)
  // Refusals of earlier tests count too.
  expect(codes.filter(code => code === 'not_found').length).toBeLessThanOrEqual(20)
  expect(codes).toContain('not_found')
})

test('what pages of other sites send is recorded twenty times a minute, however much of it comes', async () => {
  refused.length = 0
  const statuses = new Set<number>()
  for (let times = 0; times < 30; times++)
    statuses.add((await send('/api/greet/olena', { headers: { origin: 'https://elsewhere.example' } })).status)

  const foreign = refused.filter(({ code }) => code === 'forbidden')
  expect(statuses).toEqual(new Set([403]))
  // Refusals of earlier tests count too.
  expect(foreign.length).toBeLessThanOrEqual(20)
})

test('the type of a body may be written in any case', async () => {
  const init = { body: '{"name":"Hi"}', headers: { 'content-type': 'Application/JSON' } }
  expect((await send('/api/greet/olena', init)).status).toBe(200)
})

test('checks who the caller is before it reads what was sent', async () => {
  expect((await send('/api/buy', { body: 'x', headers: { 'content-type': 'text/plain' } })).status).toBe(401)
  expect((await send('/api/staff', { method: 'GET' })).status).toBe(401)
  expect((await send('/api/staff', { method: 'GET', headers: { 'x-test-staff': '1' } })).status).toBe(403)
})

test('an idempotent call needs a key of the right form, and its own status wins', async () => {
  const headers = { 'x-test-customer': 'c1' }
  const key = '3F2504E0-4F89-41D3-9A0C-0305E82C3301'

  expect((await send('/api/buy', { headers })).body.error.fields).toEqual({ 'Idempotency-Key': 'required' })
  const { status, body } = await send('/api/buy', { headers: { ...headers, 'idempotency-key': key } })
  expect([status, body]).toEqual([201, { status: false, key: key.toLowerCase(), who: 'c1' }])
})

test.each([
  [{ origin: 'https://evil.example' }, 403],
  // The Host below is the same: an attacker who rebinds a name to this machine writes both.
  [{ origin: 'http://shop' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://127.0.0.1.evil.example' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{}, 200],
])('lets only our own pages write: %j', async (headers, expected) => {
  const init = { json: { name: 'Hi' }, headers: headers as Record<string, string> }
  const lines = Object.entries(init.headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const body = JSON.stringify(init.json)
  const answer = await sendBytes(
    `POST /api/greet/olena HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n${lines.join('')}\r\n${body}`,
  )

  expect(answer).toContain(`HTTP/1.1 ${expected}`)
})

test('a provider’s callback is read as it came, from any origin', async () => {
  const headers = { origin: 'https://pay.example', 'content-type': 'text/plain' }
  expect((await send('/api/callback', { body: 'amount=1.00', headers })).text).toBe('amount=1.00')
})

test('keeps a well-formed request id and replaces any other', async () => {
  const named = await send('/api/nothing', { headers: { 'x-request-id': 'a1b2c3d4-e5' } })
  const odd = await send('/api/nothing', { headers: { 'x-request-id': '<b>' } })

  expect(named.headers.get('x-request-id')).toBe('a1b2c3d4-e5')
  expect(odd.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/)
})
