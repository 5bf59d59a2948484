import { newThirdPartyOrderEndpoint } from '@shop/contracts/orders/third-party-orders'
import { thirdPartyListFile } from '@shop/contracts/staff/orders/third-party-list'
import { BATCH } from '@shop/service-kit/list-files/newest-first'
import { freshDatabase } from '@shop/testing/database'
import { takeListFile } from '@shop/testing/take-list-file'
import type { CommandStartedEvent } from 'mongodb'
import { type Api, startApi } from '../../test/start-api.ts'
import { createThirdPartyOrders } from './third-party-orders.repository.ts'

const enter = async ({ staff }: Api, note: string) =>
  (await staff.write(newThirdPartyOrderEndpoint, { body: { amount: 1000, currency: 'UAH', hours: 24, note } })).order
const numbersIn = (rows: readonly string[]) => rows.map(row => row.split(';')[0])

test('the file of orders by link has those of the search, the newest first, and the log keeps no word of it', async () => {
  const api = await startApi()
  const first = await enter(api, 'Instagram, Марія')
  api.wait(1000)
  const second = await enter(api, '=1+1')

  const all = await takeListFile(api.staff, thirdPartyListFile, { filter: {} })
  expect(all.head).toBe('Номер;Дата;Стан;Сума;Валюта;Оплатити до;Номер оплати;Акаунт;Нотатка')
  expect(all.rows[0]).toBe(`${second.number};2026-11-21 12:00;Чекає на оплату;1000,00;UAH;2026-11-22 12:00;;;'=1+1`)
  // The orders of the demonstration are older.
  expect(numbersIn(all.rows).slice(0, 2)).toEqual([second.number, first.number])
  expect(all.change).toMatchObject({ action: 'third_party_order_export', after: { count: all.rows.length } })

  const found = await takeListFile(api.staff, thirdPartyListFile, { filter: { search: 'марія' }, language: 'en' })
  expect([found.count, numbersIn(found.rows)]).toEqual([1, [first.number]])
  expect(thirdPartyListFile.start.audited).toEqual(['count'])
})

test('a search that is too long is refused', async () => {
  const { staff } = await startApi()
  const body = { filter: { search: 'a'.repeat(101) }, language: 'uk' }
  await expect(staff.write(thirdPartyListFile.start, { body })).rejects.toMatchObject({
    details: { fields: { 'filter.search': 'too_long' } },
  })
})

/** Ten of each moment, so that moments lie across the ends of batches. */
async function manyLinks(count: number) {
  const db = await freshDatabase()
  const links = createThirdPartyOrders(db)
  await links.createIndexes()
  const documents = Array.from({ length: count }, (_, index) => {
    const number = `T26-${String(index).padStart(6, '0')}`
    return { number, ref: number, created_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 10) * 60_000) }
  })
  await db.collection('third_party_orders').insertMany(documents)
  const reads = { count: 0 }
  const note = ({ commandName, command }: CommandStartedEvent) => {
    if (commandName === 'find' && command.find === 'third_party_orders' && command.$db === db.databaseName)
      reads.count += 1
  }
  db.client.on('commandStarted', note)
  return { links, reads, stop: () => db.client.off('commandStarted', note) }
}

test.each([500, 5000])(
  'of %d orders by link the first rows leave after one read, and never more than a batch is held',
  async count => {
    const { links, reads, stop } = await manyLinks(count)
    const batches = links.batches('')
    const numbers = (await batches.next()).value?.map(({ number }: { number: string }) => number) ?? []
    expect([numbers.length, reads.count]).toEqual([BATCH, 1])
    for await (const batch of batches) {
      expect(batch.length).toBeLessThanOrEqual(BATCH)
      numbers.push(...batch.map(({ number }) => number))
    }
    stop()

    expect(numbers).toEqual([...new Set(numbers)].sort().reverse())
    expect([numbers.length, reads.count]).toEqual([count, count / BATCH + 1])
  },
)
