import { hostRoutes } from '@shop/contracts/pages'
import type { RemoteName } from '@shop/contracts/parts'
import { allSourceRoutes, routesOfSources } from '../source-routes.ts'
import { guestAddresses } from './drawn-addresses.ts'

const opened = async (remote: RemoteName, known: readonly string[] = []) =>
  guestAddresses(await routesOfSources(remote), known)

test('guests open each page of a remote once, with goods that the shop has', async () => {
  const known = ['/store', '/product/DR-1042-BUR-R', '/product/CO-2014-IVO-R', '/bundle/BN-9001-CAM']

  expect(await opened('mf-catalog', known)).toEqual([
    '/',
    '/store',
    '/product/DR-1042-BUR-R',
    '/bundle/BN-9001-CAM',
    '/wishlist',
    '/search',
  ])
  expect(await opened('mf-catalog')).toContain('/product/no-such')
})

test('guests open no page that only customers or staff see', async () => {
  expect(await opened('mf-account')).toEqual(
    expect.arrayContaining(['/user/login', '/user/verify', '/newsletter/confirm']),
  )
  expect(await opened('mf-account')).not.toContainEqual(expect.stringContaining('/user/personal'))
  expect(await opened('mf-admin')).toEqual(['/admin/invitation', '/admin/notifications/off', '/admin/login'])
})

test('the host frames the pages of all', async () => {
  expect(guestAddresses([...hostRoutes, ...(await allSourceRoutes())], [])).toEqual(
    expect.arrayContaining(['/contacts', '/store', '/cart', '/user/login', '/admin/login']),
  )
})
