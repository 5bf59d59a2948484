import { armFailpoint } from '@shop/service-kit/process/failpoints'
import type { Browser } from '@shop/testing/browser'
import { toPost } from '@shop/testing/checkout'
import type { Call } from './fill-texts.ts'
import {
  abroad,
  askForChange,
  changeOrder,
  commentOn,
  contact,
  deliver,
  makeOrder,
  markAndCancel,
  type Ordered,
  one,
  payOrder,
  placeOrder,
  takeBack,
  toTheDoor,
  toWarsaw,
} from './orders-of-the-person.ts'
import type { ShopOfPerson } from './shop-of-person.ts'
import { fullName, person, words } from './the-person.ts'

const password = 'levada-2014-x'
const { name, surname, phone, email } = person
const atHome = { delivery_method: 'courier', area: toPost.area, city: toPost.city, courier_delivery: words }

/** The person does all that a customer of the shop can do, and staff all that they can do for her, with her name in each free text. */
export async function liveInTheShop(shop: ShopOfPerson) {
  const { send, databases } = shop
  const guest = shop.open()
  const asGuest = await placeOrder(shop, guest, toWarsaw)
  await payOrder(shop, guest, asGuest)
  await changeOrder(shop, asGuest, {
    ...{
      customer: { ...contact, name: surname, last_name: name },
      note: fullName,
      keep_sum: words,
      difference: { means: 'other', reason: words },
    },
    delivery: { ...toWarsaw, address: fullName },
  })
  await askForChange(shop, guest, asGuest, { phone, delivery: toWarsaw })
  const inTheShop = await makeOrder(shop, { kind: 'person', ...contact }, toWarsaw)

  const browser = shop.open()
  const form = { name, surname, email, phone, password, birth_date: '12.04.1990', consent: true }
  await send(browser, 'POST /api/user/register', { body: { ...form, address_abroad: { country: 'PL', ...abroad } } })
  const customers = databases.account.collection('customers')
  const customer = await customers.findOne({ email })
  const id = String(customer?._id)
  await send(browser, 'POST /api/user/login', { body: { email, password: `${fullName} 1` }, status: 401 })
  await send(browser, 'PUT /api/user/update-info', {
    body: { name, surname, info: { ukraine: atHome, europe: { country: 'PL', ...abroad } } },
  })
  await send(browser, 'PUT /api/user/update-phone', { body: { phone: '+380671112233' } })
  await send(browser, 'PUT /api/user/update-phone', { body: { phone } })
  await keepAddresses(shop, browser)
  await customers.updateOne({ email }, { $set: { emailVerified: true } })
  await send(browser, 'POST /api/phone-verification/send', { body: { phone } })
  await shop.runJobs()
  const [sms] = await databases.account.collection('caught_sms').find().toArray()
  const [code] = /\d{5}/.exec(String(sms?.text)) ?? []
  await send(browser, 'POST /api/phone-verification/verify', { body: { code } })
  await shop.runJobs()

  await send(browser, 'POST /api/news-subscription/add-email', { body: { email } })
  await send(browser, 'POST /api/password-reset/send-email', { body: { email } })
  await waitForSize(shop, browser)
  const timestamp = shop.clock.now().getTime()
  const wanted = { ...one, size: name, bundle: null, timestamp }
  await send(browser, 'POST /api/cart/update', { body: { data: { mode: 'merge', lines: [wanted] } } })
  const items = [{ article: one.article, timestamp }]
  await send(browser, 'POST /api/wishlist/update', { body: { data: { mode: 'merge', items } } })
  await send(browser, 'POST /api/orders/look-up', { body: { number: asGuest.number, email } })
  const report = { remote: 'mf-catalog', page: `/store/${words}`, page_view: 'a.b', version: '0123abcd45' }
  await send(browser, 'POST /api/client-errors', { body: { ...report, message: `${fullName}: Loading chunk failed` } })

  const later = await placeOrder(shop, browser, toTheDoor)
  await changeOrder(shop, later, { note: fullName, delivery: { ...toTheDoor, courier_delivery: fullName } })
  await askForChange(shop, browser, later, { delivery: toTheDoor })
  await markAndCancel(shop, later)
  await forAccount(shop, id)
  await deliver(shop, inTheShop)
  await deliver(shop, asGuest)
  await takeBack(shop, guest, asGuest)
  await aboutTheAccount(shop, id)
  await aboutMoney(shop, asGuest)
  await byLink(shop, { do: 'link', customer_id: id })
  await loseAnswers(shop, id, later)
  await shop.runJobs()
  return { id, browser, password, numbers: [asGuest, inTheShop, later].map(({ number }) => number) }
}

