import { call } from '@shop/api-client/call'
import { allColorsEndpoint } from '@shop/contracts/catalog/dictionaries'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { stockDemandEndpoint } from '@shop/contracts/staff/goods/staff-stock'
import { auditEndpoint } from '@shop/contracts/staff/people/audit'
import { endpointQuery, queryClient } from '@shop/shell/query'
import { signOut } from './session.ts'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn().mockResolvedValue({}) }))

const asked = [
  endpointQuery(auditEndpoint, { query: {} }),
  endpointQuery(stockDemandEndpoint, { params: { article: 'DR-1042-BUR-R' } }),
  endpointQuery(staffCheckAuthEndpoint, {}),
  endpointQuery(allColorsEndpoint, {}),
]

const known = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [path] }) => path)

test('signing out forgets whatever only staff may ask, and keeps what everybody may', async () => {
  for (const question of asked) await queryClient.fetchQuery({ ...question, queryFn: () => ({}) })
  expect(known()).toHaveLength(asked.length)
  await signOut()

  expect(jest.mocked(call)).toHaveBeenCalled()
  expect(known()).toEqual([allColorsEndpoint.path])
})
