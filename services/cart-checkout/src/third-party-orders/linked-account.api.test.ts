import {
  internalForgetCustomerEndpoint,
  internalShoppingDataEndpoint,
} from '@shop/contracts/customers/customer-privacy'
import { internalCustomerTotalsEndpoint } from '@shop/contracts/orders/customer-orders'
import {
  changeThirdPartyOrderEndpoint,
  newThirdPartyOrderEndpoint,
  type ThirdPartyChange,
} from '@shop/contracts/orders/third-party-orders'
import { type CustomerFigures, internalReckonedOrdersEndpoint } from '@shop/contracts/staff/customers/customer-figures'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { decide } from '../../test/bank.ts'
import { startToPay } from '../../test/shopping.ts'
import { startApi } from '../../test/start-api.ts'
import { stubAccount } from '../../test/stub-account.ts'
import type { ThirdPartyOrder } from './third-party-order.ts'

const customer_id = 'customer-1'

/** A shop with one order by link, and what its account hears of it. */
async function shopWithLink(about: { amount?: number; currency?: 'UAH' | 'EUR' } = {}) {
  const taken: CustomerFigures[] = []
  const api = await startApi({ account: createInternalClient({ calls: stubAccount([], taken) }) })
  const body = { amount: 25_000, currency: 'UAH' as const, hours: 72, note: 'Instagram, Марія', ...about }
  const { number, ref } = (await api.staff.write(newThirdPartyOrderEndpoint, { body })).order
  const ask = { customer_id }
  return {
    ...api,
    number,
    ref,
    change: (wanted: ThirdPartyChange) =>
      api.staff.write(changeThirdPartyOrderEndpoint, { params: { number }, body: wanted }),
    totals: () => api.internal.call(internalCustomerTotalsEndpoint, ask),
    reckoned: () => api.internal.call(internalReckonedOrdersEndpoint, ask),
    own: () => api.internal.call(internalShoppingDataEndpoint, ask),
    forget: () => api.internal.call(internalForgetCustomerEndpoint, ask),
    async sent() {
      taken.length = 0
      await api.service.jobs.runNow('send-figures')
      return taken.map(({ customer_id, cumulative_uah, orders }) => ({ customer_id, cumulative_uah, orders }))
    },
  }
}
const link: ThirdPartyChange = { do: 'link', customer_id }
const nothing = { customer_id, cumulative_uah: 0, orders: 0 }
const all = { ...nothing, cumulative_uah: 2_500_000 }

test('an order by link counts for the account that it was linked to once it is paid, and no more once it is unlinked', async () => {
  const shop = await shopWithLink()
  const linked = await shop.change(link)
  expect(linked).toMatchObject({
    order: { customer_id, status: 'unpaid' },
    change: {
      action: 'third_party_order_link',
      subject: shop.number,
      before: { customer_id: null },
      after: { customer_id },
    },
  })
  expect(await shop.totals()).toEqual({ cumulative_uah: 0, largest_purchase_uah: 0 })
  expect((await shop.reckoned()).links).toMatchObject([{ number: shop.number, status: 'unpaid', counts_uah: null }])
  await shop.sent()

  await decide(shop, (await startToPay(shop, shop.ref)).fields, 'approve')
  expect(await shop.totals()).toEqual({ cumulative_uah: 2_500_000, largest_purchase_uah: 2_500_000 })
  expect((await shop.reckoned()).links).toMatchObject([{ status: 'approved', amount: 25_000, counts_uah: 25_000 }])
  expect(await shop.sent()).toEqual([all])
  expect(await shop.sent()).toEqual([])

  const unlinked = await shop.change({ do: 'unlink' })
  expect(unlinked.change).toMatchObject({ before: { customer_id }, after: { customer_id: null } })
  expect(await shop.totals()).toMatchObject({ cumulative_uah: 0 })
  expect(await shop.sent()).toEqual([nothing])
})

test('one that was paid before counts from the moment it is linked; a mark that is taken away takes its sum away', async () => {
  const shop = await shopWithLink()
  await shop.change({ do: 'mark_paid', means: 'transfer', reason: 'Переказ' })
  await shop.change(link)
  expect(await shop.sent()).toEqual([all])

  await shop.change({ do: 'unmark_paid', reason: 'Помилка' })
  expect(await shop.sent()).toEqual([nothing])
})

test('linked to another account, both hear of it', async () => {
  const shop = await shopWithLink()
  await shop.change({ do: 'mark_paid', means: 'transfer', reason: 'Переказ' })
  await shop.change(link)
  await shop.change({ do: 'link', customer_id: 'customer-2' })

  const sent = await shop.sent()
  expect(sent).toHaveLength(2)
  expect(sent).toEqual(expect.arrayContaining([nothing, { ...all, customer_id: 'customer-2' }]))
})

test('euros count by the rate of the day on which it was entered, in whole hryvnias', async () => {
  const shop = await shopWithLink({ amount: 100.5, currency: 'EUR' })
  await shop.change({ do: 'mark_paid', means: 'transfer', reason: 'Переказ' })
  await shop.change(link)

  const stored = await shop.db.collection<ThirdPartyOrder>('third_party_orders').findOne({ number: shop.number })
  const { eur_rate = 0 } = stored ?? {}
  const hryvnias = Math.round((100.5 * eur_rate) / 100)
  expect((await shop.totals()).cumulative_uah).toBe(hryvnias * 100)
})

test('linked to the same account again, and unlinked from none, it stays as it is', async () => {
  const shop = await shopWithLink()
  expect((await shop.change({ do: 'unlink' })).change).toBeNull()
  await shop.change(link)

  expect(await shop.change(link)).toMatchObject({ order: { customer_id }, change: null })
})

test('an account that is not there is refused by its field, and so is none', async () => {
  const shop = await shopWithLink()
  const refused = (code: string) => ({ code: 'validation', details: { fields: { customer_id: code } } })

  await expect(shop.change({ do: 'link', customer_id: 'nobody' })).rejects.toMatchObject(refused('account_unknown'))
  await expect(shop.change({ do: 'link', customer_id: '' })).rejects.toMatchObject(refused('account_required'))
  expect(await shop.sent()).toEqual([])
})

test('who asks for their data gets it, too, and who is forgotten stands in it no more', async () => {
  const shop = await shopWithLink()
  await shop.change({ do: 'mark_paid', means: 'transfer', reason: 'Переказ Марії' })
  await shop.change(link)
  expect((await shop.own()).orders_by_link).toEqual([
    expect.objectContaining({ number: shop.number, amount: 25_000, status: 'approved', note: 'Instagram, Марія' }),
  ])

  await shop.forget()
  await shop.forget()
  await shop.sent()

  const stored = await shop.db.collection('third_party_orders').findOne({ number: shop.number })
  expect(JSON.stringify(stored)).not.toMatch(/Марі|customer-1/)
  expect(stored).toMatchObject({ state: 'approved', customer_id: null })
  expect((await shop.own()).orders_by_link).toEqual([])
})
