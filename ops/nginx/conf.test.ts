import { readFileSync } from 'node:fs'
import path from 'node:path'
import { uploadLimits } from '@shop/contracts/catalog/upload-limits'
import { type AnyEndpoint, onlyReads } from '@shop/contracts/endpoint'
import { statusOfError } from '@shop/contracts/error-status'
import { isErrorCode } from '@shop/contracts/errors'
import { parts } from '@shop/contracts/parts'
import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { MOST_OF_IMPORT } from '@shop/contracts/staff/goods/staff-import'
import { errorTexts } from '@shop/contracts/texts/error-texts'
import { MOST_OF_EXCHANGE, MOST_OF_RELEASE_FILE, uploadPaths } from '@shop/contracts/upload-paths'
import { kindOfRequest } from '@shop/gateway/door/limit-clients'
import { ownerOf } from '@shop/gateway/door/owners'
import { READ_MS, STAFF_READ_MS } from '@shop/service-kit/calls/deadline'
import { CALLS_IN_FLIGHT } from '@shop/service-kit/process/service-environment'
import { newRequestId, parentSpanOf, readTraceparent } from '@shop/service-kit/trace/trace-context'

const folder = path.resolve('ops/nginx')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

const table = [...read('owners.conf').matchAll(/^ {2}~\*(\S+) ([\w-]+);$/gm)].map(([, pattern = '', owner = '']) => ({
  pattern: new RegExp(pattern, 'i'),
  owner,
}))
const ownerBehindNginx = (address: string) => table.find(({ pattern }) => pattern.test(address))?.owner ?? 'host'

const inTable = parts.flatMap(part => ('addresses' in part ? part.addresses : []))
const inNginx = table.flatMap(({ pattern }) => pattern.source.match(/[a-z][\w-]+/g) ?? [])
const addresses = new Set([
  ...publicEndpoints.map(endpoint => endpoint.path),
  ...inTable.flatMap(prefix => [prefix, `${prefix}/`, `${prefix}/any`, `${prefix}-other`]),
  ...inNginx.flatMap(name => [`/${name}`, `/api/${name}`, `/api/orders/${name}`]),
  ...['/', '/api', '/api/docs', '/api/users', '/api/internal/x', '/API/Orders/Get-Like-Payment-Id/', '/store'],
])

test('every address has the same owner in nginx and in the gateway', () => {
  const behind = (owner: (address: string) => string) => Object.fromEntries([...addresses].map(at => [at, owner(at)]))

  expect(addresses.size).toBeGreaterThan(100)
  expect(behind(ownerBehindNginx)).toEqual(behind(address => ownerOf(address) ?? 'host'))
})

test('nginx counts the same calls of a client as the gateway, and as many', () => {
  const [, exempt = ''] = /map \$uri \$calls_of \{([^}]*)\}/.exec(read('clients.conf')) ?? []
  const patterns = [...exempt.matchAll(/~\*(\S+) "";/g)].map(([, pattern = '']) => new RegExp(pattern, 'i'))
  const isCounted = (address: string) => !patterns.some(pattern => pattern.test(address))
  const tried = [
    ...addresses,
    '/images/a/320.webp',
    '/Assets/a.js',
    '/remotes/catalog/1/a.js',
    '/imagesx',
    '/product/a',
  ]
  const bank = '/api/payments/wayforpay/callback'

  for (const address of [...tried, bank, `${bank}/`, `${bank}s`])
    expect([address, isCounted(address)]).toEqual([address, kindOfRequest(address) === 'call'])
  expect(read('write-settings.sh')).toContain(`limit_conn calls %s;\\n' "\${CALLS_IN_FLIGHT:-${CALLS_IN_FLIGHT}}"`)
  expect(read('nginx.conf').match(/include temp\/\*\.limits;/g)).toHaveLength(1)
})

