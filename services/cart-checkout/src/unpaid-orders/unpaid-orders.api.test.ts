import { MINUTE_MS } from '@shop/calendar/durations'
import { decide } from '../../test/bank.ts'
import { startPreorderShop } from '../../test/preorder-shop.ts'
import { order, orderAndPay, startToPay } from '../../test/shopping.ts'
import { dress, size } from '../../test/stub-catalog.ts'
import { browser, counted, dresses, HERE, orders, statusesOf, unpaidShop } from '../../test/unpaid-shop.ts'

const olena = { cookie: browser('olena') }
const smallAddress = { unpaidPerAddress: { orders: 4, items: 30 } }

test('a buyer has at most three unpaid orders, and the fourth is refused with the buyer’s own orders and when the first expires', async () => {
  const api = await unpaidShop()
  const placed = await orders(api, [1, 2], olena)
  api.wait(10 * MINUTE_MS)
  placed.push(...(await orders(api, [3], olena)))

  const { status, body, headers } = await order(api, { ...olena, address: HERE, lines: dresses(4) })

  const [first, second, third] = placed.map(({ body }) => body.order)
  expect(status).toBe(429)
  expect(headers.get('retry-after')).toBe(String(20 * 60))
  expect(body.error).toMatchObject({
    code: 'unpaid_orders_limit',
    message: 'Забагато неоплачених замовлень',
    whose: 'buyer',
    most: { orders: 3, items: 20 },
    seconds: 20 * 60,
    until: first.reserved_until,
    open: [
      { order: first.ref, number: first.number, until: first.reserved_until },
      { order: second.ref, number: second.number },
      { order: third.ref, number: third.number, until: third.reserved_until },
    ],
  })
  expect(await counted(api)).toEqual([
    { orders: 3, items: 6 },
    { orders: 3, items: 6 },
  ])
})

test('a buyer has at most twenty items in unpaid orders', async () => {
  const api = await unpaidShop()

  expect(statusesOf(await orders(api, [18, 3, 2], olena))).toEqual([201, 429, 201])
})

test('an order of more than twenty items is refused as too large, without a time at which it would fit', async () => {
  const api = await unpaidShop()

  const [answer] = await orders(api, [21], olena)

  expect(answer?.body.error).toMatchObject({ whose: 'buyer', most: { items: 20 }, open: [] })
  expect(answer?.body.error.until).toBeUndefined()
  expect(answer?.headers.get('retry-after')).toBeNull()
})

test('without cookies each order has another buyer, and the address is full after four orders; another address still buys', async () => {
  const api = await unpaidShop(smallAddress)

  const answers = await orders(api, [1, 2, 3, 4, 5])
  const elsewhere = await orders(api, [1], { address: '198.51.100.1' })

  expect(statusesOf([...answers, ...elsewhere])).toEqual([201, 201, 201, 201, 429, 201])
})

test('a buyer who is refused for the address learns the time only, and nothing of the strangers’ orders', async () => {
  const api = await unpaidShop(smallAddress)
  const answers = await orders(api, [1, 2, 3, 4, 5])

  const { code, message: _, request_id: __, ...details } = answers.at(-1)?.body.error ?? {}

  expect(code).toBe('unpaid_orders_limit')
  expect(details).toEqual({ whose: 'address', seconds: 30 * 60, until: answers[0]?.body.order.reserved_until })
})

test('an address has at most thirty items in unpaid orders, when it is configured so', async () => {
  const api = await unpaidShop(smallAddress)

  expect(statusesOf(await orders(api, [18, 12, 1]))).toEqual([201, 201, 429])
})

test('an IPv6 line with all its /64 is one address, its neighbour another', async () => {
  const api = await unpaidShop({ unpaidPerAddress: { orders: 2, items: 30 } })
  const from = async (address: string) => statusesOf(await orders(api, [1], { address }))[0]

  expect([await from('2001:db8:1:2::1'), await from('2001:db8:1:2:ffff::9'), await from('2001:db8:1:2:3::4')]).toEqual([
    201, 201, 429,
  ])
  expect(await from('2001:db8:1:3::1')).toBe(201)
})

