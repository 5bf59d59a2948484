import { MINUTE_MS } from '@shop/calendar/durations'
import { enterCode } from '../../test/a-promo-code.ts'
import { callBack } from '../../test/bank.ts'
import { askQuote, order, orderAndPay } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { dress, size, skirt } from '../../test/stub-catalog.ts'

const promo_code = 'SPRING15'

async function uses(api: Api) {
  const code = await api.db.collection('promo_codes').findOne({ code: promo_code })
  return { held: code?.holds.length, used: await api.db.collection('promo_uses').countDocuments({ code: promo_code }) }
}

test('a good code makes the cart cheaper and says so in the text of the shop', async () => {
  const api = await startApi()
  await enterCode(api)

  const { body } = await askQuote(api, { promo_code: ' spring15 ' })

  expect(body.quote).toMatchObject({ subtotal: 4990, promo_discount: 749, discount_kind: 'promo', total: 4321 })
  expect(body.promo).toEqual({
    code: promo_code,
    applied: true,
    result: 'applied',
    text: 'Промокод успішно застосовано',
  })
  expect(await uses(api)).toEqual({ held: 0, used: 0 })
})

test.each([
  ['of a kind that nobody entered', {}, 'OTHER', 'promo_not_found'],
  ['after its end', { valid_until: new Date('2026-11-20') }, promo_code, 'promo_expired'],
  ['before its first day', { valid_from: new Date('2026-12-01') }, promo_code, 'promo_not_started'],
  ['without a use left', { usage_limit: 0 }, promo_code, 'promo_limit'],
  ['for carts of 5 000', { min_goods_uah: 500_000 }, promo_code, 'promo_min_goods'],
  ['for skirts', { only_categories: ['skirts'] }, promo_code, 'promo_not_applicable'],
])('a code %s: the quote comes without it, an order with it is refused', async (_, about, code, result) => {
  const api = await startApi()
  await enterCode(api, about)

  const { body } = await askQuote(api, { promo_code: code })
  const refused = await order(api, { promo_code: code })

  expect(body).toMatchObject({ quote: { total: 5070, promo_discount: 0 }, promo: { applied: false, result } })
  expect(body.promo.text).toMatch(/^Промокод недійсний/)
  expect(refused).toMatchObject({ status: 409, body: { error: { code: result } } })
  expect(api.shelves[dress]).toMatchObject({ available: 5, holds: {} })
})

test('a code for dresses is good for every kind of dress', async () => {
  const api = await startApi()
  await enterCode(api, { only_categories: ['clothes'] })

  const { body } = await askQuote(api, { promo_code })

  expect(body.promo).toMatchObject({ applied: true, result: 'applied' })
})

test('a code that saves less than the sale price is kept for another order', async () => {
  const api = await startApi()
  await enterCode(api)
  const wish = { promo_code, lines: [{ article: skirt, size, count: 1 }] }

  const { body } = await askQuote(api, wish)
  const placed = await order(api, wish)

  expect(body.promo).toMatchObject({
    applied: false,
    result: 'weaker',
    text: 'Ціни цих товарів уже вигідніші, ніж із промокодом',
  })
  const inEnglish = { ...wish, locale: 'en', currency: 'UAH', delivery: null }
  expect((await api.post('/api/cart/quote', inEnglish)).body.promo.text).toBe(
    'The prices of these items are already better than with the code',
  )
  expect(placed.status).toBe(201)
  expect(await uses(api)).toEqual({ held: 0, used: 0 })
})

test('an order reserves the code, paying uses it', async () => {
  const api = await startApi()
  await enterCode(api)

  const { number, ref } = await orderAndPay(api, { promo_code })
  expect(await uses(api)).toEqual({ held: 1, used: 0 })
  await callBack(api, `${number}-1`, { amount: '4321' })

  expect(await api.db.collection('orders').findOne({ ref })).toMatchObject({
    state: 'paid',
    promo: { code: promo_code, customer: ['email olena@example.com'] },
  })
  expect(await uses(api)).toEqual({ held: 0, used: 1 })
})

test('an order that nobody pays releases the code', async () => {
  const api = await startApi()
  await enterCode(api, { usage_limit: 1 })
  await order(api, { promo_code })
  expect((await askQuote(api, { promo_code })).body.promo.result).toBe('promo_limit')

  api.wait(31 * MINUTE_MS)
  await api.service.jobs.runNow('expire-orders')

  expect(await uses(api)).toEqual({ held: 0, used: 0 })
  expect((await askQuote(api, { promo_code })).body.promo.result).toBe('applied')
})

test('ordering the same cart again does not stumble over the code that the first order has reserved', async () => {
  const api = await startApi()
  await enterCode(api, { usage_limit: 1 })
  const { cookie } = await askQuote(api)
  await order(api, { promo_code, cookie })

  expect((await order(api, { promo_code, cookie })).status).toBe(201)
  expect(await uses(api)).toEqual({ held: 1, used: 0 })
})

test('a guest who used the code once is known by the email, and everything reserved for the second order is released', async () => {
  const api = await startApi()
  await enterCode(api, { per_customer_limit: 1 })
  await order(api, { promo_code })

  const second = await order(api, { promo_code })
  const another = await order(api, {
    promo_code,
    body: { customer: { name: 'Ірина', last_name: 'Бойко', phone: '+380671234568', email: 'iryna@example.com' } },
  })

  expect([second.status, second.body.error.code]).toEqual([409, 'promo_customer_limit'])
  expect(another.status).toBe(201)
  expect(api.shelves[dress]?.available).toBe(3)
})

test('of twenty buyers at once one gets the last use of a code; the others lose nothing, and no item stays reserved', async () => {
  const api = await startApi()
  await enterCode(api, { usage_limit: 1 })
  Object.assign(api.shelves[dress] ?? {}, { available: 100 })
  const email = (buyer: number) => ({
    name: 'А',
    last_name: 'Б',
    phone: '+380671234567',
    email: `b${buyer}@example.com`,
  })

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, buyer) => order(api, { promo_code, body: { customer: email(buyer) } })),
  )

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  // Who asked for the price after the use was gone saw a higher one, and is refused with it.
  for (const { status, body } of answers)
    if (status !== 201) expect(['promo_limit', 'price_changed']).toContain(body.error.code)
  expect(await uses(api)).toEqual({ held: 1, used: 0 })
  expect(api.shelves[dress]?.available).toBe(99)
})
