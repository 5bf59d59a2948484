import { defineEndpoint } from '@shop/contracts/endpoint'
import * as z from 'zod/mini'
import { asksForStepUp } from './guards.ts'
import { handle } from './handle.ts'
import { createRoutes } from './routes.ts'

const call = { method: 'GET', path: '/api/x', summary: '', result: z.object({}) } as const

test.each(['customer', 'staff', 'staff:orders', 'internal'] as const)(
  'a service cannot declare %s without knowing who that is',
  access => {
    expect(() => handle(createRoutes(), defineEndpoint({ ...call, access }), () => ({}))).toThrow()
  },
)

test('a route without a declared access fails at start', () => {
  const forgotten = JSON.parse('{}').access
  expect(() => handle(createRoutes(), defineEndpoint({ ...call, access: forgotten }), () => ({}))).toThrow(
    'declares no access',
  )
})

test('a new call that changes people of the staff asks for a step-up, unless it says that it does not', () => {
  const asked = { method: 'POST', access: 'staff:staff' } as const

  expect(asksForStepUp(asked)).toBe(true)
  expect(asksForStepUp({ ...asked, stepUp: false })).toBe(false)
  expect(asksForStepUp({ ...asked, method: 'GET' })).toBe(false)
  expect(asksForStepUp({ ...asked, access: 'staff' })).toBe(false)
  expect(asksForStepUp({ ...asked, access: 'staff', stepUp: true })).toBe(true)
})

test('a service cannot declare a call that asks for a step-up without knowing how', () => {
  const routes = createRoutes({ staff: async () => null })
  const asking = defineEndpoint({ ...call, access: 'staff', stepUp: true })
  expect(() => handle(routes, asking, () => ({}))).toThrow('no guard')
})

test('a route cannot be registered twice', () => {
  const routes = createRoutes()
  handle(routes, defineEndpoint({ ...call, access: 'public' }), () => ({}))
  expect(() => handle(routes, defineEndpoint({ ...call, access: 'public' }), () => ({}))).toThrow('twice')
})
