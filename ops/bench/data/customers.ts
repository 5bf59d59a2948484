import { emptyBook } from '@shop/account/addresses/address-book'
import type { BaseCustomer } from '@shop/account/customers/base-customer'
import { readFigures } from '@shop/account/customers/customer-figures'
import { listingFieldsOf } from '@shop/account/customers/listed'
import { DAY_MS } from '@shop/calendar/durations'
import { countFigures } from '@shop/cart-checkout/customer-figures/count-figures'
import { createCustomerFigures } from '@shop/cart-checkout/customer-figures/customer-figures.repository'
import { createThirdPartyOrders } from '@shop/cart-checkout/third-party-orders/third-party-orders.repository'
import type { BenchShop } from '../harness/shop.ts'
import { customerId } from './orders.ts'
import { personOf } from './people.ts'

const CHUNK = 500

/** Accounts, and beside each what the filled orders come to, as the service of orders tells it. */
export async function fillCustomers(shop: BenchShop, { count, until }: { count: number; until: Date }) {
  const cartCheckout = await shop.database('cart-checkout')
  const account = await shop.database('account')
  const customers = account.collection<BaseCustomer>('customers')
  const customerFigures = createCustomerFigures(cartCheckout)
  const thirdPartyOrders = createThirdPartyOrders(cartCheckout)
  const clock = { now: () => until }
  for (let from = 0; from < count; from += CHUNK) {
    const indexes = Array.from({ length: Math.min(CHUNK, count - from) }, (_, nth) => from + nth)
    const figures = await countFigures({ customerFigures, thirdPartyOrders, clock }, indexes.map(customerId))
    await customers.insertMany(
      indexes.flatMap((index, nth) => {
        const counted = figures[nth]
        return counted ? { ...accountOf(index, until), figures: readFigures(counted) } : []
      }),
    )
  }
}

function accountOf(index: number, until: Date) {
  const { name, surname, phone, email } = personOf(index)
  const birthDate = `${1960 + (index % 45)}-${String(1 + (index % 12)).padStart(2, '0')}-15`
  const createdAt = new Date(until.getTime() - (index % 1400) * DAY_MS - index)
  const typed = { name, surname, phone, email, birthDate }
  return {
    ...typed,
    ...listingFieldsOf(typed),
    _id: customerId(index),
    emailVerified: true,
    phoneVerified: true,
    // These accounts never sign in.
    passwordHash: '',
    info: { ukraine: null, europe: null },
    addressBook: { ...emptyBook, version: 0 },
    consent: null,
    guestOrdersAttached: true,
    createdAt,
    seenAt: createdAt,
    getsNewsletter: index % 3 === 0,
  }
}