async function keepAddresses({ send }: ShopOfPerson, browser: Browser): Promise<void> {
  const toPoland = { type: 'international', delivery: { country: 'PL', ...abroad } }
  for (const body of [{ type: 'ukraine', delivery: atHome }, toPoland]) {
    const { addresses } = await send(browser, 'POST /api/user/addresses', { body })
    await send(browser, 'PUT /api/user/addresses/:id', { params: { id: addresses[0].id }, body })
  }
}

async function waitForSize({ send, staff, databases, services }: ShopOfPerson, browser: Browser): Promise<void> {
  const soldOut = { article: 'DR-1042-IVF-R', size: '38 (M)' }
  const item = await databases.catalog.collection('stock').findOne(soldOut)
  const body = { changes: [{ size: soldOut.size, by: -Number(item?.available) }], reason: 'Брак' }
  await send(staff, 'PUT /api/admin/products/by-article/:article/stock', { params: { article: soldOut.article }, body })
  await services.catalog.runJob('catalogue')
  await send(browser, 'POST /api/back-in-stock', { body: { ...soldOut, email, locale: 'uk' } })
}

async function forAccount(shop: ShopOfPerson, id: string): Promise<void> {
  const order = await makeOrder(shop, { kind: 'account', id, phone }, toTheDoor)
  await commentOn(shop, order)
  const found = await shop.staff.get(`/api/orders/get-like-payment-id?search=${encodeURIComponent(surname)}`)
  const which = { by: 'filter', filter: { search: surname }, count: (found.body.orders as unknown[]).length }
  await shop.send(shop.staff, 'POST /api/admin/orders/bulk', { body: { which, action: 'take' } })
  await shop.send(shop.staff, 'POST /api/admin/integration-1c/send-orders', { body: { which } })
  await deliver(shop, order, toTheDoor)
}

async function aboutTheAccount(shop: ShopOfPerson, id: string): Promise<void> {
  const { send, staff } = shop
  const params = { id }
  await send(staff, 'POST /api/admin/customers/:id/notes', { params, body: { text: words } })
  await send(staff, 'PUT /api/admin/customers/:id/tags', { params, body: { tags: [surname] } })
  const level = { level: 5, valid_until: shop.clock.now().toISOString().slice(0, 10), reason: words }
  await send(staff, 'PUT /api/admin/customers/:id/level', { params, body: level })
  const other = { birth_date: '13.04.1990', reason: words }
  await send(staff, 'PUT /api/admin/customers/:id/birth-date', { params, body: other })
  await send(staff, 'POST /api/admin/me/step-up', { body: { password: 'twelve letters' } })
  await send(staff, 'POST /api/admin/customers/exports', {
    body: { search: surname, city: fullName, tag: surname, language: 'uk' },
  })
  const bySurname = { body: { filter: { search: surname }, language: 'uk' } }
  await send(staff, 'POST /api/admin/orders/exports', bySurname)
  await send(staff, 'POST /api/admin/audit/exports', bySurname)
  await send(staff, 'POST /api/admin/third-party-orders/exports', bySurname)
  const byWords = { search: surname, city: fullName, tag: surname }
  await send(staff, 'POST /api/admin/customer-notes/exports', { body: { filter: byWords, language: 'uk' } })
  const filters = [
    { name: fullName, screen: '/admin/orders', query: `search=${encodeURIComponent(surname)}&page=1` },
    { name: 'Без фото', screen: '/admin/other/products', query: `search=${surname}` },
    { name: 'Усі', screen: '/admin/orders', query: `search=${encodeURIComponent(phone)}` },
  ]
  const { revision } = await send(staff, 'GET /api/admin/me/preferences')
  await send(staff, 'PUT /api/admin/me/preferences', { body: { saved_filters: filters, revision } })
}

