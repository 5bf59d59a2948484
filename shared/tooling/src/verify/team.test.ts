import type { Part } from '@shop/contracts/parts'
import { teamOf } from './team.ts'

const parts: readonly Part[] = [
  { name: 'host', kind: 'shell', team: '@levada/storefront', port: 4000 },
  { name: 'mf-catalog', kind: 'remote', team: '@levada/catalogue' },
  { name: 'catalog', kind: 'service', team: '@levada/catalogue', port: 4001, addresses: ['/api/products'] },
  { name: 'gateway', kind: 'door', team: '@levada/platform', port: 3000 },
]

test('a team has all parts that the table gives it, whichever of them is named', () => {
  const catalogue = {
    name: 'catalogue',
    apps: ['mf-catalog'],
    services: ['catalog'],
    folders: ['mf-catalog', 'services/catalog'],
  }

  expect(teamOf('mf-catalog', parts)).toEqual(catalogue)
  expect(teamOf('catalog', parts)).toEqual(catalogue)
})

test('a team without a remote has its folder alone', () => {
  expect(teamOf('gateway', parts)).toEqual({ name: 'platform', apps: [], services: [], folders: ['services/gateway'] })
})

test('a part that is not in the table is refused with the names of those that are', () => {
  expect(() => teamOf('mf-lookbook', parts)).toThrow(
    'Name one of host, mf-catalog, catalog, gateway; there is no mf-lookbook',
  )
})
