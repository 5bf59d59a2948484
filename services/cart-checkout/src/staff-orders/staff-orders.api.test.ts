import { updateCommentEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { fullOrderEndpoint, staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { callBack } from '../../test/bank.ts'
import { order, orderAndPay, twoDresses } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { size, skirt } from '../../test/stub-catalog.ts'

type Asked = { limit?: number; page?: number; search?: string; is_paid?: boolean }
const list = (api: Api, { is_paid, ...asked }: Asked = {}) =>
  api.staff.read(staffOrdersEndpoint, {
    query: { ...asked, ...(is_paid !== undefined && { 'filters[isPaid]': is_paid ? '1' : '0' }) },
  })

async function threeOrders(api: Api) {
  const paid = await orderAndPay(api)
  await callBack(api, `${paid.number}-1`)
  api.wait(1000)
  await order(api, { lines: twoDresses, body: { customer: person('Марія', 'Коваль', '+380501112233') } })
  api.wait(1000)
  const iryna = person('Ірина', 'Коваленко', '+380931112244', 'iryna.k@example.com')
  await order(api, { lines: [{ article: skirt, size, count: 1 }], body: { customer: iryna } })
}

test('staff see the newest order first, with what they call the customer by', async () => {
  const api = await startApi()
  await threeOrders(api)

  const { orders, count } = await list(api)

  expect(count).toBe(3)
  expect(orders.map(({ number }) => number)).toEqual(['26-000003', '26-000002', '26-000001'])
  expect(orders[2]).toMatchObject({
    name: 'Олена Шевченко',
    phone: '+380671234567',
    total: 5070,
    is_paid: true,
    payment_status: 'approved',
    order_status: 'paid',
    payment_id: '26-000001-1',
    pieces: 1,
  })
})

test.each([
  ['000001-1', ['26-000001']],
  ['26-00000', ['26-000003', '26-000002', '26-000001']],
  ['111 22', ['26-000003', '26-000002']],
  ['ковал', ['26-000003', '26-000002']],
  ['Шевченко', ['26-000001']],
  ['.*', []],
  ['Сидоренко', []],
])('the search %s finds %s', async (search, numbers) => {
  const api = await startApi()
  await threeOrders(api)

  const { orders, count } = await list(api, { search })

  expect([orders.map(({ number }) => number), count]).toEqual([numbers, numbers.length])
})

test.each([
  ['its number', '26-000003'],
  ['the end of its number', '0003'],
  ['its phone with spaces', '+380 93 111 22 44'],
  ['the end of its phone', '1112244'],
  ['a surname', 'Коваленко'],
  ['the beginning of a surname', 'ковален'],
  ['a name and a surname', 'Ірина Коваленко'],
  ['a surname and a name', 'коваленко ірина'],
  ['a surname and the beginning of a name', 'Коваленко, Ір'],
  ['an email', 'Iryna.K@example.com'],
  ['the part of an email before the sign', 'iryna.k'],
  ['an article', 'SK-2001-BLK-R'],
  ['a part of an article', '2001-blk'],
])('staff find one of three orders by %s', async (_, search) => {
  const api = await startApi()
  await threeOrders(api)

  const { orders, count } = await list(api, { search })

  expect([orders.map(({ number }) => number), count]).toEqual([['26-000003'], 1])
})

test('an order from before is found in all of today’s ways as soon as it was stored again', async () => {
  const api = await startApi()
  await threeOrders(api)
  const asBefore = { $set: { search_terms: ['26-000003', 'коваленко', 'ірина'] }, $unset: { search_form: 1 } }
  await api.db.collection('orders').updateOne({ number: '26-000003' }, asBefore)
  const found = async () => (await list(api, { search: 'ірина коваленко' })).count
  expect(await found()).toBe(0)

  await api.service.jobs.runNow('renew-search-terms')

  expect(await found()).toBe(1)
})

test('staff find an order by the title of what was bought, and by the shop’s own comment', async () => {
  const api = await startApi()
  await threeOrders(api)
  const comment = 'Передзвонити в п’ятницю'
  await api.staff.write(updateCommentEndpoint, { query: { order: '26-000001', comment }, who: 'olena' })

  for (const search of ['сукня анна', 'anna dress', 'п’ятницю'])
    expect((await list(api, { search })).orders.map(({ number }) => number)).toContain('26-000001')
})

test('staff choose between paid and unpaid, and leaf through pages', async () => {
  const api = await startApi()
  await threeOrders(api)
  const numbersOf = async (asked: Parameters<typeof list>[1]) =>
    (await list(api, asked)).orders.map(({ number }) => number)

  expect(await numbersOf({ is_paid: true })).toEqual(['26-000001'])
  expect(await numbersOf({ is_paid: false })).toEqual(['26-000003', '26-000002'])
  expect(await numbersOf({ limit: 2, page: 2 })).toEqual(['26-000001'])
})

test('the whole order shows lines, sums, the address in both languages and its history', async () => {
  const api = await startApi()
  await threeOrders(api)

  const { order: full } = await api.staff.read(fullOrderEndpoint, { query: { order: '26-000001' } })

  expect(full).toMatchObject({
    number: '26-000001',
    amount: 4990,
    delivery_price: 80,
    delivery_text: { uk: expect.stringContaining('Нова пошта'), en: expect.stringContaining('Nova Poshta') },
    lines: [{ count: 1, unit: 4990, sum: 4990, title: { uk: 'Сукня «Анна»', en: 'Anna dress' } }],
    history: [
      { event: 'place', from: null, to: 'awaiting_payment', who: 'customer' },
      { event: 'gateway_approved 26-000001-1', from: 'none', to: 'approved', who: 'wayforpay' },
      { event: 'payment_approved', from: 'awaiting_payment', to: 'paid', who: 'wayforpay' },
    ],
  })
})

test('an unknown number is not found', async () => {
  const api = await startApi()

  await expect(api.staff.read(fullOrderEndpoint, { query: { order: '26-000009' } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

function person(name: string, last_name: string, phone: string, email = 'someone@example.com') {
  return { name, last_name, phone, email }
}

test('an order from before its apostrophes were made alike is found by any of them once it is stored again', async () => {
  const api = await startApi()
  const { number } = (await order(api)).body.order
  const customer = { name: 'Мар’яна', last_name: 'Дем’яненко', phone: '+380671234567', email: 'm@example.com' }
  const asBefore = { customer, search_terms: ['мар’яна дем’яненко'], search_form: 4 }
  await api.db.collection('orders').updateOne({ number }, { $set: asBefore })
  await api.service.jobs.runNow('renew-search-terms')

  for (const search of ["дем'ян", 'мар′яна', 'Мар`яна Демʼяненко', number.replace('-', '–')])
    expect((await list(api, { search })).count).toBe(1)
})
