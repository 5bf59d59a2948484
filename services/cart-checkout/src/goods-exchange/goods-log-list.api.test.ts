import { goodsExchangeListFile } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { goodsXml, offersXml } from '@shop/testing/scripted-1c'
import { takeListFile } from '@shop/testing/take-list-file'
import { buy } from '../../test/connected-1c.ts'
import { connectedGoods } from '../../test/goods-client.ts'

test('the file of exchanges of goods has their counts as numbers, and says nothing of orders', async () => {
  const { api, client } = await connectedGoods()
  const number = await buy(api)
  await client.takeOrders()
  await client.begin()
  const goods = [{ id: '1c-1', article: 'DR-1042-BUR-R', title: 'Сукня', more: '<Вага>1</Вага>' }]
  const offers = [{ id: '1c-1#a', article: 'DR-1042-BUR-R', facts: { Розмір: '38 (M)' }, price: '1', quantity: '5' }]
  await client.send('import.xml', Buffer.from(goodsXml(goods)))
  await client.send('offers.xml', Buffer.from(offersXml(offers)))
  await client.import('import.xml')
  await client.import('offers.xml')

  const { head, rows, count, change } = await takeListFile(api.staff, goodsExchangeListFile, { filter: {} })
  expect(head).toBe(
    'Коли;Файли від 1С;Створено;Змінено;Без змін;Додано фото;Відхилено;Чому відхилено;Зауважень;Зауваження;Пропущено',
  )
  expect(rows).toEqual(['2026-11-21 12:00;import.xml, offers.xml;0;2;0;;0;;0;;Товар: Вага'])
  expect(rows.join()).not.toContain(number)
  expect([count, change?.action]).toEqual([1, 'product_exchange_log_export'])
})
