import { enterCode } from '../../test/a-promo-code.ts'
import { askQuote, order } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { knownEmail, knownSession, otherSession } from '../../test/stub-account.ts'
import { browser } from '../../test/unpaid-shop.ts'

const promo_code = 'SPRING15'

/** Somebody at the checkout: as a guest, or signed in. */
type Buyer = { email: string; session?: string }
const guest = (email: string): Buyer => ({ email })
const known = (email = 'elsewhere@example.com'): Buyer => ({ email, session: knownSession })
const other = (email: string): Buyer => ({ email, session: otherSession })

/** Each order comes from another browser. */
function cookieOf(name: string, { session }: Buyer): string {
  return session ? `${browser(name)}; __Host-session=${session}` : browser(name)
}

async function buy(api: Api, name: string, buyer: Buyer) {
  const customer = { name: 'Олена', last_name: 'Шевченко', phone: '+380671234567', email: buyer.email }
  const { status, body } = await order(api, { promo_code, cookie: cookieOf(name, buyer), body: { customer } })
  return status === 201 ? 'ordered' : body.error.code
}

async function aShop() {
  const api = await startApi()
  await enterCode(api, { per_customer_limit: 1 })
  return api
}

test.each<[string, Buyer, Buyer]>([
  ['with another plus sign in the email', guest('olena@example.com'), guest('Olena+1@example.com')],
  ['with other plus signs', guest('olena+1@example.com'), guest('olena+2@example.com')],
  ['with other dots in a mailbox of Gmail', guest('o.lena@gmail.com'), guest('olena@googlemail.com')],
  ['first as a guest, then signed in', guest(`known+gift@example.com`), known()],
  ['first signed in, then as a guest', known(), guest(knownEmail)],
  [
    'first signed in, then as a guest with the email of that order',
    other('typed@example.com'),
    guest('typed@example.com'),
  ],
  [
    'first as a guest, then signed in with the email of that order',
    guest('typed+1@example.com'),
    other('typed@example.com'),
  ],
  ['in two accounts with one email at the checkout', known('typed@example.com'), other('typed@example.com')],
])('one person is no new customer of a code %s', async (_, first, second) => {
  const api = await aShop()

  expect(await buy(api, 'first', first)).toBe('ordered')
  expect(await buy(api, 'second', second)).toBe('promo_customer_limit')
})

test.each<[string, Buyer, Buyer]>([
  ['two guests', guest('olena@example.com'), guest('olha@example.com')],
  ['two mailboxes that differ by dots elsewhere than at Gmail', guest('o.lena@ukr.net'), guest('olena@ukr.net')],
  ['a guest and a customer', guest('olena@example.com'), known()],
  ['two customers', known('olena@example.com'), other('olha@example.com')],
])('%s have a use of a code each', async (_, first, second) => {
  const api = await aShop()

  expect(await buy(api, 'first', first)).toBe('ordered')
  expect(await buy(api, 'second', second)).toBe('ordered')
})

test('the cart already tells a customer that the code was used as a guest', async () => {
  const api = await aShop()
  await buy(api, 'first', guest('known+gift@example.com'))

  const quote = await askQuote(api, { promo_code, cookie: cookieOf('second', known()) })

  expect(quote.body.promo).toMatchObject({ applied: false, result: 'promo_customer_limit' })
})

test('as soon as a guest has typed the email, the price tells that its owner has used the code', async () => {
  const api = await aShop()
  await buy(api, 'first', guest('olena@example.com'))
  const priceFor = async (email: string | null) =>
    (await askQuote(api, { promo_code, email, cookie: browser('second') })).body.promo

  expect(await priceFor(null)).toMatchObject({ applied: true })
  expect(await priceFor('olha@example.com')).toMatchObject({ applied: true })
  expect(await priceFor('Olena+2@example.com')).toEqual({
    code: promo_code,
    applied: false,
    result: 'promo_customer_limit',
    text: 'Промокод недійсний. Можливо, термін його дії минув або вичерпано ліміт використань',
    note: 'Ви вже скористалися цим кодом.',
  })
})

test('an email that is none is refused, and says which field', async () => {
  const api = await aShop()
  const { status, body } = await askQuote(api, { promo_code, email: 'olena@', cookie: browser('second') })

  expect([status, body.error]).toMatchObject([400, { fields: { email: 'email_incorrect' } }])
})

test.each<[string, string, Buyer]>([
  ['by the email', 'email olena@example.com', guest('olena+1@example.com')],
  ['by the email with its plus sign', 'email olena+1@example.com', guest('olena+1@example.com')],
  ['by the mailbox of an account', `email ${knownEmail}`, known()],
  ['by the account', 'customer customer-1', known()],
])('uses and reservations from before, %s, still count', async (_, customer, buyer) => {
  const api = await aShop()
  const codes = api.db.collection('promo_codes')
  await codes.updateOne({ code: promo_code }, { $set: { holds: [{ order: '26-000100', customer }] } })
  expect(await buy(api, 'first', buyer)).toBe('promo_customer_limit')

  await codes.updateOne({ code: promo_code }, { $set: { holds: [] } })
  await api.db.collection('promo_uses').insertOne({ order: '26-000100', code: promo_code, customer })
  expect(await buy(api, 'second', buyer)).toBe('promo_customer_limit')
})

test('of ten orders that one person places at once, under as many names of the mailbox, one has the code', async () => {
  const api = await aShop()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => buy(api, `nr-${index}`, guest(`olena+${index}@example.com`))),
  )

  expect(answers.filter(answer => answer === 'ordered')).toHaveLength(1)
})
