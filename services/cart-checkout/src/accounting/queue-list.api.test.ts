import { accountingListFile } from '@shop/contracts/staff/exchange/accounting'
import { takeListFile } from '@shop/testing/take-list-file'
import { buy, connected1c } from '../../test/connected-1c.ts'

test('the file of the queue of 1C has the orders of the state that is asked for, the newest change first', async () => {
  const { api, client } = await connected1c()
  const first = await buy(api)
  await client.takeOrders()
  api.wait(60_000)
  const second = await buy(api, { cookie: '__Host-buyer=yyyyyyyyyyyyyyyyyyyyyy' })
  const take = (filter: { accounting?: 'taken' | 'failed' }) => takeListFile(api.staff, accountingListFile, { filter })
  const numbersOf = (rows: readonly string[]) => rows.map(row => row.split(';')[0])

  const all = await take({})
  expect(all.head).toBe(
    'Замовлення;Дата;Покупниця;Разом;Валюта;Стан у 1С;Відколи;Хто надіслав;Номер у 1С;Чому не застосовано',
  )
  expect(numbersOf(all.rows)).toEqual([second, first])
  expect(all.rows[0]?.split(';').slice(5)).toEqual(['У черзі', '2026-11-21 12:01', 'shop', '', ''])
  expect(all.change).toEqual({
    action: 'order_queue_export',
    subject: 'orders-1c-2026-11-21.csv',
    asked: { filter: {} },
    after: { count: 2 },
  })
  expect(numbersOf((await take({ accounting: 'taken' })).rows)).toEqual([first])
  expect(await take({ accounting: 'failed' })).toMatchObject({ count: 0, rows: [] })
})

test('a state that there is not is refused', async () => {
  const { api } = await connected1c()
  const body = { filter: { accounting: 'lost' }, language: 'uk' }
  await expect(api.staff.write(accountingListFile.start, { body })).rejects.toMatchObject({
    details: { fields: { 'filter.accounting': expect.anything() } },
  })
})
