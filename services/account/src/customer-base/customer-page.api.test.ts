import {
  addNoteEndpoint,
  anonymiseEndpoint,
  changeBirthDateEndpoint,
  removeNoteEndpoint,
} from '@shop/contracts/staff/customers/staff-customer-changes'
import {
  openContactsEndpoint,
  type ReckonedOrder,
  staffCustomerEndpoint,
} from '@shop/contracts/staff/customers/staff-customers'
import { signedIn } from '../../test/signed-in.ts'

type Api = Awaited<ReturnType<typeof signedIn>>
const params = ({ id }: Api) => ({ id })
const page = async (api: Api) => (await api.staff.read(staffCustomerEndpoint, { params: params(api) })).customer

const order: ReckonedOrder = {
  number: '26-000042',
  date: '2026-11-20T10:00:00.000Z',
  total: 21_000,
  currency: 'UAH',
  payment_status: 'approved',
  order_status: 'completed',
  pieces: 2,
  attached_at: '2026-11-21T09:00:00.000Z',
  counts: { goods_uah: 19_950, refunded_uah: 0, kept_uah: 19_950, purchase_uah: 21_000 },
}

test('a customer’s page says how the level came about, line by line', async () => {
  const api = await signedIn()
  api.orders.reckoned.push(order, { ...order, number: '26-000041', order_status: 'expired', counts: null })
  Object.assign(api.orders.paid, { cumulative_uah: 1_995_000, largest_purchase_uah: 2_100_000 })

  expect(await page(api)).toMatchObject({
    name: 'Олена',
    level: 5,
    level_counts: false,
    total_uah: 19_950,
    largest_purchase_uah: 21_000,
    orders: 1,
    last_order_at: order.date,
    reckoned: [{ number: '26-000042', attached_at: order.attached_at, counts: order.counts }, { counts: null }],
  })
})

test('contacts are masked until they are opened, and that they were opened is recorded', async () => {
  const api = await signedIn()
  const phone = '+380671234567'
  await api.browser.send('PUT', '/api/user/update-phone', { json: { phone } })
  await api.browser.send('PUT', '/api/user/update-info', { json: { birth_date: '11.05.1990' } })
  const delivery = { country: 'PL', state: 'Mazowieckie', city: 'Warszawa', address: 'Złota 1', postal_code: '00-019' }
  await api.browser.post('/api/user/addresses', { type: 'international', delivery })
  expect(JSON.stringify(await page(api))).not.toMatch(/1234567|olena@|11\.05|Złota/)

  const { contacts, change } = await api.staff.write(openContactsEndpoint, { params: params(api) })
  expect(contacts).toMatchObject({
    email: 'olena@example.com',
    phone,
    birth_date: '11.05.1990',
    addresses: [{ text: { uk: 'Адреса: international' } }],
  })
  expect(change).toEqual({ action: 'customer_open', subject: api.id })
})

describe('the birth date', () => {
  const set = (api: Api, body: object) => api.staff.write(changeBirthDateEndpoint, { params: params(api), body })

  test('is changed by staff with a reason, and the log keeps what was before', async () => {
    const api = await signedIn()
    await api.browser.send('PUT', '/api/user/update-info', { json: { birth_date: '11.05.1990' } })

    const { birth_date, change } = await set(api, { birth_date: '11.05.1991', reason: 'помилилася роком' })
    expect(birth_date).toBe('11.05.1991')
    expect(change).toEqual({
      action: 'customer_birth_date',
      subject: api.id,
      asked: { reason: 'помилилася роком' },
      before: { birth_date: '11.05.1990' },
      after: { birth_date: '11.05.1991' },
    })
    expect((await api.browser.get('/api/user/get-info')).body.user).toMatchObject({ birth_date: '11.05.1991' })
  })

  test('that is the same as before changes nothing', async () => {
    const api = await signedIn()
    await set(api, { birth_date: '11.05.1991', reason: 'за паспортом' })
    expect(await set(api, { birth_date: '11.05.1991', reason: 'за паспортом' })).toMatchObject({ change: null })
  })

  test.each([
    [{ birth_date: '22.11.2008', reason: 'так' }, 'birth_date', 'birth_date_underage'],
    [{ birth_date: '31.02.1990', reason: 'так' }, 'birth_date', 'birth_date_incorrect'],
    [{ birth_date: '', reason: 'так' }, 'birth_date', 'birth_date_required'],
    [{ birth_date: '11.05.1991', reason: ' ' }, 'reason', 'reason_required'],
  ])('%j is refused', async (body, field, code) => {
    const api = await signedIn()
    await expect(set(api, body)).rejects.toMatchObject({ details: { fields: { [field]: code } } })
  })
})