test('nginx sends again what the contracts of the calls allow, and nothing else', () => {
  const [, map = ''] = /map "\$request_method \$uri" \$kind \{([^}]*)\}/.exec(read('kinds.conf')) ?? []
  const kinds = [...map.matchAll(/^ {2}"?~(\*?)(.+?)"? (\w+);$/gm)].map(([, anyCase, pattern = '', kind]) => ({
    pattern: new RegExp(pattern, anyCase ? 'i' : ''),
    kind,
  }))
  const behindNginx = (asked: string) => kinds.find(({ pattern }) => pattern.test(asked))?.kind ?? 'change'
  const byContract = (endpoint: AnyEndpoint) => {
    if (endpoint.csv) return 'file'
    if (endpoint.idempotent) return 'keyed'
    if (onlyReads(endpoint)) return 'read'
    if (endpoint.repeatable) return 'repeatable'
    return endpoint.method === 'POST' ? 'write' : 'change'
  }
  const ofAll = (kindOf: (endpoint: AnyEndpoint) => string) =>
    Object.fromEntries(publicEndpoints.map(endpoint => [`${endpoint.method} ${endpoint.path}`, kindOf(endpoint)]))

  expect(ofAll(({ method, path }) => behindNginx(`${method} ${path.replace(/:\w+/g, 'any')}`))).toEqual(
    ofAll(byContract),
  )
})

test('nginx passes on the trace of a request by its own id, and nothing of what a client says of one', () => {
  const text = read('nginx.conf')
  const [, pattern = '', header = ''] = /map \$request_id \$traceparent \{\s*"~([^"]+)" "([^"]+)";/.exec(text) ?? []
  const id = newRequestId()
  const { half_of_id = '' } = new RegExp(pattern).exec(id)?.groups ?? {}
  const passed = header.replace('$request_id', id).replace('$half_of_id', half_of_id)

  expect(readTraceparent(passed)).toEqual({ traceId: id, spanId: id.slice(0, 16) })
  expect(parentSpanOf(id, passed)).toBeUndefined()
  expect(text).toContain('proxy_set_header traceparent $traceparent;')
  expect(text).toContain('proxy_set_header tracestate "";')
})

test('nginx waits for a read longer than a service does', () => {
  const patience = (place: string) =>
    1000 * Number(new RegExp(`location ${place} \\{[^}]*proxy_read_timeout (\\d+)s;`).exec(read('nginx.conf'))?.[1])

  expect(patience('@read')).toBeGreaterThan(READ_MS)
  expect(patience('@read_of_staff')).toBeGreaterThan(STAFF_READ_MS)
})

test('refusals of nginx have the codes and the texts of the services', () => {
  const text = read('refusals.conf')
  const codes = [...text.matchAll(/^ {2}(\d{3}) (\w+);$/gm)].filter(([, , code]) => isErrorCode(code))
  expect(codes).toHaveLength(6)
  for (const [, status, code] of codes)
    if (isErrorCode(code)) expect([code, String(statusOfError[code])]).toEqual([code, status])
  const waiting = /^ {2}429 (\d+);$/m.exec(text)?.[1] ?? ''
  const refusals = [...text.matchAll(/^ {2}(\w+)-(uk|en) "(.+)";$/gm)]
  for (const [, code, locale, message] of refusals)
    if (isErrorCode(code) && (locale === 'uk' || locale === 'en'))
      expect(message).toBe(errorTexts[code][locale].replace('{{seconds}}', waiting))
  expect(refusals).toHaveLength(2 * codes.length + 1)
  expect(text).toContain(`default "${errorTexts.unknown.uk}"`)
})

test('only uploads, imports, releases and 1C may bring more than a form', () => {
  const [, pattern = '', block = ''] =
    /location ~\* "([^"]+)" \{([^}]*client_max_body_size 32m[^}]*)\}/.exec(read('nginx.conf')) ?? []
  const isLarge = (address: string) => new RegExp(pattern, 'i').test(address)

  expect(Math.max(uploadLimits.maxBytes, MOST_OF_IMPORT, MOST_OF_RELEASE_FILE, MOST_OF_EXCHANGE)).toBe(32 * 1024 * 1024)
  expect(block).toContain('proxy_request_buffering off')
  expect([...new Set([...addresses, ...uploadPaths])].filter(isLarge).toSorted()).toEqual([...uploadPaths].toSorted())
  expect(`${read('nginx.conf')}${read('limits.conf')}`.match(/client_max_body_size [1-9]/g)).toHaveLength(2)
})

test('host and remotes are built in one stage, which the images of host and door take their files from', () => {
  const [, ...stages] = read('../../Dockerfile').split(/^FROM \S+ AS /m)
  const named = (text: string) => stages.filter(stage => stage.includes(text)).map(stage => stage.split('\n')[0])

  expect(named('npm run build')).toEqual(['parts'])
  expect(named('COPY --from=parts')).toEqual(['host', 'door'])
})
