import { processorTime } from '@shop/testing/processor-time'
import { ownerOf } from './owners.ts'

test.each([
  ['/api/products/get-by/filters', 'catalog'],
  ['/images/wrap-dress/640.webp', 'catalog'],
  ['/api/orders/create', 'cart-checkout'],
  ['/sandbox-pay/pay', 'cart-checkout'],
  ['/api/orders/get-full-info', 'admin'],
  ['/API/Orders/Get-Like-Payment-Id/', 'admin'],
  ['/api/user/login', 'account'],
  ['/api/users', null],
  ['/api', null],
  ['/', null],
  ['/internal/stock/hold', null],
  ['/api/../internal/stock/hold', null],
  ['//internal', null],
])('the path %s is answered by %s', (path, owner) => {
  expect(ownerOf(path)).toBe(owner)
})

test('a path of nothing but slashes costs no time', () => {
  // What takes the square of its length takes minutes here.
  const path = `/api${'/'.repeat(200_000)}`

  expect(ownerOf(path)).toBeNull()
  expect(processorTime(() => ownerOf(path))).toBeLessThan(2000)
})
