import type { GuestOwner } from '@shop/contracts/staff/customers/buyer-figures'
import { exchangesEndpoint, orderFileEndpoint } from '@shop/contracts/staff/exchange/accounting'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { checkoutBody, toPost } from '@shop/testing/checkout'
import { statusesXml, zipOf } from '@shop/testing/scripted-1c'
import { buy, connected1c, standing } from '../../test/connected-1c.ts'
import { order } from '../../test/shopping.ts'
import { fullOrder, takeStaffAction } from '../../test/staff.ts'
import { stubAccount } from '../../test/stub-account.ts'
import { windows1251 } from '../accounting/windows-1251.ts'

const numberOf = (text: string) => [...text.matchAll(/<Номер>([\d-]+)<\/Номер>/g)].map(([, number]) => number)
const shipped = (tracking = '20450123456789') => ({
  'Статус заказа': '[shipped] Відправлено',
  'Трек-номер': tracking,
  'Номер по 1С': 'ЛЕ-000017',
})
const bytes = (text: string) => Buffer.from(text)

test('a paid order goes out, 1C keeps it, ships it and says so: the shop ships it too', async () => {
  const { api, client } = await connected1c()
  const number = await buy(api)
  expect(await standing(api, number)).toEqual(['queued', 'paid', 'approved'])

  await client.checkauth()
  expect(await client.init()).toMatch(/^zip=yes\nfile_limit=\d+$/)
  expect(numberOf(await client.query())).toEqual([number])
  expect(await client.success()).toBe('success')
  expect(await standing(api, number)).toEqual(['taken', 'paid', 'approved'])
  expect(numberOf(await client.query())).toEqual([])

  expect(await client.send('orders.xml', bytes(statusesXml([{ number, facts: shipped() }])))).toBe('success')
  expect(await standing(api, number)).toEqual(['confirmed', 'shipped', 'approved'])
  const { parts, history, accounting } = await fullOrder(api, number)
  expect(parts).toMatchObject([{ tracking: '20450123456789', who: '1c' }])
  expect(accounting).toMatchObject({ state: 'confirmed', number_1c: 'ЛЕ-000017' })
  expect(history.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['accounting_queued', 'accounting_taken', 'take', 'ship', 'accounting_confirmed']),
  )
  const { exchanges } = await api.staff.read(exchangesEndpoint)
  expect(exchanges).toMatchObject([
    { sent: [number], taken: [number], applied: [number], refused: [], files: [{ name: 'orders.xml', state: 'done' }] },
  ])
})

test('a connection that breaks before success has the same orders come again, in this exchange and in the next', async () => {
  const { api, client } = await connected1c()
  const numbers = [await buy(api), await buy(api, { cookie: '__Host-buyer=yyyyyyyyyyyyyyyyyyyyyy' })]
  await client.begin()
  expect(numberOf(await client.query())).toEqual(numbers)
  expect(numberOf(await client.query())).toEqual(numbers)

  expect(await client.takeOrders()).toEqual(numbers)
  expect(await client.takeOrders()).toEqual([])
})

test('success takes what was given: an order that was sent again meanwhile stays in the queue', async () => {
  const { api, client } = await connected1c()
  const number = await buy(api)
  await client.begin()
  await client.query()
  await client.success()
  await takeStaffAction(api, number, { action: 'take' })
  const again = await api.db.collection('orders').findOne({ number })
  expect(again?.accounting.state).toBe('taken')
})

test('the same file twice changes nothing, in one exchange and in two', async () => {
  const { api, client } = await connected1c()
  const number = await buy(api)
  const file = bytes(statusesXml([{ number, facts: shipped() }]))
  await client.takeOrders()
  await client.send('orders.xml', file)
  const before = await api.db.collection('orders').findOne({ number })

  expect(await client.send('orders.xml', file)).toBe('success')
  await client.begin()
  expect(await client.send('orders.xml', file)).toBe('success')

  expect(await api.db.collection('orders').findOne({ number })).toEqual(before)
  const { exchanges } = await api.staff.read(exchangesEndpoint)
  expect(exchanges.map(({ applied, unchanged }) => [applied.length, unchanged]).toSorted()).toEqual([
    [0, 1],
    [1, 0],
  ])
})

