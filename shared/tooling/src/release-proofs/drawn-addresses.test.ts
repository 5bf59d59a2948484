import { hostRoutes } from '@shop/contracts/pages'
import type { RemoteName } from '@shop/contracts/parts'
import { allSourceRoutes, routesOfSources } from '../source-routes.ts'
import { drawnAddresses } from './drawn-addresses.ts'

const drawnOf = async (remote: RemoteName, known: readonly string[] = []) =>
  drawnAddresses(await routesOfSources(remote), known)

test('each page of a remote is opened once, with goods that the shop has', async () => {
  const known = ['/store', '/product/DR-1042-BUR-R', '/product/CO-2014-IVO-R', '/bundle/BN-9001-CAM']

  expect(await drawnOf('mf-catalog', known)).toEqual({
    addresses: ['/', '/store', '/product/DR-1042-BUR-R', '/bundle/BN-9001-CAM', '/wishlist', '/search'],
    closed: [],
  })
  expect((await drawnOf('mf-catalog')).addresses).toContain('/product/no-such')
})

test('pages that only customers or staff see are named as not opened', async () => {
  const account = await drawnOf('mf-account')

  expect(account.addresses).toEqual(expect.arrayContaining(['/user/login', '/user/verify', '/newsletter/confirm']))
  expect(account.closed).toEqual(['/user/personal/:section?'])
  expect(await drawnOf('mf-admin')).toEqual({
    addresses: ['/admin/invitation', '/admin/notifications/off', '/admin/login'],
    closed: ['/admin/*'],
  })
})

test('the host frames the pages of all', async () => {
  const { addresses } = drawnAddresses([...hostRoutes, ...(await allSourceRoutes())], [])

  expect(addresses).toEqual(expect.arrayContaining(['/contacts', '/store', '/cart', '/user/login', '/admin/login']))
})
