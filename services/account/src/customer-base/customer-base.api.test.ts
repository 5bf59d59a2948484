import type { CustomerFigures } from '@shop/contracts/staff/customers/customer-figures'
import { internalTakeFiguresEndpoint } from '@shop/contracts/staff/customers/customer-figures'
import { MOST_CUSTOMERS_COUNTED, staffCustomersEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { aClock } from '@shop/testing/a-clock'
import { type AccountApi, startApi } from '../../test/start-api.ts'

type Made = { name: string; surname: string; email?: string; phone?: string; birthDate?: string }

async function shopWith(...made: Made[]) {
  const clock = aClock('2026-11-21T10:00:00Z')
  const api = await startApi({ clock })
  const ids: string[] = []
  for (const [index, about] of made.entries()) {
    clock.wait(60)
    const email = about.email ?? `customer${index}@example.com`
    const { id } = await api.service.createCustomer({ password: 'весна-26', ...about, email })
    ids.push(id)
  }
  return { ...api, clock, ids }
}

const olena = { name: 'Олена', surname: 'Коваль', email: 'olena.koval@example.com', phone: '+380671234567' }
const oksana = { name: 'Оксана', surname: 'Шевченко', phone: '+380501112233', birthDate: '1990-11-03' }
const iryna = { name: 'Ірина', surname: 'Коваленко', birthDate: '1985-12-01' }

const listed = async ({ staff }: Pick<AccountApi, 'staff'>, query: object = {}) => {
  const { customers, count } = await staff.read(staffCustomersEndpoint, { query })
  return { count, names: customers.map(({ name }) => name) }
}
const tell = ({ internal }: Pick<AccountApi, 'internal'>, ...figures: (Partial<CustomerFigures> & { id?: string })[]) =>
  internal.call(internalTakeFiguresEndpoint, {
    figures: figures.map(({ id = '', ...about }) => ({
      customer_id: id,
      cumulative_uah: 0,
      largest_purchase_uah: 0,
      orders: 0,
      last_order_at: null,
      as_of: '2026-11-22T10:00:00.000Z',
      ...about,
    })),
  })

test.each([
  'Олена Коваль',
  'коваль, олена',
  'кова',
  'ОЛЕ',
  '+380 67 123 45 67',
  '067-123-45-67',
  '(067) 123.45.67',
  '8 067 123 45 67',
  '4567',
  'olena.koval@example.com',
  'koval@',
])('staff find a customer by %s', async search => {
  const api = await shopWith(olena, oksana)
  expect(await listed(api, { search })).toEqual({ count: 1, names: ['Олена'] })
})

test('of more customers than are counted the list says that there are more', async () => {
  const api = await shopWith(olena)
  const customers = api.db.collection<{ _id: string }>('customers')
  const [stored] = await customers.find({}).toArray()
  const copies = (count: number, from: number) =>
    Array.from({ length: count }, (_, nth) => ({
      ...stored,
      _id: `c${from + nth}`,
      email: `c${from + nth}@example.com`,
    }))
  await customers.insertMany(copies(MOST_CUSTOMERS_COUNTED - 1, 0))
  const { count, more } = await api.staff.read(staffCustomersEndpoint, { query: {} })
  expect([count, more]).toEqual([MOST_CUSTOMERS_COUNTED, false])

  await customers.insertMany(copies(1, MOST_CUSTOMERS_COUNTED))
  const after = await api.staff.read(staffCustomersEndpoint, { query: {} })
  expect([after.customers.length, after.count, after.more]).toEqual([25, MOST_CUSTOMERS_COUNTED, true])
})

test('who changed name or phone is found by the new ones, not by those before', async () => {
  const api = await shopWith(olena)
  const browser = api.open()
  await browser.post('/api/user/login', { email: olena.email, password: 'весна-26' })
  await browser.send('PUT', '/api/user/update-info', { json: { name: 'Олеся' } })
  await browser.send('PUT', '/api/user/update-phone', { json: { phone: '+380931112233' } })

  expect(await listed(api, { search: 'Олеся Ков' })).toMatchObject({ count: 1 })
  expect(await listed(api, { search: '0931112233' })).toMatchObject({ count: 1 })
  expect(await listed(api, { search: '0671234567' })).toMatchObject({ count: 0 })
})

test('the newest customer comes first, a page at a time', async () => {
  const api = await shopWith(olena, oksana, iryna)
  expect(await listed(api, { limit: '2' })).toEqual({ count: 3, names: ['Ірина', 'Оксана'] })
  expect(await listed(api, { limit: '2', page: '2' })).toEqual({ count: 3, names: ['Олена'] })
})

test('customers are sorted by what they bought, and chosen by their level', async () => {
  const api = await shopWith(olena, oksana, iryna)
  const [first, second, third] = api.ids
  await tell(
    api,
    { id: first, cumulative_uah: 5_000_000, orders: 1, last_order_at: '2026-11-20T10:00:00.000Z' },
    { id: second, cumulative_uah: 1_995_000, largest_purchase_uah: 2_100_000, orders: 3 },
    { id: third, cumulative_uah: 1_000, orders: 2, last_order_at: '2026-11-21T10:00:00.000Z' },
  )

  expect((await listed(api, { sort: 'total' })).names).toEqual(['Олена', 'Оксана', 'Ірина'])
  expect((await listed(api, { sort: 'total', dir: 'asc' })).names).toEqual(['Ірина', 'Оксана', 'Олена'])
  expect((await listed(api, { sort: 'orders' })).names).toEqual(['Оксана', 'Ірина', 'Олена'])
  expect((await listed(api, { sort: 'ordered' })).names).toEqual(['Ірина', 'Олена', 'Оксана'])
  expect(await listed(api, { level: '5', sort: 'total' })).toEqual({ count: 2, names: ['Олена', 'Оксана'] })
  expect(await listed(api, { level: '0' })).toEqual({ count: 1, names: ['Ірина'] })
})

test('birthdays of the present month of Kyiv are found, though in London it is still the one before', async () => {
  const api = await shopWith(olena, oksana, iryna)
  expect(await listed(api, { birthday: '1' })).toEqual({ count: 1, names: ['Оксана'] })
  // 30 November, 23:30 in London.
  api.clock.wait((9 * 24 + 13) * 3600 + 1500)
  expect(await listed(api, { birthday: '1' })).toEqual({ count: 1, names: ['Ірина'] })
})

test('who gets the newsletter is found once the mailbox is proven', async () => {
  const api = await shopWith(olena, oksana)
  const browser = api.open()
  await browser.post('/api/news-subscription/add-email', { email: olena.email })
  await api.db.collection('subscriptions').updateOne({}, { $set: { state: 'confirmed' } })
  await api.db
    .collection('customers')
    .updateOne({ email: olena.email }, { $set: { emailVerified: true, isListed: false } })
  await api.service.jobs.runNow('list-customers')

  expect(await listed(api, { newsletter: '1' })).toEqual({ count: 1, names: ['Олена'] })
  expect(await listed(api, { newsletter: '0' })).toEqual({ count: 1, names: ['Оксана'] })
})

test('phone and email are masked in the list', async () => {
  const api = await shopWith(olena)
  const { customers } = await api.staff.read(staffCustomersEndpoint)
  expect(customers).toMatchObject([{ masked_phone: '+380 ••• 67', masked_email: 'o•••@example.com' }])
  expect(JSON.stringify(customers)).not.toMatch(/1234567|olena\.koval|passwordHash|argon2/)
})

test('figures that were counted earlier than those that are there change nothing', async () => {
  const api = await shopWith(olena)
  const [id] = api.ids
  await tell(api, { id, orders: 2, as_of: '2026-11-22T10:00:01.000Z' })
  await tell(api, { id, orders: 1, as_of: '2026-11-22T10:00:00.000Z' })
  await tell(api, { id: 'gone', orders: 9 })

  expect((await api.staff.read(staffCustomersEndpoint)).customers).toMatchObject([{ orders: 2 }])
})

test.each([
  [{ level: '7' }, 'level'],
  [{ sort: 'password' }, 'sort'],
  [{ page: '0' }, 'page'],
  [{ search: 'я'.repeat(101) }, 'search'],
  [{ search: { $ne: '' } }, 'search'],
])('a list asked for by %j is refused and names the field', async (query, field) => {
  const api = await startApi()
  const refused = api.staff.read(staffCustomersEndpoint, { query })
  await expect(refused).rejects.toMatchObject({
    code: 'validation',
    details: { fields: { [field]: expect.anything() } },
  })
})

test('a name is found by whichever apostrophe it is typed with', async () => {
  const api = await shopWith({ ...olena, name: 'Мар’яна' })

  for (const search of ["мар'ян", 'марʼян', 'мар`ян', 'мар′ян']) expect((await listed(api, { search })).count).toBe(1)
})
