import * as z from 'zod/mini'
import type { Schema } from '../releases/contract.ts'
import { differences } from './differences.ts'

const written = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input' }) as Schema
const between = (one: z.ZodMiniType, other: z.ZodMiniType) => differences(written(one), written(other))

const price = z.object({ uah: z.number(), eur: z.number() })
const cart = z.object({ lines: z.array(z.object({ price })), note: z.optional(z.string()) })

test('what did not change, or only became more, is understood', () => {
  const more = z.object({ lines: z.array(z.object({ price, size: z.string() })), note: z.optional(z.string()) })

  expect(between(cart, cart)).toEqual([])
  expect(between(more, cart)).toEqual([])
})

test('a field that is gone is named by its path', () => {
  const without = z.object({ lines: z.array(z.object({ price: z.object({ eur: z.number() }) })) })

  expect(between(without, cart)).toEqual([
    { field: 'lines[].price.uah', what: 'missing', isRequired: true },
    { field: 'note', what: 'missing', isRequired: false },
  ])
})

test.each([
  ['may be missing now', z.optional(z.string()), [{ field: 'x', what: 'optional' }]],
  ['may be null now', z.nullable(z.string()), [{ field: 'x', what: 'null' }]],
  ['is of another type', z.number(), [{ field: 'x', what: 'type', written: 'number', read: 'string' }]],
  [
    'may be of another type',
    z.union([z.string(), z.boolean()]),
    [{ field: 'x', what: 'type', written: 'boolean', read: 'string' }],
  ],
  ['became a list', z.array(z.string()), [{ field: 'x', what: 'type', written: 'array', read: 'string' }]],
])('a text that %s is not understood', (_how, now, found) => {
  expect(between(z.object({ x: now }), z.object({ x: z.string() }))).toEqual(found)
})

test('a whole number is a number, and not every number is whole', () => {
  expect(between(z.int(), z.number())).toEqual([])
  expect(between(z.number(), z.int())).toEqual([{ field: '', what: 'type', written: 'number', read: 'integer' }])
})

test('of a list of values the new one is named; any text at all is another type', () => {
  const states = z.enum(['paid', 'sent'])

  expect(between(z.enum(['paid']), states)).toEqual([])
  expect(between(z.enum(['paid', 'lost']), states)).toEqual([{ field: '', what: 'value', values: ['lost'] }])
  expect(between(z.string(), states)).toMatchObject([{ what: 'type', written: 'string' }])
  expect(between(states, z.string())).toEqual([])
})

test('objects that a fixed value tells apart are compared each with its own', () => {
  const paid = z.object({ state: z.literal('paid'), at: z.string() })
  const open = z.object({ state: z.literal('open'), until: z.string() })
  const known = z.discriminatedUnion('state', [paid, open])

  expect(between(known, known)).toEqual([])
  expect(between(z.discriminatedUnion('state', [z.object({ state: z.literal('paid') }), open]), known)).toEqual([
    { field: 'at', what: 'missing', isRequired: true },
  ])
  expect(between(z.discriminatedUnion('state', [paid, z.object({ state: z.literal('lost') })]), known)).toEqual([
    { field: 'state', what: 'value', values: ['lost'] },
  ])
})

test('of objects that nothing tells apart the reader knows the one that it asks for', () => {
  const card = z.object({ picture: z.string() })
  const whole = z.object({ sizes: z.array(z.string()) })

  expect(between(z.union([whole, card]), card)).toEqual([])
  expect(between(z.union([whole, z.object({ pictures: z.array(z.string()) })]), card)).toMatchObject([
    { field: 'picture', what: 'missing' },
  ])
})

test('entries of a record are compared like items of a list', () => {
  const byDay = (value: z.ZodMiniType) => z.record(z.string(), z.object({ value }))

  expect(between(byDay(z.string()), byDay(z.number()))).toMatchObject([{ field: '{}.value', what: 'type' }])
})

test('tighter bounds are named, and a field that an object takes no more', () => {
  const text = (most: number) => z.string().check(z.maxLength(most))

  expect(between(text(200), text(100))).toEqual([{ field: '', what: 'bound', bound: 'maxLength 100' }])
  expect(between(text(100), text(200))).toEqual([])
  expect(between(z.object({ a: z.string(), b: z.string() }), z.strictObject({ a: z.string() }))).toEqual([
    { field: 'b', what: 'surplus' },
  ])
})