describe('a note', () => {
  test('says who wrote it and when, the newest first, and can be removed', async () => {
    const api = await signedIn()
    const add = (text: string) => api.staff.write(addNoteEndpoint, { params: params(api), body: { text } })
    await add('Любить льон')
    api.clock.wait(60)
    const { customer, change } = await add('Телефонувати після 18:00\nне в неділю')

    expect(customer.notes).toMatchObject([
      { who: 'olena', text: 'Телефонувати після 18:00\nне в неділю', at: '2026-11-21T10:01:00.000Z' },
      { text: 'Любить льон', at: '2026-11-21T10:00:00.000Z' },
    ])
    // The log outlives a customer who is forgotten.
    expect(change).toEqual({ action: 'customer_note', subject: api.id })

    const [{ id: note } = { id: '' }] = customer.notes
    const removed = await api.staff.write(removeNoteEndpoint, { params: { id: api.id, note } })
    expect(removed).toMatchObject({ customer: { notes: [{ text: 'Любить льон' }] }, change: { subject: api.id } })
    expect(await api.staff.write(removeNoteEndpoint, { params: { id: api.id, note } })).toMatchObject({ change: null })
  })

  test.each([
    ['', 'note_required'],
    ['я'.repeat(1001), 'too_long'],
  ])('is refused when it is %j', async (text, code) => {
    const api = await signedIn()
    const refused = api.staff.write(addNoteEndpoint, { params: params(api), body: { text } })
    await expect(refused).rejects.toMatchObject({ details: { fields: { text: code } } })
  })

  test('more than two hundred are refused', async () => {
    const api = await signedIn()
    const notes = Array.from({ length: 200 }, (_, index) => ({
      id: `${index}`,
      at: new Date(0),
      who: 'olena',
      text: '.',
    }))
    await api.db.collection('customers').updateOne({}, { $set: { notes } })
    const refused = api.staff.write(addNoteEndpoint, { params: params(api), body: { text: 'ще одна' } })
    await expect(refused).rejects.toMatchObject({ code: 'too_many_notes' })
  })
})

describe('anonymising', () => {
  const anonymise = (api: Api, confirmation: string) =>
    api.staff.write(anonymiseEndpoint, { params: params(api), body: { confirmation } })

  test('removes the account with all that hangs on it, and has the orders forget the person', async () => {
    const api = await signedIn()
    const { change } = await anonymise(api, ' олена  КОВАЛЬ')
    await api.service.jobs.runNow('send-messages')

    expect(change).toEqual({ action: 'customer_anonymise', subject: api.id })
    expect(await api.db.collection('customers').countDocuments()).toBe(0)
    expect((await api.browser.post('/api/user/check-auth')).body).toMatchObject({ status: false })
    expect(api.orders.forgotten).toEqual([api.id])
  })

  test('needs the name typed as it stands on the page', async () => {
    const api = await signedIn()
    await expect(anonymise(api, 'Олена')).rejects.toMatchObject({
      details: { fields: { confirmation: 'confirmation_wrong' } },
    })
    expect(await page(api)).toMatchObject({ name: 'Олена' })
  })

  test('is refused while orders are under way, which it names', async () => {
    const api = await signedIn()
    api.orders.underWay.push('26-000042')
    await expect(anonymise(api, 'Олена Коваль')).rejects.toMatchObject({
      code: 'orders_under_way',
      details: { orders: ['26-000042'] },
    })
    expect(await page(api)).toMatchObject({ name: 'Олена' })
  })
})

test.each([staffCustomerEndpoint, openContactsEndpoint])('$path of nobody is not found', async endpoint => {
  const { staff } = await signedIn()
  const input = { params: { id: 'nobody' } }
  const asked = endpoint.method === 'GET' ? staff.read(endpoint as never, input) : staff.write(endpoint as never, input)
  await expect(asked).rejects.toMatchObject({ code: 'not_found' })
})
