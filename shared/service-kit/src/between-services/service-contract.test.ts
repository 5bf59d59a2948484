import { defineEndpoint } from '@shop/contracts/endpoint'
import * as z from 'zod/mini'
import { handle } from '../calls/handle.ts'
import { createRoutes } from '../calls/routes.ts'
import { createInternalCalls, handleInternal } from './internal.ts'
import { createInternalClient } from './internal-client.ts'
import { answerContract, serviceContractEndpoint } from './service-contract.ts'
import { staffRead } from './staff-calls.ts'

const summary = 'A shelf'
const result = z.object({ shelf: z.string() })
const openEndpoint = defineEndpoint({ method: 'GET', path: '/api/shelf', summary, access: 'public', result })
const innerEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/shelf',
  summary,
  access: 'internal',
  body: z.object({ count: z.int() }),
  result,
})
const staffEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/shelves/:name',
  summary,
  access: 'staff:content',
  owner: 'catalog',
  params: z.object({ name: z.string() }),
  result,
})

test('a service says which calls it answers: public ones, those of other services, and those that staff are forwarded to', async () => {
  const routes = createRoutes()
  handle(routes, openEndpoint, async () => ({ shelf: 'left' }))
  const internal = createInternalCalls()
  handleInternal(internal, innerEndpoint, () => ({ shelf: 'left' }))
  staffRead(internal, staffEndpoint, () => ({ shelf: 'left' }))
  answerContract({ routes: [routes], internal })

  const { calls } = await createInternalClient({ calls: internal }).call(serviceContractEndpoint, {})
  expect(Object.keys(calls)).toEqual([
    'GET /api/shelf',
    'POST /internal/shelf',
    'POST /internal/GET/api/admin/shelves/:name',
  ])
  expect(calls['POST /internal/shelf']).toMatchObject({
    body: { type: 'object', required: ['count'] },
    result: { properties: { shelf: { type: 'string' } } },
  })
})
