import { serviceReleaseOptions, serviceRollbackOptions } from './service-options.ts'

test('a service is watched for ten minutes, and its tests are played, unless it is said otherwise', () => {
  expect(serviceReleaseOptions(['catalog'])).toMatchObject({ service: 'catalog', watchSeconds: 600, tests: 'played' })
  expect(
    serviceReleaseOptions(['host-server', '--watch', '30', '--skip-tests', '--unproved', 'they passed elsewhere']),
  ).toMatchObject({ service: 'host-server', watchSeconds: 30, tests: 'left out', unproved: 'they passed elsewhere' })
})

test.each(['0', 'ten', '1.5', '100000'])('--watch %s is refused', watch => {
  expect(() => serviceReleaseOptions(['catalog', '--watch', watch])).toThrow('--watch is a whole number of seconds')
})

test('the way back names a version or none', () => {
  expect(serviceRollbackOptions(['admin', '0a1b2c3d4e5f'])).toEqual({ service: 'admin', version: '0a1b2c3d4e5f' })
  expect(serviceRollbackOptions(['admin'])).toEqual({ service: 'admin' })
  expect(() => serviceRollbackOptions(['mail'])).toThrow('Name one of catalog, cart-checkout, account, admin')
})
