import { onlyReads } from '@shop/contracts/endpoint'
import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { kindOfAction } from '@shop/contracts/staff/people/audit'
import { toJSONSchema, type ZodMiniType } from 'zod/mini'
import { ownerOf } from './owners.ts'

const calls = publicEndpoints.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

test('no two public calls have the same method and address', () => {
  const names = calls.map(([name]) => name.replace(/:\w+/g, ':'))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each(calls)('%s has an owner, an access rule and a summary', (_name, { path, access, summary }) => {
  expect(path).toMatch(/^\/api\/[a-z]/)
  expect(ownerOf(path)).not.toBeNull()
  expect(access).toMatch(/^(public|customer|staff|staff:\w+|provider)$/)
  expect(summary).toMatch(/^\p{Lu}.{5,}[^.\s]$/u)
})

test.each(calls)('%s can be documented for people and programs', (_name, { params, query, body, result }) => {
  for (const schema of [params, query, body]) if (schema) expect(typed(written(schema, 'input'))).toBe(true)
  expect(typed(written(result, 'output'))).toBe(true)
})

test.each(calls)('%s keeps the promises of its method', (_name, { method, body, idempotent, path, params }) => {
  if (method === 'GET') expect([body, idempotent]).toEqual([undefined, undefined])
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  expect(params ? Object.keys(written(params, 'input').properties ?? {}) : []).toEqual(named)
})

const ofStaff = calls.filter(([, { access }]) => access.startsWith('staff'))

test.each(ofStaff)(
  '%s has a name in the audit log if it changes something, and none if it only reads',
  (_name, endpoint) => {
    expect(endpoint.action !== undefined).toBe(!onlyReads(endpoint))
    if (typeof endpoint.action === 'string') expect(kindOfAction(endpoint.action)).not.toBe('sign_in')
  },
)

// The OpenAPI page leaves open what has no JSON schema; here it must not exist.
function written(schema: ZodMiniType, io: 'input' | 'output') {
  return toJSONSchema(schema, { io, unrepresentable: 'throw' })
}

function typed({ type, anyOf, oneOf }: ReturnType<typeof written>): boolean {
  return type === 'object' || anyOf !== undefined || oneOf !== undefined
}
