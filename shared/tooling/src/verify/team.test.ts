import type { Part } from '@shop/contracts/parts'
import { teamOf } from './team.ts'

const title = { uk: 'Частина', en: 'Part' }
const parts: readonly Part[] = [
  { name: 'host', kind: 'shell', team: '@levada/storefront', title, port: 4000 },
  { name: 'mf-catalog', kind: 'remote', team: '@levada/catalogue', title },
  { name: 'catalog', kind: 'service', team: '@levada/catalogue', title, port: 4001, addresses: ['/api/products'] },
  { name: 'gateway', kind: 'door', team: '@levada/platform', title, port: 3000 },
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