test('1C says that money came: the order is paid by hand of 1C, once', async () => {
  const { api, client } = await connected1c()
  const { number, total } = (await order(api)).body.order
  const paid = { 'Дата оплаты по 1С': '2026-11-21', 'Номер оплаты по 1С': 'П-5' }
  await client.begin()
  expect(await client.send('a.xml', bytes(statusesXml([{ number, sum: '1.00', facts: paid }])))).toMatch(
    /^failure\n.*сума відрізняється \(1\.00 ≠/,
  )
  expect(await standing(api, number)).toEqual(['failed', 'awaiting_payment', 'none'])

  expect(await client.send('c.xml', bytes(statusesXml([{ number, sum: '5070 грн', facts: paid }])))).toMatch(
    /^failure\n.*сума відрізняється \(5070 грн ≠ /,
  )
  const notPaid = { ...paid, 'Заказ оплачен': 'false' }
  await client.send('d.xml', bytes(statusesXml([{ number, sum: total.amount.toFixed(2), facts: notPaid }])))
  expect((await standing(api, number)).slice(1)).toEqual(['awaiting_payment', 'none'])

  const file = bytes(statusesXml([{ number, sum: total.amount.toFixed(2), facts: paid }]))
  expect(await client.send('b.xml', file)).toBe('success')
  expect(await standing(api, number)).toEqual(['confirmed', 'paid', 'approved'])
})

test('an unpaid order that 1C cancels gives its items back; a paid one is refused and stays as it is', async () => {
  const { api, client } = await connected1c()
  const { number } = (await order(api)).body.order
  const paid = await buy(api, { cookie: '__Host-buyer=yyyyyyyyyyyyyyyyyyyyyy' })
  await client.takeOrders()
  const facts = { Отменен: 'true' }
  const answer = await client.send(
    'a.xml',
    bytes(
      statusesXml([
        { number, facts },
        { number: paid, facts },
      ]),
    ),
  )

  expect(answer).toBe(`failure\n${paid}: скасувати в цьому стані не можна, спочатку поверніть гроші (paid)`)
  expect(await standing(api, number)).toEqual(['confirmed', 'cancelled', 'expired'])
  expect(await standing(api, paid)).toEqual(['failed', 'paid', 'approved'])
  const { refused } = (await api.staff.read(exchangesEndpoint)).exchanges[0] ?? {}
  expect(refused).toEqual([{ order: paid, reason: 'illegal_cancel', detail: 'paid' }])
})

test('what is wrong with one order does not keep the others of its file from being applied', async () => {
  const { api, client } = await connected1c()
  const number = await buy(api)
  await client.takeOrders()
  const answer = await client.send(
    'a.xml',
    bytes(
      statusesXml([
        { number: '26-999999', facts: shipped() },
        { number, facts: { 'Статус заказа': 'processing' } },
      ]),
    ),
  )

  expect(answer).toBe('failure\n26-999999: такого замовлення немає')
  expect(await standing(api, number)).toEqual(['confirmed', 'processing', 'approved'])
})

test.each([
  ['an unknown status', { 'Статус заказа': 'Відкладено' }, 'невідомий статус (Відкладено)'],
  ['a step that no rule allows', { 'Статус заказа': 'returned' }, 'такий перехід статусу неможливий (paid → returned)'],
  ['a parcel without its number', { 'Статус заказа': 'shipped' }, 'немає номера накладної (processing)'],
  ['a number that the carrier cannot have', shipped('RA123456785UA'), 'неправильний номер накладної (RA123456785UA)'],
])('%s is refused with the reason, and the order is as before', async (_, facts, reason) => {
  const { api, client } = await connected1c()
  const number = await buy(api, { delivery: toPost })
  await client.takeOrders()

  expect(await client.send('a.xml', bytes(statusesXml([{ number, facts }])))).toBe(`failure\n${number}: ${reason}`)
  expect(await standing(api, number)).toEqual(['failed', 'paid', 'approved'])
})

test.each(['utf-8', 'windows-1251'] as const)('an exchange in %s, plain and as an archive', async encoding => {
  const { api, client } = await connected1c({ connection: { encoding } })
  const number = await buy(api, { body: { note: 'Ґудзики їй не пришивайте' } })
  await client.begin()
  const { text, headers } = await client.ask('query')
  expect(headers.get('content-type')).toBe(`application/xml; charset=${encoding}`)
  expect(text).toContain('Ґудзики їй не пришивайте')
  await client.success()

  const xml = statusesXml([{ number, facts: { 'Статус заказа': 'Комплектується' } }], encoding)
  const file = encoding === 'utf-8' ? bytes(xml) : windows1251(xml, () => '?')
  expect(await client.send('orders.zip', zipOf('orders.xml', file))).toBe('success')
  expect(await standing(api, number)).toEqual(['confirmed', 'processing', 'approved'])
  const broken = await client.send('b.xml', Buffer.concat([file.subarray(0, -30), file.subarray(-28)]))
  expect(broken === 'success' ? await client.import('b.xml') : broken).toMatch(/^failure\n(Файл|Сеанс)/)
})

const anotherGuest = { ...checkoutBody('', [], {}).customer, phone: '+380990000000', email: 'another@example.com' }

test('two guests whose cards are joined have one counterparty in 1C from the next exchange on, and two when that is taken back', async () => {
  const owners: GuestOwner[] = []
  const account = createInternalClient({ calls: stubAccount([], [], [], [], owners) })
  const { api, client } = await connected1c({ account })
  const number = await buy(api)
  await buy(api, { cookie: '__Host-buyer=yyyyyyyyyyyyyyyyyyyyyy', body: { customer: anotherGuest } })
  const idsOf = (xml: string) => [...xml.matchAll(/<Контрагент>\s*<Ид>([^<]+)<\/Ид>/g)].map(([, id]) => id)
  await client.begin()
  const [first = '', second = ''] = idsOf(await client.query())
  expect(second).not.toBe(first)

  const { phone, email } = await fullOrder(api, number)
  const card = { phone, email }
  owners.push({ guest: { phone: anotherGuest.phone, email: anotherGuest.email }, account: null, card })
  await client.begin()
  expect(idsOf(await client.query())).toEqual([first, first])
  expect(idsOf((await api.staff.read(orderFileEndpoint, { query: { order: number } })).xml)).toEqual([first])

  owners.length = 0
  await client.begin()
  expect(idsOf(await client.query())).toEqual([first, second])
  expect(await client.success()).toBe('success')
  expect((await standing(api, number))[0]).toBe('taken')
})