test('all the /64 of one /48 together have eight times what an address may have, and the next /48 still buys', async () => {
  const api = await unpaidShop({ unpaidPerAddress: { orders: 1, items: 2 } })
  const from = async (address: string, count = 2) => statusesOf(await orders(api, [count], { address }))[0]
  const statuses: (number | undefined)[] = []
  for (let index = 1; index <= 9; index += 1) statuses.push(await from(`2001:db8:1:${index}::1`))

  expect(statuses).toEqual([...Array(8).fill(201), 429])
  expect(await from('2001:db8:2:1::1')).toBe(201)
})

test('a buyer who is refused for the /48 learns the time only', async () => {
  const api = await unpaidShop({ unpaidPerAddress: { orders: 1, items: 2 } })
  for (let index = 1; index <= 8; index += 1) await orders(api, [1], { address: `2001:db8:1:${index}::1` })

  const [refused] = await orders(api, [1], { address: '2001:db8:1:9::1' })

  expect(refused?.body.error).toMatchObject({ code: 'unpaid_orders_limit', whose: 'address', seconds: 30 * 60 })
  expect(refused?.body.error.open).toBeUndefined()
})

test('from many addresses one buyer is still one buyer', async () => {
  const api = await unpaidShop()
  const statuses: number[] = []
  for (const count of [1, 2, 3, 4])
    statuses.push(...statusesOf(await orders(api, [count], { ...olena, address: `198.51.100.${count}` })))

  expect(statuses).toEqual([201, 201, 201, 429])
})

test('the same email and phone typed by a stranger do not take anything from their owner', async () => {
  const api = await unpaidShop()
  await orders(api, [1, 2, 3], { cookie: browser('stranger') })

  expect(statusesOf(await orders(api, [1], { ...olena, address: '198.51.100.1' }))).toEqual([201])
})

test('while payments are off a buyer may have fifteen unpaid orders with a hundred items', async () => {
  const api = await unpaidShop({ payments: 'off', limitsFactor: 1 })
  const first = await orders(api, [1, 2, 3, 4, 5, 6, 7, 8], olena)
  api.wait(11 * MINUTE_MS)
  const rest = await orders(api, [9, 10, 11, 12, 22, 21], olena)

  expect(statusesOf([...first, ...rest])).toEqual([...Array(12).fill(201), 201, 429])
})

test('items that are ordered in advance count like those on the shelf', async () => {
  const { api, inAdvance, mixed } = await startPreorderShop({ limitsFactor: 1 })
  const preorder = (lines: object[]) => order(api, { ...olena, lines, body: { preorder_ack: true } })

  const answers = [await preorder(inAdvance(18)), await preorder(mixed(2)), await preorder(mixed(1))]

  expect(statusesOf(answers)).toEqual([201, 429, 201])
})

test('ordering the same cart again replaces the earlier order, also when the buyer has all that a buyer may have', async () => {
  const api = await unpaidShop(smallAddress)
  await orders(api, [18, 1], olena)
  await orders(api, [1])
  await orders(api, [1], { cookie: olena.cookie, lines: [{ article: 'SK-2001-BLK-R', size, count: 1 }] })

  const again = await orders(api, [18, 18], olena)

  expect(statusesOf(again)).toEqual([201, 201])
  expect((await counted(api)).map(({ orders }) => orders).toSorted()).toEqual([1, 3, 4])
})

test('an order that is refused for the address leaves the earlier one of the same cart as it was', async () => {
  const api = await unpaidShop({ unpaidPerAddress: { orders: 1, items: 30 } })
  const [first] = await orders(api, [2], olena)
  await orders(api, [1], { address: '198.51.100.1' })

  const [again] = await orders(api, [2], { ...olena, address: '198.51.100.1' })

  expect(again?.status).toBe(429)
  expect((await api.get(`/api/orders/get-info?order=${first?.body.order.ref}`)).body.order.can_pay).toBe(true)
})

