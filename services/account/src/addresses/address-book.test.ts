import type { Address } from '@shop/contracts/customers/addresses'
import {
  type AddressBook,
  addressId,
  infoOf,
  withAddress,
  withChanged,
  withInfo,
  withOrder,
  withoutAddress,
} from './address-book.ts'

const day = (date: number) => new Date(Date.UTC(2026, 10, date))
const empty: AddressBook = { kept: [], orders: [] }

type AtHome = Extract<Address, { type: 'ukraine' }>
const place = { area: 'aaaaaaaa', city: 'cccccccc' }
const department = (post_office: string): AtHome => ({
  type: 'ukraine',
  delivery: { delivery_method: 'post', ...place, post_office },
})
const courier = (courier_delivery: string): AtHome => ({
  type: 'ukraine',
  delivery: { delivery_method: 'courier', ...place, courier_delivery },
})
const abroad = (address: string): Address => ({
  type: 'international',
  delivery: { country: 'PL', state: 'Mazowieckie', city: 'Warszawa', address, postal_code: '00-019' },
})
const pickup: AtHome = { type: 'ukraine', delivery: { delivery_method: 'self', self_delivery: 'kyiv' } }

/** Used one day after the other, the first named on the first day. */
const used = (...addresses: Address[]) =>
  addresses.reduce((book, address, index) => withAddress(book, address, day(index + 1)), empty)
const addressesOf = ({ kept }: AddressBook) => kept.map(({ usedAt: _, ...address }) => address)

test('the address used last is first', () => {
  expect(addressesOf(used(department('11111111'), courier('Хрещатик, 1'), department('22222222')))).toEqual([
    department('22222222'),
    courier('Хрещатик, 1'),
    department('11111111'),
  ])
})

test('the same address in another case and spacing is not kept twice', () => {
  const book = used(courier('вул. Хрещатик, 1'), department('11111111'), courier('ВУЛ.  Хрещатик, 1'))
  expect(addressesOf(book)).toEqual([courier('ВУЛ.  Хрещатик, 1'), department('11111111')])
})

test('of eleven addresses in Ukraine the oldest goes, and the one abroad stays', () => {
  const eleven = Array.from({ length: 11 }, (_, index) => courier(`Хрещатик, ${index}`))
  const kept = addressesOf(used(abroad('Złota 1'), ...eleven))

  expect(kept).toHaveLength(11)
  expect(kept).not.toContainEqual(courier('Хрещатик, 0'))
  expect(kept.at(-1)).toEqual(abroad('Złota 1'))
})

test('an order heard of late does not come before a later one', () => {
  const book = withOrder(used(), '26-000002', department('22222222'), day(2))
  expect(addressesOf(withOrder(book, '26-000001', department('11111111'), day(1)))).toEqual([
    department('22222222'),
    department('11111111'),
  ])
})

test('an order heard of twice does not bring back an address that was removed in between', () => {
  const book = withOrder(empty, '26-000001', department('11111111'), day(1))
  const removed = withoutAddress(book, addressId(department('11111111')))

  expect(withOrder(removed, '26-000001', department('11111111'), day(1)).kept).toEqual([])
  expect(addressesOf(withOrder(removed, '26-000002', department('11111111'), day(2)))).toEqual([department('11111111')])
})

test('a pick-up from a shop is no address, but the shop that the customer keeps comes first again', () => {
  expect(withOrder(empty, '26-000001', pickup, day(1)).kept).toEqual([])
  expect(addressesOf(withOrder(used(pickup, courier('Хрещатик, 1')), '26-000001', pickup, day(3)))).toEqual([
    pickup,
    courier('Хрещатик, 1'),
  ])
})

test('a changed address keeps its place', () => {
  const book = used(courier('Хрещатик, 1'), department('11111111'))
  expect(addressesOf(withChanged(book, addressId(courier('Хрещатик, 1')), courier('Хрещатик, 2')))).toEqual([
    department('11111111'),
    courier('Хрещатик, 2'),
  ])
})

test('an address changed into one that is kept already is kept once', () => {
  const book = used(courier('Хрещатик, 1'), department('11111111'))
  expect(addressesOf(withChanged(book, addressId(courier('Хрещатик, 1')), department('11111111')))).toEqual([
    department('11111111'),
  ])
})

test('an address that is not kept can be neither changed nor removed', () => {
  const id = addressId(abroad('Złota 1'))
  expect(() => withChanged(empty, id, abroad('Złota 2'))).toThrow('not_found')
  expect(() => withoutAddress(empty, id)).toThrow('not_found')
})

describe('info', () => {
  test('is the first address in Ukraine and the first abroad', () => {
    expect(infoOf(empty)).toEqual({ ukraine: null, europe: null })
    expect(infoOf(used(abroad('Złota 1'), courier('Хрещатик, 1'), department('11111111')))).toEqual({
      ukraine: department('11111111').delivery,
      europe: abroad('Złota 1').delivery,
    })
  })

  const [first, second] = [courier('Хрещатик, 1'), courier('Хрещатик, 2')]
  const sent = (ukraine: AtHome | null) =>
    addressesOf(withInfo(used(abroad('Złota 1'), second, first), { ukraine: ukraine?.delivery ?? null }, day(9)))

  test.each([
    ['another address takes the place of the first', pickup, [pickup, second, abroad('Złota 1')]],
    ['one that is kept already comes first', second, [second, first, abroad('Złota 1')]],
    ['null removes all in Ukraine, and none abroad', null, [abroad('Złota 1')]],
  ])('that is sent: %s', (_, ukraine, kept) => {
    expect(sent(ukraine)).toEqual(kept)
  })
})
