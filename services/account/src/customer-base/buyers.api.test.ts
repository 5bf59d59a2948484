import { anonymiseEndpoint } from '@shop/contracts/staff/customers/staff-customer-changes'
import {
  openContactsEndpoint,
  staffCustomerEndpoint,
  staffCustomersEndpoint,
} from '@shop/contracts/staff/customers/staff-customers'
import { aGuest, sendGuestFigures } from '../../test/a-guest.ts'
import { signedIn } from '../../test/signed-in.ts'
import type { AccountApi } from '../../test/start-api.ts'

const listed = async ({ staff }: Pick<AccountApi, 'staff'>, query: object = {}) => {
  const { customers, count } = await staff.read(staffCustomersEndpoint, { query })
  return { count, names: customers.map(({ name, kind, masked_email }) => `${kind} ${name || masked_email}`) }
}
const page = async ({ staff }: Pick<AccountApi, 'staff'>, id: string) =>
  (await staff.read(staffCustomerEndpoint, { params: { id } })).customer

test('a guest stands in the list beside accounts, with what she bought and no level', async () => {
  const api = await signedIn()
  await sendGuestFigures(api, {})
  const { customers, count } = await api.staff.read(staffCustomersEndpoint, { query: { sort: 'total' } })
  expect(count).toBe(2)
  expect(customers).toMatchObject([
    {
      kind: 'buyer',
      name: 'Марія',
      masked_phone: '+380 ••• 33',
      masked_email: 'm•••@example.com',
      total_uah: 60_000,
      orders: 2,
      city: 'Львів',
      level: 0,
      phone_verified: false,
    },
    { kind: 'account', name: 'Олена' },
  ])
})

test('of two answers about a guest the later one stays, and what is gone does not come back', async () => {
  const api = await signedIn()
  await sendGuestFigures(api, { orders: 3 })
  await sendGuestFigures(api, { orders: 1, as_of: '2026-11-21T09:00:00.000Z' })
  expect((await api.staff.read(staffCustomersEndpoint, { query: { card_kind: 'buyer' } })).customers).toMatchObject([
    { orders: 3 },
  ])

  expect(await sendGuestFigures(api, { person: null, as_of: '2026-11-22T10:00:00.000Z' })).toEqual([])
  expect(await sendGuestFigures(api, { as_of: '2026-11-21T11:00:00.000Z' })).toEqual([])
  expect(await sendGuestFigures(api, { as_of: '2026-11-23T11:00:00.000Z' })).toHaveLength(1)
})

test('the card of a guest shows her orders, and her contacts once they are asked for', async () => {
  const api = await signedIn()
  const [id = ''] = await sendGuestFigures(api, {})
  api.orders.guestOrders.push({
    number: '26-000007',
    date: '2026-11-01T10:00:00.000Z',
    total: 40_000,
    currency: 'UAH',
    payment_status: 'approved',
    order_status: 'completed',
    pieces: 1,
    attached_at: null,
    counts: null,
  })
  expect(await page(api, id)).toMatchObject({
    kind: 'buyer',
    level: 0,
    level_counts: false,
    total_uah: 60_000,
    largest_purchase_uah: 40_000,
    reckoned: [{ number: '26-000007' }],
    joined_cards: [],
  })
  expect(JSON.stringify(await page(api, id))).not.toMatch(/1112233|maria@/)
  const { contacts } = await api.staff.write(openContactsEndpoint, { params: { id } })
  expect(contacts).toMatchObject({ phone: aGuest.phone, email: aGuest.email, birth_date: null, addresses: [] })
})

