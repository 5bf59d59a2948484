import { defineEndpoint } from '@shop/contracts/endpoint'
import { schemasOf } from '@shop/service-kit/api-docs/call-schemas'
import * as z from 'zod/mini'
import type { AppContract, CallContract, ServicesContract } from '../releases/contract.ts'
import type { Shape } from '../releases/shape.ts'
import { conflictsBetween, type Named } from './conflicts.ts'
import { onlyFields } from './field-tree.ts'

const line = z.object({ title: z.string(), price: z.object({ uah: z.number() }), state: z.enum(['new', 'kept']) })
const answer = z.object({ lines: z.array(line), code: z.string() })
const body = z.object({ name: z.string(), note: z.optional(z.string()) })

function describe({ result = answer, sent = body }: { result?: z.ZodMiniType; sent?: z.ZodMiniType }): CallContract {
  return schemasOf(
    defineEndpoint({ method: 'POST', path: '/api/cart/:cart', summary: 'Quote', access: 'public', body: sent, result }),
  )
}

function services(call: CallContract, name = 'POST /api/cart/:cart'): Named<ServicesContract> {
  return { name: 'the services', contract: { part: 'services', calls: { [name]: call } } }
}

const shared = { provides: [], takes: [], packages: { react: '19.3.1' } }
const nothing = { calls: [], opens: {}, exposes: [], imports: {}, exports: {}, types: {}, shared }

function anApp(contract: Partial<AppContract>): Named<AppContract> {
  return { name: contract.part ?? '', contract: { part: 'host', ...nothing, ...contract } }
}

const known = describe({})
const read = { lines: { '[]': { price: { uah: {} }, state: {} } } }
const remote = anApp({
  part: 'mf-cart-checkout',
  calls: [{ call: 'POST /api/cart/:id', ...known, result: onlyFields(known.result, read) }],
})
const problemsWith = (call: Parameters<typeof describe>[0]) =>
  conflictsBetween(remote, services(describe(call))).problems

test('services may add fields, and leave out what the remote does not read', () => {
  const slimmer = z.object({ lines: z.array(z.omit(line, { title: true })), gift: z.string() })

  expect(conflictsBetween(remote, services(known))).toEqual({ problems: [], warnings: [] })
  expect(problemsWith({ result: slimmer })).toEqual([])
})

test('a field that the remote reads is missed, with the name of the remote and of the call', () => {
  const free = z.object({ ...answer.shape, lines: z.array(z.omit(line, { price: true })) })

  expect(problemsWith({ result: free })).toEqual([
    'mf-cart-checkout reads lines[].price of POST /api/cart/:id, which the services do not answer',
  ])
})

test('a value that the remote does not know yet is told, and does not stop a release', () => {
  const more = z.object({ ...answer.shape, lines: z.array(z.extend(line, { state: z.enum(['new', 'kept', 'lost']) })) })

  expect(conflictsBetween(services(describe({ result: more })), remote)).toEqual({
    problems: [],
    warnings: ['mf-cart-checkout reads lines[].state of POST /api/cart/:id, which may now be "lost"'],
  })
})

test.each([
  [{ phone: z.string() }, 'does not send phone of POST /api/cart/:id, which the services now ask for'],
  [{ note: z.string() }, 'may leave out note of POST /api/cart/:id, which the services now ask for'],
  [{ name: z.number() }, 'sends name of POST /api/cart/:id as string, which the services take as number'],
  [{ name: z.enum(['a']) }, 'sends name of POST /api/cart/:id as string, which the services take as "a"'],
  [
    { name: z.string().check(z.maxLength(10)) },
    'sends name of POST /api/cart/:id, which the services now bound by maxLength 10',
  ],
])('what the services now want is said: %#', (changed, problem) => {
  expect(problemsWith({ sent: z.extend(body, changed) })).toEqual([`mf-cart-checkout ${problem}`])
})

test('services may ask for less, and for more that is optional', () => {
  const easier = z.object({ name: z.optional(z.string()), gift: z.optional(z.string()) })

  expect(problemsWith({ sent: easier })).toEqual([])
})

test.each(['POST /api/other', 'PUT /api/cart/:cart'])('a call that became %s is gone', name => {
  expect(conflictsBetween(remote, services(known, name)).problems).toEqual([
    'mf-cart-checkout calls POST /api/cart/:id, which the services do not have',
  ])
})

