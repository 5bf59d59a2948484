import {
  type Address,
  addAddressEndpoint,
  addressesEndpoint,
  changeAddressEndpoint,
  internalAddressUsedEndpoint,
  removeAddressEndpoint,
  type SavedAddress,
} from '@shop/contracts/customers/addresses'
import { ShopError } from '@shop/contracts/errors'
import type { Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Clock } from '@shop/service-kit/process/clock'
import { refuseUnknownCountry } from './address-abroad.ts'
import type { AddressBooks } from './address-book.repository.ts'
import { type AddressBook, addressId, withAddress, withChanged, withOrder, withoutAddress } from './address-book.ts'

type AddressesDeps = { addressBooks: AddressBooks; limits: Limits; clock: Clock }

const changes: SubjectRule = { counts: 'subject', name: 'addresses', max: 120, seconds: 60, onStoreDown: 'allow' }

/** A customer's own addresses: another customer's id finds nothing, because only these are searched. */
export function addAddressesRoutes(routes: Routes, { addressBooks, limits, clock }: AddressesDeps): void {
  async function change(id: string, rule: (book: AddressBook) => AddressBook) {
    await limits.take(changes, id)
    return toAnswer(await addressBooks.change(id, rule))
  }

  handle(routes, addressesEndpoint, async ({ customer }) => toAnswer(await addressBooks.ofCustomer(customer().id)))

  handle(routes, addAddressEndpoint, async ({ customer, body: { used_at, ...address } }) => {
    refuseCountryOf(address)
    const usedAt = earlier(used_at, clock.now())
    return change(customer().id, book => withAddress(book, address, usedAt))
  })

  handle(routes, changeAddressEndpoint, async ({ customer, params, body: address }) => {
    refuseCountryOf(address)
    return change(customer().id, book => withChanged(book, params.id, address))
  })

  handle(routes, removeAddressEndpoint, async ({ customer, params }) =>
    change(customer().id, book => withoutAddress(book, params.id)),
  )
}

/** The one used last first. */
export function addressesView({ kept }: AddressBook): SavedAddress[] {
  return kept.map(({ usedAt, ...address }) => ({ ...address, id: addressId(address), used_at: usedAt.toISOString() }))
}

function toAnswer(book: AddressBook | null) {
  if (!book) throw new ShopError('not_authenticated')
  return { addresses: addressesView(book) }
}

function refuseCountryOf(address: Address): void {
  if (address.type === 'international') refuseUnknownCountry(address.delivery, 'delivery')
}

/** Nothing was used in the future, whatever the browser says. */
function earlier(given: string | undefined, now: Date): Date {
  const at = given === undefined ? now : new Date(given)
  return at < now ? at : now
}

/** A customer who is gone by then keeps nothing. */
export function addAddressCalls(calls: InternalCalls, { addressBooks }: { addressBooks: AddressBooks }): void {
  handleInternal(calls, internalAddressUsedEndpoint, async ({ customer_id, order, used_at, address }) => {
    await addressBooks.change(customer_id, book => withOrder(book, order, address, new Date(used_at)))
    return {}
  })
}
