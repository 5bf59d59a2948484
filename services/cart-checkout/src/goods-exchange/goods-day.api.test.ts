import { exchangesEndpoint } from '@shop/contracts/staff/exchange/accounting'
import { internalEuroPricesLeftEndpoint } from '@shop/contracts/staff/exchange/euro-prices-left'
import type { GoodsBatch } from '@shop/contracts/staff/exchange/goods-exchange'
import { goodsExchangesEndpoint } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { toPost } from '@shop/testing/checkout'
import { goodsXml, offersXml, statusesXml, zipOf } from '@shop/testing/scripted-1c'
import { buy, standing } from '../../test/connected-1c.ts'
import { connectedGoods } from '../../test/goods-client.ts'
import { twoDresses } from '../../test/shopping.ts'
import { refundOrder, takeStaffAction } from '../../test/staff.ts'
import { windows1251 } from '../accounting/windows-1251.ts'

const bytes = (text: string) => Buffer.from(text)
const facts = { Розмір: '38 (M)' }
const offer = { id: '1c-1#a', article: 'DR-1042-BUR-R', facts, price: '4990.00', quantity: '5' }
const offers = [offer]
const goods = [
  { id: '1c-1', article: 'DR-1042-BUR-R', title: 'Сукня «Анна»', more: '<Картинка>a.jpg</Картинка><Вага>1</Вага>' },
]

test('a day of goods: import.xml, then offers.xml, and the log says what became of them', async () => {
  const { api, client, batches } = await connectedGoods()
  await client.checkauth()
  expect(await client.init()).toMatch(/^zip=yes\nfile_limit=\d+$/)
  expect(await client.send('import.xml', bytes(goodsXml(goods)))).toBe('success')
  expect(await client.send('offers.xml', bytes(offersXml(offers)))).toBe('success')
  expect(batches).toEqual([])

  expect(await client.import('import.xml')).toBe('success')
  expect(await client.import('offers.xml')).toBe('success')
  expect((await client.ask('complete')).text).toBe('success')

  expect(batches).toMatchObject([
    {
      groups: [{ id: 'g-1', title: 'Сукні' }],
      goods: [{ id: '1c-1', article: 'DR-1042-BUR-R', title: 'Сукня «Анна»', groups: ['g-1'] }],
    },
    {
      price_types: [{ id: 'retail', title: 'Роздрібна', currency: 'UAH' }],
      offers: [
        {
          id: '1c-1#a',
          characteristics: [{ name: 'Розмір', value: '38 (M)' }],
          prices: [{ type: 'retail', price: '4990.00' }],
          quantity: '5',
        },
      ],
    },
  ])
  const { exchanges } = await api.staff.read(exchangesEndpoint)
  expect(exchanges).toMatchObject([
    {
      goods: { created: 0, changed: 2, refused: [] },
      ignored: ['Товар: Вага'],
      files: [
        { name: 'import.xml', state: 'done' },
        { name: 'offers.xml', state: 'done' },
      ],
    },
  ])
})

test.each(['utf-8', 'windows-1251'] as const)('files in %s, plain and in one archive', async encoding => {
  const { client, batches } = await connectedGoods()
  const written = (xml: string) => (encoding === 'utf-8' ? bytes(xml) : windows1251(xml, () => '?'))
  await client.begin()
  await client.send('import.xml', written(goodsXml(goods, encoding)))
  expect(await client.import('import.xml')).toBe('success')
  await client.send('v8.zip', zipOf('webdata/offers.xml', written(offersXml(offers, encoding))))
  expect(await client.import('offers.xml')).toBe('success')

  expect(batches.map(({ goods, offers }) => [goods[0]?.title, offers[0]?.quantity])).toEqual([
    ['Сукня «Анна»', undefined],
    [undefined, '5'],
  ])
})

test('what the catalogue refuses stands behind the word of success and in the log, with its reason', async () => {
  const { api, client, answers } = await connectedGoods()
  const refused = [{ article: 'NO-1', reason: 'article_unknown' as const, detail: 'NO-1' }]
  const warned = [{ article: 'DR-1', reason: 'quantity_reserved' as const, detail: '38 (M): 1; 26-000001 (3)' }]
  answers.push({ created: 0, changed: 0, unchanged: 0, refused, warned })
  await client.begin()
  await client.send('offers.xml', bytes(offersXml(offers)))

  expect(await client.import('offers.xml')).toBe('success\nNO-1: такого артикула в магазині немає')
  expect(await client.import('offers.xml')).toBe('success\nNO-1: такого артикула в магазині немає')
  const [row] = (await api.staff.read(exchangesEndpoint)).exchanges
  expect(row?.goods).toMatchObject({ refused, warned })
})

