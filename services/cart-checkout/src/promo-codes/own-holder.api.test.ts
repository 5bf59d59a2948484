import { randomUUID } from 'node:crypto'
import { enterCode } from '../../test/a-promo-code.ts'
import { promo_code } from '../../test/late-code.ts'
import { pauseAt } from '../../test/pause-at.ts'
import { askQuote, order, orderBody, twoDresses } from '../../test/shopping.ts'
import { type Api, type Json, startApi } from '../../test/start-api.ts'
import { knownSession } from '../../test/stub-account.ts'
import { browser } from '../../test/unpaid-shop.ts'

const email = 'olena@example.com'
const mine = browser('mine')
const signedIn = (name: string) => `${browser(name)}; __Host-session=${knownSession}`

/** A shop in which somebody has ordered one dress with the code, and has not paid. */
async function heldBy(cookie: string, limits: Json = { usage_limit: 1 }) {
  const api = await startApi()
  await enterCode(api, limits)
  const { ref, number } = (await order(api, { promo_code, cookie })).body.order
  return { api, ref, number, held_by: { order: ref, number } }
}

/** What the price of another cart says of the code. */
const triedBy = async (api: Api, cookie: string, wish: Json = {}) =>
  (await askQuote(api, { promo_code, cookie, lines: twoDresses, ...wish })).body.promo

test('a code that only the own unpaid order holds says which order, in both languages', async () => {
  const { api, number, held_by } = await heldBy(mine)

  expect(await triedBy(api, mine)).toMatchObject({
    applied: false,
    result: 'promo_limit',
    held_by,
    note: `Цей код тримає ваше неоплачене замовлення № ${number}.`,
  })
  const inEnglish = { locale: 'en', currency: 'UAH', lines: twoDresses, promo_code }
  expect((await api.post('/api/cart/quote', inEnglish, { cookie: mine })).body.promo).toMatchObject({
    held_by,
    note: `Your unpaid order ${number} holds this code.`,
  })
})

test('nobody else reads whose order holds the code', async () => {
  const { api } = await heldBy(mine)

  const promo = await triedBy(api, browser('stranger'), { email })

  expect(promo).toMatchObject({ result: 'promo_limit' })
  expect(promo).not.toHaveProperty('held_by')
  expect(promo).not.toHaveProperty('note')
})

test('an account knows its order in every browser', async () => {
  const { api, held_by } = await heldBy(signedIn('one'), { per_customer_limit: 1 })

  expect(await triedBy(api, signedIn('other'))).toMatchObject({ result: 'promo_customer_limit', held_by })
})

test('who only holds the code is not told to have used it', async () => {
  const { api, number, held_by } = await heldBy(mine, { per_customer_limit: 1 })

  expect(await triedBy(api, mine, { email })).toMatchObject({
    result: 'promo_customer_limit',
    held_by,
    note: `Цей код тримає ваше неоплачене замовлення № ${number}.`,
  })
})

test('a code that is used up without the own order as well is refused as for everybody', async () => {
  const { api } = await heldBy(mine, { usage_limit: 2 })
  await order(api, {
    promo_code,
    cookie: browser('other'),
    body: { customer: { name: 'Ірина', last_name: 'Бойко', phone: '+380671234568', email: 'iryna@example.com' } },
  })
  await api.db.collection('promo_codes').updateOne({ code: promo_code }, { $set: { usage_limit: 1 } })

  expect(await triedBy(api, mine)).not.toHaveProperty('held_by')
})

test('an order with such a code is refused with the order that holds it', async () => {
  const { api, held_by } = await heldBy(mine)
  const seen = await askQuote(api, { cookie: mine, lines: twoDresses })
  const body = { ...orderBody(seen, { lines: twoDresses }), promo_code }

  const refused = await api.post('/api/orders/create', body, { cookie: mine, key: randomUUID() })

  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'promo_limit', held_by } } })
})

test('of two carts ordered at once with a code for one use, the one that comes too late hears which order has it', async () => {
  const api = await startApi()
  await enterCode(api, { usage_limit: 1 })
  const slow = pauseAt('stock-reserved')
  const late = order(api, { promo_code, cookie: mine, lines: twoDresses })
  await slow.arrived
  const { ref, number } = (await order(api, { promo_code, cookie: mine })).body.order
  slow.go()

  expect((await late).body.error).toMatchObject({ code: 'promo_limit', held_by: { order: ref, number } })
})

test('once the order that holds the code is cancelled the code is good', async () => {
  const { api, ref } = await heldBy(mine)
  await api.post('/api/orders/cancel', { order: ref }, { cookie: mine })

  expect(await triedBy(api, mine)).toMatchObject({ applied: true })
})
