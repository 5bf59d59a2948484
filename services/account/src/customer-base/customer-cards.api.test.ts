import { internalGuestOwnersEndpoint } from '@shop/contracts/staff/customers/buyer-figures'
import {
  changeTagsEndpoint,
  joinCardEndpoint,
  takeBackCardEndpoint,
} from '@shop/contracts/staff/customers/customer-cards'
import { addNoteEndpoint } from '@shop/contracts/staff/customers/staff-customer-changes'
import { staffCustomerEndpoint, staffCustomersEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { aGuest, sendGuestFigures } from '../../test/a-guest.ts'
import { signedIn } from '../../test/signed-in.ts'

const DAY = 86_400
type Api = Awaited<ReturnType<typeof signedIn>>
const other = { phone: '+380930000001', email: 'another@example.com' }
const join = ({ staff }: Api, id: string, card: string) =>
  staff.write(joinCardEndpoint, { params: { id }, body: { card } })
const takeBack = ({ staff }: Api, id: string, card: string) =>
  staff.write(takeBackCardEndpoint, { params: { id, card } })
const page = async ({ staff }: Api, id: string) =>
  (await staff.read(staffCustomerEndpoint, { params: { id } })).customer
const count = async ({ staff }: Api) => (await staff.read(staffCustomersEndpoint, { query: {} })).count

test('a guest’s card joined to an account brings her orders, and is taken back within 30 days', async () => {
  const api = await signedIn()
  const [card = ''] = await sendGuestFigures(api, {})
  const { customer, change } = await join(api, api.id, card)
  expect(change).toEqual({ action: 'customer_join', subject: api.id, asked: { card } })
  expect(customer).toMatchObject({
    level: 0,
    total_uah: 0,
    joined: { cards: 1, orders: 2, total_uah: 60_000 },
    joined_cards: [{ id: card, name: 'Марія', orders: 2, total_uah: 60_000, joined: { who: 'olena' } }],
  })
  expect(await count(api)).toBe(1)
  expect((await join(api, api.id, card)).change).toBeNull()

  api.clock.wait(30 * DAY - 1)
  expect((await takeBack(api, api.id, card)).change).toMatchObject({ action: 'customer_join_undo', subject: api.id })
  expect(await count(api)).toBe(2)
  expect((await page(api, card)).joined_to).toBeNull()
  expect((await takeBack(api, api.id, card)).change).toBeNull()
})

test('the service of orders hears to whom guests belong, until cards that were joined are taken back', async () => {
  const api = await signedIn()
  const [one = '', two = ''] = await sendGuestFigures(api, {}, other)
  const guests = [aGuest, other].map(({ phone, email }) => ({ phone, email }))
  const owners = async () => (await api.internal.call(internalGuestOwnersEndpoint, { guests })).owners
  expect(await owners()).toEqual([])

  const cards = await api.db.collection<{ _id: string; phone: string }>('buyers').find({}).toArray()
  const [first = '', second = ''] = guests.map(({ phone }) => cards.find(card => card.phone === phone)?._id)
  expect([first, second].toSorted()).toEqual([one, two].toSorted())
  await join(api, first, second)
  expect(await owners()).toEqual([{ guest: guests[1], account: null, card: guests[0] }])
  await join(api, api.id, first)
  expect(await owners()).toEqual(guests.map(guest => ({ guest, account: api.id, card: null })))

  await takeBack(api, api.id, second)
  await takeBack(api, api.id, first)
  expect(await owners()).toEqual([])
})

test('after 30 days joined cards stay joined', async () => {
  const api = await signedIn()
  const [card = ''] = await sendGuestFigures(api, {})
  await join(api, api.id, card)
  api.clock.wait(30 * DAY)
  await expect(takeBack(api, api.id, card)).rejects.toMatchObject({ code: 'taken_back_late' })
  expect(await count(api)).toBe(1)
})

test('what was joined to a card goes along when that is joined to an account', async () => {
  const api = await signedIn()
  const [one = '', two = ''] = await sendGuestFigures(api, {}, other)
  await join(api, one, two)
  const { customer } = await join(api, api.id, one)
  expect(customer.joined_cards.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted())
  await expect(join(api, one, two)).rejects.toMatchObject({ code: 'card_joined_already' })
})

test('an account is joined to no card, and no card to itself or to one that is not there', async () => {
  const api = await signedIn()
  const [card = ''] = await sendGuestFigures(api, {})
  await expect(join(api, card, api.id)).rejects.toMatchObject({ code: 'card_is_account' })
  await expect(join(api, card, card)).rejects.toMatchObject({ code: 'card_joined_already' })
  await expect(join(api, api.id, 'no-such-card')).rejects.toMatchObject({ code: 'not_found' })
  await expect(join(api, 'no-such-card', card)).rejects.toMatchObject({ code: 'not_found' })
  await expect(takeBack(api, api.id, 'no-such-card')).rejects.toMatchObject({ code: 'not_found' })
  await expect(join(api, api.id, 'a b')).rejects.toMatchObject({ code: 'validation' })
})

test('tags are set, found by and recorded without their words', async () => {
  const api = await signedIn()
  const [card = ''] = await sendGuestFigures(api, {})
  const set = (id: string, tags: string[]) => api.staff.write(changeTagsEndpoint, { params: { id }, body: { tags } })
  const { customer, change } = await set(card, ['оптом', 'Весілля', 'оптом'])
  expect(customer.tags).toEqual(['оптом', 'Весілля'])
  expect(change).toEqual({ action: 'customer_tags', subject: card })
  expect((await set(card, ['оптом', 'Весілля'])).change).toBeNull()
  await set(api.id, ['оптом'])

  const found = await api.staff.read(staffCustomersEndpoint, { query: { tag: 'Весілля' } })
  expect(found.customers.map(({ id }) => id)).toEqual([card])
  await expect(set(card, [''])).rejects.toMatchObject({ code: 'validation' })
  await expect(
    set(
      card,
      Array.from({ length: 21 }, (_, nth) => `t${nth}`),
    ),
  ).rejects.toMatchObject({
    code: 'validation',
  })
  await expect(set('no-such-card', ['x'])).rejects.toMatchObject({ code: 'not_found' })
})

test('what staff wrote of a guest stays with the account when her orders come to it', async () => {
  const api = await signedIn()
  const [card = ''] = await sendGuestFigures(api, {})
  await api.staff.write(addNoteEndpoint, { params: { id: card }, body: { text: 'любить лляне' } })
  await api.staff.write(changeTagsEndpoint, { params: { id: card }, body: { tags: ['оптом'] } })
  await join(api, api.id, card)
  await sendGuestFigures(api, { person: null, as_of: '2026-12-30T10:00:00.000Z' })

  expect(await page(api, api.id)).toMatchObject({
    joined_cards: [],
    tags: ['оптом'],
    notes: [{ text: 'любить лляне' }],
  })
  expect(aGuest.person).not.toBeNull()
})
