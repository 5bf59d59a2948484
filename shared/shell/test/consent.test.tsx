import { savePurchase, trackPurchase } from '../src/analytics/analytics.ts'
import { answerConsent } from '../src/analytics/consent.ts'
import { queryClient } from '../src/calls/query.ts'
import { addToCart } from '../src/cart/cart.ts'
import { toggleWish } from '../src/wishlist/wishlist.ts'
import { quoted, startWithConsent, trackedEvents } from './statistics.ts'

const dress = { article: 'DR-1', size: '36 (S)' }
const coat = { article: 'CO-1', size: '36 (S)' }

beforeEach(startWithConsent)

test.each(['unasked', 'necessary'] as const)('nothing is tracked while the consent is "%s"', async choice => {
  answerConsent(choice)
  window.dataLayer = undefined

  addToCart(dress)
  toggleWish('DR-1')

  expect(await trackedEvents()).toEqual([])
  expect(window.dataLayer).toBeUndefined()
})

test('a paid order is tracked once, with what was in it when it was placed', async () => {
  quoted([{ article: 'DR-1', unit: 5000 }], { discount: 500, promo: { applied: true, code: 'SPRING10' } })
  savePurchase('26-000001-abc', [{ ...dress, count: 1 }])
  await trackedEvents()
  queryClient.clear()

  trackPurchase({ ref: '26-000001-abc', number: '26-000001', delivery: 80 })
  trackPurchase({ ref: '26-000001-abc', number: '26-000001', delivery: 80 })

  expect(await trackedEvents()).toMatchObject([
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: '26-000001',
        shipping: 80,
        value: 4500,
        coupon: 'SPRING10',
        items: [{ price: 4500 }],
      },
    },
  ])
})

test('an order placed in another browser is not tracked here', async () => {
  trackPurchase({ ref: '26-000002-abc', number: '26-000002', delivery: 0 })

  expect(await trackedEvents()).toEqual([])
})

test('a customer who withdraws consent before anything was tracked on this page leaves nothing of the order behind', () => {
  localStorage.setItem('purchases-to-tell', '[{"ref":"26-000004-abc","ecommerce":{}}]')

  answerConsent('necessary')

  expect(localStorage.getItem('purchases-to-tell')).toBeNull()
})

test('a customer who withdraws consent is not tracked any more, and what was kept of the order is deleted', async () => {
  savePurchase('26-000003-abc', [{ ...dress, count: 1 }])
  await trackedEvents()

  answerConsent('necessary')
  addToCart(coat)
  trackPurchase({ ref: '26-000003-abc', number: '26-000003', delivery: 0 })

  expect(await trackedEvents()).toEqual([])
  expect(JSON.parse(localStorage.getItem('purchases-to-tell') ?? '[]')).toEqual([])
})