test('the history of an article hears of the euro prices that stayed, and of nothing else', async () => {
  const { api, client, answers } = await connectedGoods()
  const warned = [
    { article: 'DR-1', reason: 'eur_unchanged' as const, detail: '38 (M): 99.5 €' },
    { article: 'DR-1', reason: 'quantity_reserved' as const, detail: '38 (M): 1; 26-000001 (3)' },
    { article: 'DR-2', reason: 'quantity_reserved' as const, detail: '38 (M): 1; 26-000002 (3)' },
  ]
  answers.push({ created: 0, changed: 1, unchanged: 0, refused: [], warned })
  await client.begin()
  await client.send('offers.xml', bytes(offersXml(offers)))
  await client.import('offers.xml')

  const leftOf = async (article: string) => (await api.internal.call(internalEuroPricesLeftEndpoint, { article })).left
  expect(await leftOf('DR-1')).toEqual([{ at: api.now().toISOString(), prices: ['38 (M): 99.5 €'] }])
  expect(await leftOf('DR-2')).toEqual([])
  expect(await leftOf('DR-3')).toEqual([])
})

test('items of orders that 1C has not taken are told with the offers; those that it took before are not', async () => {
  const { api, client, orders, batches } = await connectedGoods()
  await buy(api)
  await client.begin()
  const send = async () => {
    await client.send('offers.xml', bytes(offersXml(offers)))
    await client.import('offers.xml')
    return batches.at(-1)?.untold_sales
  }
  expect(await send()).toEqual([{ article: 'DR-1042-BUR-L', size: '36 (S)', count: 1 }])

  await orders.takeOrders()
  api.wait(60_000)
  await client.begin()
  expect(await send()).toEqual([])
})

const one = { article: 'DR-1042-BUR-L', size: '36 (S)', count: 1 }
const sold = [one]
const askedFor = (batches: readonly GoodsBatch[]) => batches.at(-1)?.untold_sales

test('what is sold while a file is being applied is told with the next chunk of it', async () => {
  const { api, client, batches, whileTaking } = await connectedGoods()
  const many = Array.from({ length: 60 }, (_, at) => ({ ...offer, id: `1c-${at}#a`, article: `DR-${at}` }))
  await client.begin()
  await client.send('offers.xml', bytes(offersXml(many)))
  whileTaking.push(() => buy(api))
  await client.import('offers.xml')

  expect(batches.map(({ untold_sales }) => untold_sales)).toEqual([[], sold])
})

test('a paid order that nobody has sent to 1C counts until its items have left', async () => {
  const { api, client, batches } = await connectedGoods({ connection: { queuesPaid: false } })
  const number = await buy(api, { lines: twoDresses, delivery: toPost })
  const send = async (at: number) => {
    await client.begin()
    await client.send('offers.xml', bytes(offersXml([{ ...offer, quantity: `${at}` }])))
    await client.import('offers.xml')
    return askedFor(batches)
  }
  expect(await send(1)).toEqual([{ ...one, count: 2 }])
  await takeStaffAction(api, number, { action: 'take' })
  expect(await send(2)).toEqual([{ ...one, count: 2 }])
  await takeStaffAction(api, number, { action: 'ship', tracking: '20450123456789' })
  expect(await send(3)).toEqual([])
})

test('what 1C takes and confirms while its file is under way was sold all the same, and so was what is paid back and not put on the shelf', async () => {
  const { api, client, orders, batches } = await connectedGoods()
  const number = await buy(api)
  await refundOrder(api, number, { lines: [{ ...one, restock: false }], delivery: true })
  await client.begin()
  await client.send('offers.xml', bytes(offersXml(offers)))
  await orders.takeOrders()
  await orders.send('a.xml', bytes(statusesXml([{ number, facts: { 'Номер по 1С': 'ЛЕ-1' } }])))
  await client.import('offers.xml')

  expect(askedFor(batches)).toEqual(sold)
})

test('an order that has changed since 1C took it waits again, and is known there', async () => {
  const { api, client, orders, batches } = await connectedGoods()
  const number = await buy(api)
  await orders.begin()
  await orders.query()
  await takeStaffAction(api, number, { action: 'take' })
  await orders.success()
  expect((await standing(api, number))[0]).toBe('queued')
  api.wait(60_000)
  await client.begin()
  await client.send('offers.xml', bytes(offersXml(offers)))
  await client.import('offers.xml')

  expect(askedFor(batches)).toEqual([])
})

test('staff see in the log what of an exchange can be taken back; while the catalogue is away they see the log without it', async () => {
  const { api, client, undos, batches } = await connectedGoods()
  await client.begin()
  await client.send('offers.xml', bytes(offersXml(offers)))
  await client.import('offers.xml')
  const rows = async () => (await api.staff.read(goodsExchangesEndpoint)).exchanges
  const [plain] = await rows()
  expect(plain).not.toHaveProperty('undo')
  expect(batches[0]?.source?.exchange).toBe(plain?.id)

  const undo = { id: '1c-a', state: 'open' as const, until: '2026-11-21T11:00:00.000Z', restored: 0, left: 0, kept: [] }
  undos.set(plain?.id ?? '', undo)
  expect((await rows())[0]).toMatchObject({ goods: { changed: 1 }, undo })

  undos.get = () => {
    throw new Error('away')
  }
  expect(await rows()).toEqual([plain])
})