test('what the services never had is told from what they have dropped', () => {
  const now = services(describe({ result: z.object({ code: z.string() }), sent: z.strictObject({ note: z.string() }) }))
  const before = (schemas: Parameters<typeof describe>[0], name?: string) =>
    conflictsBetween(remote, { ...now, earlier: [now.contract, services(describe(schemas), name).contract] }).problems
  const problemsWith = (dropped: string, field: string) => [
    `mf-cart-checkout sends name of POST /api/cart/:id, which the services ${dropped}`,
    `mf-cart-checkout reads lines of POST /api/cart/:id, which the services ${field}`,
  ]
  const never = problemsWith('have taken in no registered version', 'have answered in no registered version')

  expect(before({})).toEqual(expect.arrayContaining(problemsWith('no longer take', 'no longer answer')))
  expect(before({ result: z.object({}), sent: z.strictObject({}) })).toEqual(expect.arrayContaining(never))
  expect(before({}, 'POST /api/other')).toEqual(expect.arrayContaining(never))
})

test('a call that no version of the services had is told from one that is gone', () => {
  const others = services(known, 'POST /api/other')
  const before = (...earlier: Named<ServicesContract>[]) =>
    conflictsBetween(remote, { ...others, earlier: earlier.map(({ contract }) => contract) }).problems

  expect(before(others)).toEqual([
    'mf-cart-checkout calls POST /api/cart/:id, which the services have had in no registered version',
  ])
  expect(before(others, services(known))).toEqual([
    'mf-cart-checkout calls POST /api/cart/:id, which the services no longer have',
  ])
})

const host = anApp({
  part: 'host',
  opens: { 'mf-catalog': ['remote', 'page-store', 'slot-filter-popup'] },
  exports: { '@shop/shell/query': ['useEndpoint'] },
  shared: { ...shared, provides: ['@shop/shell/query'] },
})
const text = { is: 'name', name: 'string' } as const
const catalog = (contract: Partial<AppContract>) =>
  anApp({ part: 'mf-catalog', exposes: ['remote', 'page-store', 'slot-filter-popup'], ...contract })

test('a page or slot that the host opens and the remote no longer has is named', () => {
  expect(conflictsBetween(host, catalog({})).problems).toEqual([])
  expect(conflictsBetween(catalog({ exposes: ['remote', 'page-store'] }), host).problems).toEqual([
    'host opens slot-filter-popup, which mf-catalog does not expose',
  ])
})

test('a name that the host’s module does not export is missed', () => {
  const taking = (...names: string[]) => catalog({ imports: { '@shop/shell/query': names } })

  expect(conflictsBetween(taking('useEndpoint'), host).problems).toEqual([])
  expect(conflictsBetween(taking('useQueries'), host).problems).toEqual([
    'mf-catalog imports useQueries of @shop/shell/query, which host does not export',
  ])
})

test('a function of the host whose parameters changed is refused for the remotes that use it', () => {
  const module = '@shop/shell/query'
  const takes = (name: string): Shape => ({ is: 'function', takes: [{ name, shape: text }], gives: text })
  const changed: Shape = {
    is: 'function',
    takes: [{ name: 'key', shape: { is: 'name', name: 'number' } }],
    gives: text,
  }
  const using = catalog({ imports: { [module]: ['useEndpoint'] }, types: { [module]: { useEndpoint: takes('key') } } })
  const having = (useEndpoint: Shape) => anApp({ ...host.contract, types: { [module]: { useEndpoint } } })

  expect(conflictsBetween(having(takes('name')), using).problems).toEqual([])
  expect(conflictsBetween(having(changed), using).problems).toEqual([
    'mf-catalog imports useEndpoint of @shop/shell/query; in host useEndpoint(key) is number instead of string',
  ])
  expect(conflictsBetween(using, having(changed)).problems).toHaveLength(1)
  // A host that describes no type of this module.
  expect(conflictsBetween(using, host).problems).toEqual([])
})

test('a shared module that is not there and another major of a package are refused', () => {
  const taking = { ...shared, takes: ['@shop/shell/new'], packages: { react: '20.0.0' } }

  expect(conflictsBetween(host, catalog({ shared: taking })).problems).toEqual([
    'mf-catalog takes @shop/shell/new, which host does not bring',
    'mf-catalog has react 20.0.0, host 19.3.1',
  ])
})

test('two remotes owe each other nothing', () => {
  expect(conflictsBetween(catalog({}), remote)).toEqual({ problems: [], warnings: [] })
})
