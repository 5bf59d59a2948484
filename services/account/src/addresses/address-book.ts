import { createHash } from 'node:crypto'
import { type Address, MAX_ADDRESSES } from '@shop/contracts/customers/addresses'
import type { CustomerInfo, ProfileForm } from '@shop/contracts/customers/profile'
import { ShopError } from '@shop/contracts/errors'

export type DatedAddress = Address & { usedAt: Date }

/** Where a customer has orders delivered, the address used last first; and the orders that it has heard of, the last first. */
export type AddressBook = { kept: readonly DatedAddress[]; orders: readonly string[] }
/** Of an account without addresses. */
export const emptyBook: AddressBook = { kept: [], orders: [] }

/** An order may be reported again within hours; no customer places so many in that time. */
const MAX_ORDERS = 20

/** One place has one id, in whatever case and spacing it is written. */
export function addressId({ type, delivery }: Address): string {
  const fields = Object.entries(delivery).map(([name, text]) => [name, text.toLowerCase().replace(/\s+/g, ' ')])
  const normalized = JSON.stringify([type, fields.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))])
  return createHash('sha256').update(normalized).digest('hex').slice(0, 16)
}

/** What `info` says: the first address in Ukraine, and the first abroad (docs/rules.md, "Delivery addresses"). */
export function infoOf({ kept }: AddressBook): CustomerInfo {
  return {
    ukraine: firstOf(kept, 'ukraine')?.delivery ?? null,
    europe: firstOf(kept, 'international')?.delivery ?? null,
  }
}

/** Used at that moment: an address that is kept already moves, a new one comes in, and of too many the oldest goes. */
export function withAddress(book: AddressBook, address: Address, usedAt: Date): AddressBook {
  const id = addressId(address)
  const same = book.kept.find(other => addressId(other) === id)
  const latest = same && same.usedAt > usedAt ? same.usedAt : usedAt
  const others = book.kept.filter(other => other !== same)
  return { ...book, kept: inOrder([{ ...address, usedAt: latest }, ...others]) }
}

/** An order went there. One that was heard of before changes nothing, nor does a pick-up from a shop that is not kept. */
export function withOrder(book: AddressBook, order: string, address: Address, usedAt: Date): AddressBook {
  if (book.orders.includes(order)) return book
  const heard = { ...book, orders: [order, ...book.orders].slice(0, MAX_ORDERS) }
  const isKept = book.kept.some(other => addressId(other) === addressId(address))
  return isPickup(address) && !isKept ? heard : withAddress(heard, address, usedAt)
}

/**
 * The address with another text, in its old place.
 * @throws ShopError not_found
 */
export function withChanged(book: AddressBook, id: string, address: Address): AddressBook {
  const { usedAt } = getAddress(book, id)
  return withAddress(withoutAddress(book, id), address, usedAt)
}

/** @throws ShopError not_found */
export function withoutAddress(book: AddressBook, id: string): AddressBook {
  const gone = getAddress(book, id)
  return { ...book, kept: book.kept.filter(other => other !== gone) }
}

/** What was sent as `info` is what it says from then on: it takes the place of the first address, and null of all of that kind. */
export function withInfo(book: AddressBook, info: NonNullable<ProfileForm['info']>, now: Date): AddressBook {
  const kept = book.kept.filter(({ type }) => (type === 'ukraine' ? info.ukraine : info.europe) !== null)
  return addressesIn(info).reduce<AddressBook>(
    (known, address) => {
      const first = firstOf(known.kept, address.type)
      const isKept = known.kept.some(other => addressId(other) === addressId(address))
      return first && !isKept ? withChanged(known, addressId(first), address) : withAddress(known, address, now)
    },
    { ...book, kept },
  )
}

function addressesIn({ ukraine, europe }: NonNullable<ProfileForm['info']>): Address[] {
  return [
    ...(ukraine ? [{ type: 'ukraine' as const, delivery: ukraine }] : []),
    ...(europe ? [{ type: 'international' as const, delivery: europe }] : []),
  ]
}

function firstOf<Type extends Address['type']>(kept: readonly DatedAddress[], type: Type) {
  return kept.find((address): address is DatedAddress & { type: Type } => address.type === type)
}

function getAddress({ kept }: AddressBook, id: string): DatedAddress {
  const address = kept.find(other => addressId(other) === id)
  if (!address) throw new ShopError('not_found')
  return address
}

function isPickup({ type, delivery }: Address): boolean {
  return type === 'ukraine' && delivery.delivery_method === 'self'
}

/** Each part of the world has its own bound, so that orders at home never push out the address abroad. */
function inOrder(addresses: readonly DatedAddress[]): DatedAddress[] {
  const latest = addresses.toSorted((one, other) => other.usedAt.getTime() - one.usedAt.getTime())
  const count = { ukraine: 0, international: 0 }
  return latest.filter(({ type }) => ++count[type] <= MAX_ADDRESSES)
}
