import { trackSubscription } from '../src/analytics/analytics.ts'
import { $cart, addToCart, changeCount, removeLines } from '../src/cart/cart.ts'
import { $locale } from '../src/texts/locale.ts'
import { toggleWish } from '../src/wishlist/wishlist.ts'
import { quoted, shown, startWithConsent, trackedEvents } from './statistics.ts'

const dress = { article: 'DR-1', size: '36 (S)' }
const coat = { article: 'CO-1', size: '36 (S)' }

beforeEach(startWithConsent)

test('a garment put into the cart is tracked with the name and the price that the page shows', async () => {
  shown('DR-1', { uah: 4800, eur: 107 }, { price_without_discount: { uah: 6000, eur: 134 } })

  addToCart(dress)

  expect(await trackedEvents()).toEqual([
    {
      event: 'add_to_cart',
      ecommerce: {
        currency: 'UAH',
        value: 4800,
        items: [
          {
            item_id: 'DR-1',
            item_name: 'Сукня',
            item_category: 'dresses',
            item_brand: 'LEVADA',
            item_variant: '36 (S) / 160-167',
            price: 4800,
            discount: 1200,
            quantity: 1,
            index: 0,
          },
        ],
      },
    },
  ])
})

test('each event is preceded by the clearing of the one before', async () => {
  addToCart(dress)
  await trackedEvents()

  const at = window.dataLayer?.findIndex(one => typeof one === 'object' && one !== null && 'event' in one) ?? 0
  expect(window.dataLayer?.[at - 1]).toEqual({ ecommerce: null })
})

test('a subscription is tracked by where it was made, never by the address', async () => {
  trackSubscription('footer')

  expect(await trackedEvents()).toEqual([{ event: 'new_subscriber', method: 'footer' }])
})

test('a customer who reads English is tracked in euros', async () => {
  $locale.set('en')
  shown('DR-1', { uah: 4800, eur: 107.5 })

  addToCart(dress)

  expect(await trackedEvents()).toMatchObject([
    { ecommerce: { currency: 'EUR', value: 107.5, items: [{ item_name: 'Dress', price: 107.5 }] } },
  ])
})

test('adding what is in the cart already is no event', async () => {
  addToCart(dress)
  addToCart(dress)

  expect(await trackedEvents()).toMatchObject([{ event: 'add_to_cart', ecommerce: { items: [{ quantity: 1 }] } }])
})

test('a removed line is tracked, and so is its return', async () => {
  addToCart(dress)
  changeCount(dress, 3)
  await trackedEvents()

  const undo = removeLines([dress])
  await trackedEvents()
  undo()

  expect((await trackedEvents()).slice(1)).toMatchObject([
    { event: 'remove_from_cart', ecommerce: { items: [{ item_id: 'DR-1', quantity: 3 }] } },
    { event: 'add_to_cart', ecommerce: { items: [{ item_id: 'DR-1', quantity: 3 }] } },
  ])
})

test('a changed count is tracked as the items that were added or removed', async () => {
  addToCart(dress)
  await trackedEvents()
  changeCount(dress, 4)
  await trackedEvents()
  changeCount(dress, 2)

  expect((await trackedEvents()).slice(1)).toMatchObject([
    { event: 'add_to_cart', ecommerce: { items: [{ quantity: 3 }] } },
    { event: 'remove_from_cart', ecommerce: { items: [{ quantity: 2 }] } },
  ])
})

test('a bundle put into the cart by one press is one event', async () => {
  shown('DR-1', { uah: 4200, eur: 94 })
  shown('CO-1', { uah: 2700, eur: 60 })

  addToCart({ ...dress, bundle: 'BN-1' })
  addToCart({ ...coat, bundle: 'BN-1' })

  expect(await trackedEvents()).toMatchObject([
    { event: 'add_to_cart', ecommerce: { value: 6900, items: [{ index: 0 }, { item_id: 'CO-1', index: 1 }] } },
  ])
})

test('prices of the cart are those of its quote, each with its share of the discount of the order', async () => {
  shown('DR-1', { uah: 9999, eur: 222 })
  quoted(
    [
      { article: 'DR-1', unit: 5000, count: 2 },
      { article: 'CO-1', unit: 4800, list: 6000, own_discount: 20 },
    ],
    { discount: 1000 },
  )
  addToCart(dress)
  addToCart(coat)

  const [event] = await trackedEvents()

  expect(event).toMatchObject({
    ecommerce: {
      value: 9300,
      items: [
        { price: 4500, discount: 500 },
        { price: 4800, discount: 1200 },
      ],
    },
  })
})

test('a sum is left out when the page does not know all prices', async () => {
  addToCart(dress)

  const [event] = await trackedEvents()
  expect(event).not.toHaveProperty('ecommerce.value')
})

test('a heart is tracked with the price of the cheapest size, added and removed', async () => {
  shown('DR-1', { uah: 4800, eur: 107 })

  toggleWish('DR-1')
  await trackedEvents()
  toggleWish('DR-1')

  expect(await trackedEvents()).toMatchObject([
    { event: 'add_to_wishlist', ecommerce: { value: 4800, items: [{ item_variant: '160-167' }] } },
    { event: 'remove_from_wishlist', ecommerce: { value: 4800 } },
  ])
})

test('what happens to the cart in another tab is tracked there, not here', async () => {
  $cart.set([{ ...dress, count: 1, bundle: null, timestamp: 1 }])

  expect(await trackedEvents()).toEqual([])
})
