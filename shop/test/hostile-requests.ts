import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { sampleInput } from '@shop/testing/sample'

/** One request that no honest browser sends. */
export type HostileRequest = { method: string; path: string; headers: Record<string, string>; body: string | null }

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
export function hostileRequests(count: number, seed: number): HostileRequest[] {
  const random = seeded(seed)
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

/** Mulberry32: small, and good enough to choose. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
