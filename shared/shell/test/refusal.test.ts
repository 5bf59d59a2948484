import { ShopError } from '@shop/contracts/errors'
import { refusalOf } from '../src/calls/refusal.ts'

const NOW = 1_800_000_000_000

test('a limit names when another try makes sense', () => {
  const refusal = refusalOf(new ShopError('too_many_requests', { seconds: 900 }), NOW)
  expect(refusal).toEqual({ code: 'too_many_requests', isOffline: false, retryAt: new Date(NOW + 900_000) })
})

test('a lost connection is distinguished from a shop that fails', () => {
  expect(refusalOf(new ShopError('unknown', { offline: true }), NOW).isOffline).toBe(true)
  expect(refusalOf(new ShopError('unknown'), NOW).isOffline).toBe(false)
})

test('what is no refusal is an unknown failure', () => {
  expect(refusalOf(new TypeError('a mistake of ours'), NOW)).toEqual({
    code: 'unknown',
    isOffline: false,
    retryAt: null,
  })
})
