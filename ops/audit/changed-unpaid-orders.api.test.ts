import type { Order } from '@shop/cart-checkout/order/order'
import { isReceived } from '@shop/cart-checkout/order/payment-attempt'
import type { PromoCode } from '@shop/cart-checkout/promo-codes/promo-code'
import { ShopError } from '@shop/contracts/errors'
import { type OrderChange, promoChoices } from '@shop/contracts/staff/orders/order-change'
import { changeOrderEndpoint, orderActionEndpoints } from '@shop/contracts/staff/orders/staff-order-actions'
import { type FullOrder, fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { buy, paymentForm } from '@shop/shop/test/buy'
import { startShop } from '@shop/shop/test/start-shop'
import { oneOf, seededRandom } from '@shop/testing/seeded'
import { auditShop } from './audit-shop.ts'

const article = 'DR-1042-BUR-R'
const sizes = ['36 (S)', '38 (M)', '40 (L)']
const delivery = { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' } as const
/** Enough for some of the orders of a test, so that a use that is not given back is missed. */
const code: PromoCode = {
  ...{ code: 'ZMINA15', gift: { kind: 'percent', percent: 15 }, valid_from: null, valid_until: null },
  ...{ usage_limit: 12, per_customer_limit: null, min_goods_uah: null, only_categories: null, only_collections: null },
  ...{ active: true, note: '', version: 1, holds: [] },
}

type Shop = Awaited<ReturnType<typeof startShop>>
let shop: Shop
beforeAll(async () => {
  shop = await startShop()
  await shop.databases.catalog.collection('stock').updateMany({ article }, { $inc: { available: 40, received: 40 } })
  await codes().insertOne({ ...code })
})
afterAll(() => shop.stop())

const codes = () => shop.databases['cart-checkout'].collection<PromoCode>('promo_codes')
const by = { who: 'olena', idempotencyKey: '', requestId: '' }
const office = () => createInternalClient({ calls: shop.services['cart-checkout'].internal })
const ordered = (number: string) => shop.databases['cart-checkout'].collection<Order>('orders').findOne({ number })

async function readOrder(number: string): Promise<FullOrder> {
  return (await office().read(fullOrderEndpoint, { ...by, params: {}, query: { order: number }, body: {} })).order
}

async function placed(count: number, promo_code: string | null): Promise<string> {
  const lines = [{ article, size: '38 (M)', count }]
  const { body } = await buy(shop.open(), lines, { delivery, ...(promo_code && { promo_code }) })
  return (body.order as { number: string } | undefined)?.number ?? ''
}

async function change(number: string, wish: Omit<OrderChange, 'seen'>): Promise<void> {
  const seen = (await readOrder(number)).changeable?.revision ?? ''
  await office().write(changeOrderEndpoint, { ...by, params: { number }, query: {}, body: { ...wish, seen } })
}

async function pay(number: string, choice: string | null): Promise<void> {
  const { ref } = await readOrder(number)
  const form = await paymentForm(shop.open(), ref)
  if (choice === null) return
  form.append('choice', choice)
  await fetch(`${shop.url}/sandbox-pay/decide`, { method: 'POST', body: form, redirect: 'manual' })
}

async function findings(): Promise<string[]> {
  const { jobs } = shop.services['cart-checkout']
  for (const job of ['finish-orders', 'count-sales', 'count-orders']) await jobs.runNow(job)
  const verdicts = await auditShop(service => shop.databases[service], 0)
  return verdicts.flatMap(({ invariant, findings }) => findings.map(({ message }) => `${invariant}: ${message}`))
}

/** The terms of the code, as staff edit them while orders have it. */
const terms: readonly Partial<PromoCode>[] = [
  { active: true, min_goods_uah: null, only_categories: null },
  { active: false, min_goods_uah: null, only_categories: null },
  { active: true, min_goods_uah: 1_500_000, only_categories: null },
  { active: true, min_goods_uah: null, only_categories: ['bags'] },
]

type Random = () => number
const wishOf = (random: Random): Partial<OrderChange> => ({
  ...(random() < 0.9 && { promo: oneOf(random, promoChoices) }),
  ...(random() < 0.15 && { keep_sum: 'Перевірка' }),
  ...(random() < 0.7 && { difference: { means: 'cash', reason: 'Каса' } }),
})
/** Of an order that is over there is nothing to change: it is tried all the same. */
const none = { article, size: '38 (M)', bundle: null, count: 1 }
const oneLine = ({ changeable }: FullOrder, random: Random) =>
  oneOf(random, changeable?.lines.length ? changeable.lines : [none])

type Deed = (number: string, order: FullOrder, random: Random) => Promise<unknown>
const deeds: readonly [name: string, deed: Deed][] = [
  [
    'swap',
    (number, order, random) => {
      const line = oneLine(order, random)
      const to = {
        article,
        size: oneOf(
          random,
          sizes.filter(size => size !== line.size),
        ),
      }
      return change(number, {
        ...wishOf(random),
        swaps: [{ ...line, count: 1 + Math.floor(random() * line.count), to }],
      })
    },
  ],
  [
    'take out',
    (number, order, random) =>
      change(number, { ...wishOf(random), removed: [{ ...oneLine(order, random), count: 1 }] }),
  ],
  [
    'add',
    (number, _, random) =>
      change(number, { ...wishOf(random), added: [{ article, size: oneOf(random, sizes), count: 1 }] }),
  ],
  [
    'edit the code',
    (_number, _order, random) => codes().updateOne({ code: code.code }, { $set: oneOf(random, terms) }),
  ],
  ['begin to pay', number => pay(number, null)],
  ['be declined', number => pay(number, 'decline')],
]
const ends: readonly [name: string, end: Deed][] = [
  ['pay', number => pay(number, 'approve')],
  ['pay without a word of the bank', number => pay(number, 'approve_silently')],
  [
    'cancel',
    number =>
      office().write(orderActionEndpoints.cancel, {
        ...by,
        params: { number },
        query: {},
        body: { reason: 'Передумали' },
      }),
  ],
]

test('whatever staff change of orders before and after they are paid, items, sums and uses of their code agree', async () => {
  const random = seededRandom(83)
  const changed = { all: 0, paid: 0, without: 0 }
  for (let run = 0; run < 32; run++) {
    await codes().updateOne({ code: code.code }, { $set: terms[0] as Partial<PromoCode> })
    const number = await placed(1 + Math.floor(random() * 4), run % 4 === 3 ? null : code.code)
    // The code has no use left: nothing was placed.
    if (!number) continue
    const had = (await ordered(number))?.promo
    for (let step = 0; step < 8; step++) {
      await codes().updateOne({ code: code.code }, { $set: oneOf(random, terms) })
      const order = await readOrder(number)
      const [, deed] = oneOf(random, step === 4 ? ends : deeds)
      // Some of it cannot be done now, and is refused.
      await Promise.resolve()
        .then(() => deed(number, order, random))
        .then(() => (changed.all += 1))
        .catch(error => {
          if (!(error instanceof ShopError)) throw error
        })
      const { sums, attempts, overpaid = [], state } = (await ordered(number)) as Order
      expect(sums.total).toBe(sums.subtotal - sums.discount + sums.delivery)
      if (state !== 'paid') continue
      changed.paid += 1
      expect(sumOf(attempts.filter(isReceived).map(({ charge }) => charge))).toBe(sums.total + sumOf(overpaid))
    }
    if (had && !(await ordered(number))?.promo) changed.without += 1
    expect(await findings()).toEqual([])
  }
  // The walk went where it was to go.
  expect([changed.all >= 150, changed.paid >= 30, changed.without >= 3]).toEqual([true, true, true])
})

function sumOf(parts: readonly { amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}
