import { quoted, startAgreed, told } from '../test/statistics.ts'
import { keepPurchase, tellPurchase } from './analytics.ts'
import { addToCart } from './cart.ts'
import { answerConsent } from './consent.ts'
import { queryClient } from './query.ts'
import { toggleWish } from './wishlist.ts'

const dress = { article: 'DR-1', size: '36 (S)' }
const coat = { article: 'CO-1', size: '36 (S)' }

beforeEach(startAgreed)

test.each(['unasked', 'necessary'] as const)('nothing is tracked while the consent is "%s"', async choice => {
  answerConsent(choice)
  window.dataLayer = undefined

  addToCart(dress)
  toggleWish('DR-1')

  expect(await told()).toEqual([])
  expect(window.dataLayer).toBeUndefined()
})

test('a paid order is tracked once, with what was in it when it was placed', async () => {
  quoted([{ article: 'DR-1', unit: 5000 }], { discount: 500, promo: { applied: true, code: 'SPRING10' } })
  keepPurchase('26-000001-abc', [{ ...dress, count: 1 }])
  await told()
  queryClient.clear()

  tellPurchase({ ref: '26-000001-abc', number: '26-000001', delivery: 80 })
  tellPurchase({ ref: '26-000001-abc', number: '26-000001', delivery: 80 })

  expect(await told()).toMatchObject([
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
  tellPurchase({ ref: '26-000002-abc', number: '26-000002', delivery: 0 })

  expect(await told()).toEqual([])
})

test('a customer who withdraws consent before anything was tracked on this page leaves nothing of the order behind', () => {
  localStorage.setItem('purchases-to-tell', '[{"ref":"26-000004-abc","ecommerce":{}}]')

  answerConsent('necessary')

  expect(localStorage.getItem('purchases-to-tell')).toBeNull()
})

test('a customer who withdraws consent is not tracked any more, and what was kept of the order is deleted', async () => {
  keepPurchase('26-000003-abc', [{ ...dress, count: 1 }])
  await told()

  answerConsent('necessary')
  addToCart(coat)
  tellPurchase({ ref: '26-000003-abc', number: '26-000003', delivery: 0 })

  expect(await told()).toEqual([])
  expect(JSON.parse(localStorage.getItem('purchases-to-tell') ?? '[]')).toEqual([])
})