test.each([
  [{ card_kind: 'buyer' }, ['buyer Марія', 'buyer Ірина']],
  [{ card_kind: 'account' }, ['account Олена']],
  [{ bought: '1' }, ['buyer Марія']],
  [{ bought: '0' }, ['account Олена', 'buyer Ірина']],
  [{ sum_from: '60000' }, ['buyer Марія']],
  [{ ordered: '30' }, ['buyer Марія']],
  [{ ordered: 'earlier' }, []],
  [{ city: 'льв' }, ['buyer Марія']],
  [{ search: '050 111' }, ['buyer Марія']],
  [{ newsletter: '1' }, []],
])('the list narrowed by %j', async (query, names) => {
  const api = await signedIn()
  await sendGuestFigures(
    api,
    {},
    {
      phone: '+380930000001',
      email: 'iryna@example.com',
      person: { name: 'Ірина', surname: 'Лис', first_order_at: '2026-09-01T10:00:00.000Z' },
      orders: 0,
      cumulative_uah: 0,
      last_order_at: null,
      city: null,
    },
  )
  expect(await listed(api, query)).toEqual({ count: names.length, names })
})

test.each([{ card_kind: 'shop' }, { sum_from: '-1' }, { ordered: '7' }, { city: 'x'.repeat(101) }])(
  'a list asked for by %j is refused',
  async query => {
    const api = await signedIn()
    const asked = api.staff.read(staffCustomersEndpoint, { query: query as object })
    await expect(asked).rejects.toMatchObject({ code: 'validation' })
  },
)

test('pages of accounts and guests together come in one order, each card once', async () => {
  const api = await signedIn()
  const guests = Array.from({ length: 5 }, (_, nth) => ({
    phone: `+38093000000${nth}`,
    email: `guest${nth}@example.com`,
    cumulative_uah: nth * 100,
  }))
  await sendGuestFigures(api, ...guests)
  const sums = async (page: string, dir: string) => {
    const query = { sort: 'total', dir, page, limit: '2' } as object
    return (await api.staff.read(staffCustomersEndpoint, { query })).customers.map(({ total_uah }) => total_uah)
  }
  expect([await sums('1', 'desc'), await sums('2', 'desc')]).toEqual([
    [4, 3],
    [2, 1],
  ])
  expect([await sums('3', 'desc'), await sums('4', 'desc'), await sums('1', 'asc')]).toEqual([[0, 0], [], [0, 0]])
})

test('a phone or mailbox that an account proves makes the guest a part of it, and raises no level', async () => {
  const api = await signedIn()
  const [card = ''] = await sendGuestFigures(api, { email: 'olena@example.com' })
  await api.db.collection<{ _id: string }>('customers').updateOne({ _id: api.id }, { $set: { emailVerified: true } })
  await api.db.collection('customers').updateMany({}, { $set: { isListed: false } })
  await api.service.jobs.runNow('list-customers')

  expect(await listed(api)).toEqual({ count: 1, names: ['account Олена'] })
  const account = await page(api, api.id)
  expect(account).toMatchObject({
    level: 0,
    total_uah: 0,
    joined: { cards: 1, orders: 2, total_uah: 60_000 },
    joined_cards: [{ id: card, joined: null, undo_until: null }],
  })
  expect(await sendGuestFigures(api, { email: 'olena@example.com', phone: '+380930000009' })).toHaveLength(2)
  expect(await listed(api)).toEqual({ count: 1, names: ['account Олена'] })
})

test('a guest is erased: card, orders and what staff wrote, once no order is under way', async () => {
  const api = await signedIn()
  const [id = ''] = await sendGuestFigures(api, {})
  const erase = (confirmation: string) => api.staff.write(anonymiseEndpoint, { params: { id }, body: { confirmation } })
  await expect(erase('Марія')).rejects.toMatchObject({ details: { fields: { confirmation: 'confirmation_wrong' } } })
  api.orders.underWay.push('26-000042')
  await expect(erase('Марія Гнатюк')).rejects.toMatchObject({ code: 'orders_under_way' })

  api.orders.underWay.length = 0
  expect((await erase('марія гнатюк')).change).toEqual({ action: 'customer_anonymise', subject: id })
  await api.service.jobs.runNow('send-messages')
  expect(api.orders.guestsForgotten).toEqual([aGuest.phone])
  expect(await listed(api)).toEqual({ count: 1, names: ['account Олена'] })
  await expect(page(api, id)).rejects.toMatchObject({ code: 'not_found' })
})
