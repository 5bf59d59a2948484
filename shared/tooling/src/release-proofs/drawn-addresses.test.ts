import { drawnAddresses } from './drawn-addresses.ts'

test('each page of a remote is opened once, with goods that the shop has', () => {
  const known = ['/store', '/product/DR-1042-BUR-R', '/product/CO-2014-IVO-R', '/bundle/BN-9001-CAM']

  expect(drawnAddresses('mf-catalog', known)).toEqual({
    addresses: ['/', '/store', '/product/DR-1042-BUR-R', '/bundle/BN-9001-CAM', '/wishlist', '/search'],
    closed: [],
  })
  expect(drawnAddresses('mf-catalog', []).addresses).toContain('/product/no-such')
})

test('pages that only customers or staff see are named as not opened', () => {
  const account = drawnAddresses('mf-account', [])

  expect(account.addresses).toEqual(expect.arrayContaining(['/user/login', '/user/verify', '/newsletter/confirm']))
  expect(account.closed).toEqual(['/user/personal/:section?'])
  expect(drawnAddresses('mf-admin', [])).toEqual({
    addresses: ['/admin/invitation', '/admin/notifications/off', '/admin/login'],
    closed: ['/admin/*'],
  })
})

test('the host frames the pages of all', () => {
  const { addresses } = drawnAddresses('host', [])

  expect(addresses).toEqual(expect.arrayContaining(['/contacts', '/store', '/cart', '/user/login', '/admin/login']))
})
