import type { Browser } from '@shop/testing/browser'
import { toPost } from '@shop/testing/checkout'
import { askPrice, buy, orderFor, paymentForm } from '../buy.ts'
import type { startShop } from '../start-shop.ts'
import type { KeyedCall } from './keyed-call.ts'

type Shop = Awaited<ReturnType<typeof startShop>>

const line = { article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }
const another = { ...line, article: 'DR-1042-IVF-R' }

/** What is done with orders under a key. */
export const orderCalls: readonly KeyedCall[] = [
  {
    call: 'POST /api/orders/create',
    byCustomers: true,
    async asked({ guest }) {
      const order = orderFor(await askPrice(guest, [line]), [line])
      const withAnother = orderFor(await askPrice(guest, [another]), [another])
      const others = [{ json: { ...order, note: 'після шостої' } }, { json: withAnother }]
      return { path: '/api/orders/create', json: order, others }
    },
  },
  {
    call: 'POST /api/admin/orders',
    async asked({ staff }) {
      const price = { locale: 'uk', currency: 'UAH', lines: [line], delivery: toPost }
      const { body } = await staff.post('/api/admin/orders/quote', price)
      const customer = { kind: 'person', ...orderFor({ body }, [line]).customer }
      const json = { ...price, quote_hash: body.quote_hash, customer, pay: 'link' }
      const forOlha = { ...json, customer: { ...customer, name: 'Оля' } }
      return {
        path: '/api/admin/orders',
        json,
        others: [{ json: { ...json, comment: 'подарунок' } }, { json: forOlha }],
      }
    },
  },
  {
    call: 'POST /api/admin/orders/:number/refund',
    async asked({ shop }) {
      const [number, second] = [await paidOrder(shop), await paidOrder(shop)]
      const pathOf = (number: string) => `/api/admin/orders/${number}/refund`
      const json = { amount: 500, refunded_so_far: 0, comment: 'Повернення' }
      return { path: pathOf(number), json, others: [{ json: { ...json, amount: 600 } }, { path: pathOf(second) }] }
    },
  },
  {
    call: 'POST /api/admin/orders/:number/receive',
    async asked({ shop }) {
      const coat = await awaitedSize(shop)
      const [number, second] = [await paidOrder(shop, coat), await paidOrder(shop, coat)]
      const pathOf = (number: string) => `/api/admin/orders/${number}/receive`
      const json = { ...coat, count: 1 }
      const tooMany = [line, coat].map(item => ({ json: { ...item, count: 1000 } }))
      return { path: pathOf(number), json, others: [...tooMany, { path: pathOf(second) }] }
    },
  },
  ofOrder('comments', { text: 'Дзвонила Оля' }, { text: 'Дзвонила Ірина' }),
  ofOrder(
    'messages',
    { channel: 'email', template: 'free', subject: 'Ваше замовлення', text: 'Добрий день' },
    { channel: 'email', template: 'free', subject: 'Ваше замовлення', text: 'Добрий вечір' },
  ),
  ofNumbers('/api/admin/orders/bulk', { action: 'take' }),
  ofNumbers('/api/admin/integration-1c/send-orders'),
]

/** A call on one paid order, what is sent with it, and what else may not come under its key. */
function ofOrder(name: string, json: object, other: object): KeyedCall {
  return {
    call: `POST /api/admin/orders/:number/${name}`,
    async asked({ shop }) {
      const [number, second] = [await paidOrder(shop), await paidOrder(shop)]
      const pathOf = (number: string) => `/api/admin/orders/${number}/${name}`
      return { path: pathOf(number), json, others: [{ json: other }, { path: pathOf(second) }] }
    },
  }
}

/** A call on orders that staff pick by their numbers. */
function ofNumbers(path: string, rest: object = {}): KeyedCall {
  return {
    call: `POST ${path}`,
    async asked({ shop }) {
      const [number, second] = [await paidOrder(shop), await paidOrder(shop)]
      const jsonOf = (...numbers: string[]) => ({ which: { by: 'numbers', numbers }, ...rest })
      return { path, json: jsonOf(number), others: [{ json: jsonOf(second) }, { json: jsonOf(number, second) }] }
    },
  }
}

/** A guest orders and pays; answers the number of the order. */
async function paidOrder(shop: Shop, wanted: Omit<typeof line, 'count'> = line): Promise<string> {
  const guest: Browser = shop.open()
  const { body } = await buy(guest, [{ ...wanted, count: 1 }], { preorder_ack: true })
  const { number, ref } = Object(body.order)
  const form = await paymentForm(guest, ref)
  form.append('choice', 'approve')
  await fetch(`${shop.url}/sandbox-pay/decide`, { method: 'POST', body: form, redirect: 'manual' })
  return number
}

/** A size that is sold in advance and lies on no shelf. */
async function awaitedSize({ databases, services }: Shop) {
  const today = new Date().toISOString().slice(0, 10)
  const found = await databases.catalog.collection('articles').findOne({ preorder_on: { $gt: today }, is_shown: true })
  const coat = { article: String(found?.article), size: String(found?.sizes[0].name) }
  const none = { available: 0, holds: [], sold: 0, received: 0, preorder_limit: null }
  await databases.catalog.collection('stock').updateOne(coat, { $set: none })
  await services.catalog.refresh()
  return coat
}