/** Money of which only the bank knows, and a refund that the bank has declined. */
async function aboutMoney({ send, staff, databases, clock, orders }: ShopOfPerson, { number }: Ordered): Promise<void> {
  const payment_id = `${number}-9`
  const word = { payment_id, status: 'declined', merchant: 'levada_sandbox', reason_code: '1', currency: 'UAH' }
  const _id = `${payment_id} declined`
  const strays = databases['cart-checkout'].collection<{ _id: string }>('stray_payment_words')
  await strays.insertOne({ _id, word: { ...word, amount: 100, amount_text: '1' }, at: clock.now() } as { _id: string })
  await send(staff, 'POST /api/admin/payments/close', { body: { event: _id, cause: 'no_money', reason: words } })

  const declined = { lines: [], delivery: false, comment: words, who: 'olha', at: clock.now(), state: 'declined' }
  const refund = { ...declined, payment_id: `${number}-1`, amount: 500 }
  await orders.updateOne({ number }, { $push: { refunds: refund as never, alerts: 'refund_declined' as never } })
  const settled = { order: number, payment_id: `${number}-1`, outcome: 'closed', reason: words }
  await send(staff, 'POST /api/admin/payments/settle', { body: settled })
}

/** A guest of the same name, whose order and order by link belong to no account. */
export async function liveAsGuest(shop: ShopOfPerson): Promise<void> {
  const guest = shop.open()
  const order = await placeOrder(shop, guest, toWarsaw)
  await payOrder(shop, guest, order)
  await deliver(shop, order)
  await takeBack(shop, guest, order)
  await byLink(shop, null)
  await shop.runJobs()
}

/** What staff asked for was done, and the answer was lost: the entries of the audit log stay as of unknown outcome. */
async function loseAnswers({ send, staff }: ShopOfPerson, id: string, { number: order }: Ordered): Promise<void> {
  const disarm = armFailpoint('staff-answered', () => {
    throw new Error('lost')
  })
  const lost = { status: 500 }
  await send(staff, 'POST /api/orders/update-comment', { query: { order, comment: words }, ...lost })
  await send(staff, 'POST /api/admin/customers/:id/notes', { params: { id }, body: { text: words }, ...lost })
  const search = { body: { search: surname, language: 'uk' }, ...lost }
  await send(staff, 'POST /api/admin/customers/exports', search)
  const ofOrders = { body: { filter: { search: surname }, language: 'uk' }, ...lost }
  await send(staff, 'POST /api/admin/orders/exports', ofOrders)
  disarm()
}

async function byLink({ send, staff }: ShopOfPerson, link: Call['body'] | null): Promise<void> {
  const wanted = { amount: 1500, currency: 'UAH', note: words, hours: 72 }
  const { order } = await send(staff, 'POST /api/admin/third-party-orders', { body: wanted })
  const params = { number: order.number }
  const change = (body: Call['body']) => send(staff, 'PUT /api/admin/third-party-orders/:number', { params, body })
  await change({ do: 'mark_paid', means: 'other', reason: words })
  await change({ do: 'unmark_paid', reason: words })
  await change({ do: 'mark_paid', means: 'other', reason: words })
  if (link) await change(link)
}