test('paying an order makes room for another', async () => {
  const api = await unpaidShop()
  const { fields } = await orderAndPay(api, { ...olena, address: HERE, lines: dresses(18) })
  expect(statusesOf(await orders(api, [3], olena))).toEqual([429])

  await decide(api, fields, 'approve')

  expect(await counted(api)).toEqual([])
  expect(statusesOf(await orders(api, [3], olena))).toEqual([201])
})

test('cancelling an order makes room for another', async () => {
  const api = await unpaidShop()
  const [first] = await orders(api, [1, 2, 3], olena)
  expect(statusesOf(await orders(api, [4], olena))).toEqual([429])

  await api.post('/api/orders/cancel', { order: first?.body.order.ref }, olena)

  expect(statusesOf(await orders(api, [4], olena))).toEqual([201])
})

test('an order that expires makes room for another', async () => {
  const api = await unpaidShop()
  await orders(api, [1, 2, 3], olena)
  api.wait(31 * MINUTE_MS)

  await api.service.jobs.runNow('expire-orders')

  expect(await counted(api)).toEqual([])
  expect(statusesOf(await orders(api, [4], olena))).toEqual([201])
})

test('an order that finds its last item sold is not counted', async () => {
  const api = await unpaidShop()
  Object.assign(api.shelves[dress] ?? {}, { available: 1 })
  const answers = await Promise.all(
    ['a', 'b', 'c'].map(name => order(api, { cookie: browser(name), address: HERE, lines: dresses(1) })),
  )

  expect(statusesOf(answers).toSorted()).toEqual([201, 409, 409])
  expect(await counted(api)).toEqual([
    { orders: 1, items: 1 },
    { orders: 1, items: 1 },
  ])
})

test('ten orders of one buyer at once are three orders', async () => {
  const api = await unpaidShop()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => order(api, { ...olena, address: HERE, lines: dresses(1 + (index % 6)) })),
  )

  const statuses = statusesOf(answers)
  expect(statuses.filter(status => status >= 500)).toEqual([])
  const open = await api.db.collection('orders').countDocuments({ state: 'awaiting_payment' })
  expect(open).toBeLessThanOrEqual(3)
  const items = (await api.db.collection('orders').find({ state: 'awaiting_payment' }).toArray()).flatMap(
    ({ lines }) => lines,
  )
  expect(items.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(20)
  expect(await counted(api)).toEqual(Array(2).fill(expect.objectContaining({ orders: open })))
})

test('beginning to pay moves the time at which the order stops counting, but never past an hour from the order', async () => {
  const api = await unpaidShop()
  const { ref, reserved_until } = (await order(api, { ...olena, address: HERE })).body.order
  api.wait(20 * MINUTE_MS)
  await startToPay(api, ref)
  api.wait(25 * MINUTE_MS)
  await startToPay(api, ref, 'google_pay')

  const untils = (await api.db.collection('unpaid_orders').find().toArray()).flatMap(({ open }) => open)

  const longest = new Date(Date.parse(reserved_until) + 30 * MINUTE_MS)
  expect(untils.map(({ until }) => until)).toEqual([longest, longest])
  const saved = await api.db.collection('orders').findOne({ ref })
  expect(saved?.reserved_until).toEqual(longest)
})

test('more than thirty orders within ten minutes from one address are too many, no matter who the buyers are', async () => {
  const api = await unpaidShop({ unpaidPerAddress: { orders: 100, items: 500 } })
  const answers = await orders(api, Array(31).fill(1))

  expect(statusesOf(answers).filter(status => status === 201)).toHaveLength(30)
  expect(answers.at(-1)?.body.error.code).toBe('too_many_requests')
  expect(statusesOf(await orders(api, [1], { address: '198.51.100.1' }))).toEqual([201])
})
