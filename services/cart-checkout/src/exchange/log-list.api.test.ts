import { exchangeListFile } from '@shop/contracts/staff/exchange/accounting'
import { statusesXml } from '@shop/testing/scripted-1c'
import { takeListFile } from '@shop/testing/take-list-file'
import { buy, connected1c } from '../../test/connected-1c.ts'

const take = (api: Awaited<ReturnType<typeof connected1c>>['api'], language: 'uk' | 'en' = 'uk') =>
  takeListFile(api.staff, exchangeListFile, { filter: {}, language })

test('the file of exchanges says of each what was handed over, what came and why something was refused', async () => {
  const { api, client } = await connected1c()
  const number = await buy(api)
  await client.takeOrders()
  api.wait(60_000)
  await client.begin()
  const wrong = { number: '26-999999', facts: { 'Статус заказа': '[shipped] Відправлено' } }
  await client.send('orders.xml', Buffer.from(statusesXml([wrong])))

  const { head, rows, count, change } = await take(api)
  expect(head.split(';').slice(0, 8)).toEqual([
    'Коли',
    'Адреса',
    'Віддано',
    'Забрано',
    'Віддані замовлення',
    'Файли від 1С',
    'Застосовано',
    'Змінені замовлення',
  ])
  const [newest, first] = rows.map(row => row.split(';'))
  expect([newest?.[0], newest?.[5], newest?.[9], newest?.[10]]).toEqual([
    '2026-11-21 12:01',
    'orders.xml',
    '1',
    '26-999999: Такого замовлення немає',
  ])
  expect([first?.[0], ...(first?.slice(2, 5) ?? [])]).toEqual(['2026-11-21 12:00', '1', '1', number])
  expect(count).toBe(2)
  expect(change).toEqual({
    action: 'order_exchange_log_export',
    subject: 'exchanges-1c-2026-11-21.csv',
    asked: { filter: {} },
    after: { count: 2 },
  })
  expect((await take(api, 'en')).rows[0]).toContain('26-999999: There is no such order')
})

test('exchanges in which nothing happened are not in the file, as the log does not show them', async () => {
  const { api, client } = await connected1c()
  await client.begin()
  expect(await take(api)).toMatchObject({ count: 0, rows: [] })
})
