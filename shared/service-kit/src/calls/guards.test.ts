import { defineEndpoint } from '@shop/contracts/endpoint'
import * as z from 'zod/mini'
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

test('a route cannot be registered twice', () => {
  const routes = createRoutes()
  handle(routes, defineEndpoint({ ...call, access: 'public' }), () => ({}))
  expect(() => handle(routes, defineEndpoint({ ...call, access: 'public' }), () => ({}))).toThrow('twice')
})
