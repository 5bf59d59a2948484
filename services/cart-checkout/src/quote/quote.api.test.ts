import { toPost } from '@shop/testing/checkout'
import { askQuote, oneDress } from '../../test/shopping.ts'
import { startApi } from '../../test/start-api.ts'
import { dress, size, skirt } from '../../test/stub-catalog.ts'

test('the quote adds the delivery by weight and says why the sale price applies', async () => {
  const api = await startApi()

  const { body, cookie } = await askQuote(api, { lines: [{ article: skirt, size, count: 3 }] })

  expect(cookie).toMatch(/^__Host-buyer=[\w-]{22}$/)
  expect(body).toEqual({
    status: true,
    gone: [],
    quote_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    quote: {
      currency: 'UAH',
      lines: [
        {
          article: skirt,
          size,
          count: 3,
          unit: 2100,
          list: 3000,
          sum: 6300,
          own_discount: 30,
          available: 3,
          preorder: null,
        },
      ],
      subtotal: 6300,
      discount: 0,
      discount_percent: 0,
      discount_kind: 'none',
      birthday_percent: 0,
      birthday_discount: 0,
      promo_discount: 0,
      delivery: 90,
      total: 6390,
      weight: 1.35,
      explained: [{ rule: 'sale', amount: 2700, text: 'Знижка на товари' }],
    },
  })
})

test('a reader of English gets the texts in English', async () => {
  const api = await startApi()

  const { body } = await api.post('/api/cart/quote', {
    locale: 'en',
    currency: 'EUR',
    lines: [{ article: skirt, size, count: 1 }],
  })

  expect(body.quote).toMatchObject({ delivery: null, total: 47, explained: [{ rule: 'sale', text: 'Sale prices' }] })
})

test('the hash changes with the price and stays without a change', async () => {
  const api = await startApi()
  const hash = async () => (await askQuote(api)).body.quote_hash
  const first = await hash()

  expect(await hash()).toBe(first)
  Object.assign(api.shelves[dress] ?? {}, { price: { uah: 480000, eur: null } })
  expect(await hash()).not.toBe(first)
})

test('a line that is not sold any more is named, the others keep their price', async () => {
  const api = await startApi()

  const { body } = await askQuote(api, { lines: [...oneDress, { article: 'OLD-1', size, count: 1 }] })

  expect(body.gone).toEqual([{ article: 'OLD-1', size }])
  expect(body.quote.total).toBe(5070)
})

test('a short line says how many there are', async () => {
  const api = await startApi()

  const { body } = await askQuote(api, { lines: [{ article: dress, size, count: 9 }] })

  expect(body.quote.lines[0]).toMatchObject({ count: 9, available: 5 })
})

test('a parcel that no tariff carries has no price, and never the price 0', async () => {
  const api = await startApi()

  const { status, body } = await askQuote(api, { lines: [{ article: dress, size, count: 99 }] })

  expect([status, body.error.code]).toEqual([409, 'delivery_not_available'])
})

test('an unknown promo code is part of the answer and no error', async () => {
  const api = await startApi()
  const { type, delivery_method_option } = toPost
  const asked = { locale: 'en', currency: 'UAH', lines: oneDress, delivery: { type, delivery_method_option } }

  const { status, body } = await api.post('/api/cart/quote', { ...asked, promo_code: 'SPRING15' })

  expect([status, body.promo.applied]).toEqual([200, false])
  expect(body.promo.text).toMatch(/not valid/)
})

test.each([
  ['lines', 'empty_cart', { lines: [] }],
  ['lines', 'too_many', { lines: Array.from({ length: 51 }, () => oneDress[0]) }],
  ['lines.0.count', 'invalid', { lines: [{ article: dress, size, count: 0 }] }],
  ['currency', 'invalid', { currency: 'USD' }],
  ['promo_code', 'too_long', { promo_code: 'X'.repeat(33) }],
])('a wrong %s is %s', async (field, code, change) => {
  const api = await startApi()

  const { status, body } = await api.post('/api/cart/quote', { currency: 'UAH', lines: oneDress, ...change })

  expect([status, body.error.fields[field]]).toEqual([400, code])
})
