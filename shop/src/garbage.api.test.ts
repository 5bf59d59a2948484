import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { type Facts, type Log, silentLog } from '@shop/service-kit/log/log'
import { sampleInput } from '@shop/testing/sample'
import { seededRandom } from '@shop/testing/seeded'
import { startShop } from '../test/start-shop.ts'

const REQUESTS = 800
const SEED = 20261121
const AT_ONCE = 20

const logged: [string, Facts][] = []
const log: Log = { ...silentLog, error: (facts, message) => void logged.push([message, facts]) }
let shop: ReturnType<typeof startShop>

beforeAll(() => {
  shop = startShop(log)
  return shop
})
afterAll(async () => (await shop).stop())

test('every call answers garbage with a proper refusal, and nothing breaks', async () => {
  const { url } = await shop
  const requests = hostileRequests(REQUESTS, SEED)
  const wrong: unknown[] = []

  for (let index = 0; index < requests.length; index += AT_ONCE) {
    const answers = requests
      .slice(index, index + AT_ONCE)
      .map(async request => ({ request, ...(await send(url, request)) }))
    wrong.push(...(await Promise.all(answers)).filter(answer => !isOurs(answer)))
  }

  expect(wrong).toEqual([])
  expect(logged).toEqual([])
})

type Reply = { status: number; text: string; type: string | null; to: string | null }

async function send(url: string, { method, path, headers, body }: HostileRequest): Promise<Reply> {
  const answer = await fetch(url + path, { method, headers, body: method === 'HEAD' ? null : body, redirect: 'manual' })
  const [type, to] = [answer.headers.get('content-type'), answer.headers.get('location')]
  return { status: answer.status, text: await answer.text(), type, to }
}

/** JSON with our status; a refusal with its code, a text for people and the id to find it in the log. Links of emails lead to a page of ours. */
function isOurs({ status, text, type, to, request }: Reply & { request: HostileRequest }): boolean {
  if (status >= 500) return false
  if (status === 204 || request.method === 'HEAD') return true
  if (status === 303) return /^\/(newsletter|back-in-stock)\/[a-z]+\//.test(to ?? '')
  if (type !== 'application/json; charset=utf-8') return false
  const answer = JSON.parse(text)
  if (status < 400) return typeof answer.status === 'boolean'
  const { code, message, request_id } = answer.error
  return (
    answer.status === false && [code, message, request_id].every(value => typeof value === 'string' && value !== '')
  )
}

/** One request that no honest browser sends. */
type HostileRequest = { method: string; path: string; headers: Record<string, string>; body: string | null }

const nested = (depth: number): unknown => (depth === 0 ? [] : { a: nested(depth - 1) })

const values: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  '0',
  'a'.repeat(5000),
  'DR-1042-BUR-R\u0000',
  '\u0007\u202e\u2028',
  '\ud800',
  '😀'.repeat(60),
  '$ne',
  { $ne: null },
  { $gt: '' },
  { $where: 'sleep(9000)' },
  [],
  [[]],
  {},
  Array.from({ length: 200 }, (_, index) => index),
  { length: 1e9 },
  { toString: 1, toJSON: 1 },
  JSON.parse('{"__proto__":{"admin":true}}'),
  { constructor: { prototype: { admin: true } } },
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '../../etc/passwd',
  '(a+)+$',
  '[{"$ne":1}]',
  '{"$gt":""}',
  '[',
  '-1e9',
  '9'.repeat(400),
  nested(10),
  nested(100),
]

const strangeNames = ['', '$where', 'a.b', 'toString', 'lines[0][count]', '\u0000', 'price', '<b>', 'x'.repeat(300)]

const headers: readonly Record<string, string>[] = [
  {},
  {},
  {},
  { 'idempotency-key': 'not a key' },
  { 'idempotency-key': '00000000-0000-4000-8000-000000000000' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': ';;;' },
  { 'content-encoding': 'gzip' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'accept-language': ';;q=,,en;q=9,*' },
  {
    'x-forwarded-for': `${'1.2.3.4, '.repeat(50)}<b>`,
    'x-request-id': '../../x',
    'x-http-method-override': 'DELETE',
  },
  { cookie: 'locale=__proto__; __Host-session=%ff; __Host-staff="; __Host-buyer=;;=' },
  { cookie: `__Host-session=${'a'.repeat(43)}; __Host-buyer=${'b'.repeat(22)}; locale=en` },
  { range: 'bytes=0-0,5-,-9', 'if-none-match': '*', 'if-modified-since': 'never' },
]

const addresses = [
  '',
  '?lang=xx',
  '?%24where=1',
  '?a[$ne]=1',
  '?x=1&x=2',
  '?__proto__=1',
  '?constructor=1',
  '?=&&=',
  '?%',
]
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']

/** One seed always gives equal requests. */
function hostileRequests(count: number, seed: number): HostileRequest[] {
  const random = seededRandom(seed)
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item

  function spoiled(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || random() < 0.15) return one(values)
    const names = Object.keys(value)
    const name = one(names)
    if (name === undefined || random() < 0.1) return Object.assign({}, value, { [one(strangeNames)]: one(values) })
    const copy: object = Array.isArray(value) ? [...value] : { ...value }
    if (random() < 0.1) Reflect.deleteProperty(copy, name)
    else Reflect.set(copy, name, spoiled(Reflect.get(value, name)))
    return copy
  }

  return Array.from({ length: count }, (_, index) => {
    const endpoint = publicEndpoints[index % publicEndpoints.length]
    if (!endpoint) throw new Error('there are no public endpoints')
    const method = random() < 0.15 ? one(methods) : endpoint.method
    const { query, body } = sampleInput(endpoint)
    const input = spoiled({ ...query, ...body })
    const isRead = method === 'GET' || method === 'HEAD'
    const path = endpoint.path + (isRead ? `?${new URLSearchParams(asQuery(input))}` : one(addresses))
    const json = random() < 0.05 ? one(['', '{', '"', '[]]', '\ufeff{}', '1e', '{"a":1,"a":2}']) : JSON.stringify(input)
    const sent = { 'content-type': 'application/json', ...one(headers) }
    return { method, path, headers: sent, body: isRead ? null : (json ?? '') }
  })
}

function asQuery(input: unknown): Record<string, string> {
  const entries = typeof input === 'object' && input !== null ? Object.entries(input) : [['x', input] as const]
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 2000),
    ]),
  )
}
