import { DAY_MS } from '@shop/calendar/durations'
import { salesListFile, sewAgainListFile } from '@shop/contracts/staff/sales-files'
import { salesSearchEndpoint } from '@shop/contracts/staff/staff-statistics'
import { takeListFile } from '@shop/testing/take-list-file'
import { twoDresses } from '../../test/shopping.ts'
import { paidOrder, refundOrder } from '../../test/staff.ts'
import { startApi } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

const winter = { article: dress, from: '2026-11-01', to: '2026-12-31' }

/** Two dresses were sold in November, and one of them came back in December. */
async function sold() {
  const { api, number } = await paidOrder({ lines: twoDresses })
  api.wait(10 * DAY_MS)
  await refundOrder(api, number, { lines: [{ article: dress, size, count: 1 }] })
  await api.service.jobs.runNow('count-sales')
  return api
}

test('the file of a search of sales has each size by month, and its total is the one that the screen shows', async () => {
  const api = await sold()
  const { totals } = await api.staff.read(salesSearchEndpoint, { query: winter })
  const { head, rows, count, change } = await takeListFile(api.staff, salesListFile, { filter: winter })

  expect(head).toBe('Розмір;Місяць;Продано, одиниць;Сума, ₴;Повернено, одиниць;Повернено, ₴')
  expect(rows).toEqual([
    `${size};2026-11;2;9980,00;0;0,00`,
    `${size};2026-12;0;0,00;1;4990,00`,
    'Разом;;2;9980,00;1;4990,00',
  ])
  expect(totals).toEqual({ pieces: 2, sum_uah: 9980, returned_pieces: 1, refunded_uah: 4990 })
  expect([count, change?.action, change?.asked]).toEqual([3, 'order_sales_export', { filter: winter }])
})

test('the days of the search are those of its file', async () => {
  const api = await sold()
  const december = { ...winter, from: '2026-12-01' }
  const { rows } = await takeListFile(api.staff, salesListFile, { filter: december, language: 'en' })
  expect(rows).toEqual([`${size};2026-12;0;0.00;1;4990.00`, 'Total;;0;0.00;1;4990.00'])
})

test('the file of what to sew again has the figures of its table', async () => {
  const api = await sold()
  const { sew_again } = await api.staff.read(salesSearchEndpoint, { query: winter })
  const { rows, count, change } = await takeListFile(api.staff, sewAgainListFile, { filter: winter, language: 'en' })

  const shown = sew_again.map(row => [row.article, row.size, row.pieces, row.per_week, row.available, row.weeks_left])
  const inFile = rows.map(row => {
    const [article, named, , pieces, perWeek, available, weeks] = row.split(';')
    return [article, named, Number(pieces), Number(perWeek), Number(available), weeks ? Number(weeks) : null]
  })
  expect(inFile).toEqual(shown)
  expect([count, change?.action]).toEqual([sew_again.length, 'order_sew_again_export'])
  expect(count).toBeGreaterThan(0)
})

test.each([
  [{ from: '2026-11-01', to: '2026-11-30' }, 'filter.article', 'one_subject'],
  [{ article: dress, from: '2026-11-30', to: '2026-11-01' }, 'filter.to', 'period_ends_before'],
  [{ article: dress, from: '2020-01-01', to: '2026-11-01' }, 'filter.to', 'period_too_long'],
])('a file of the search %j is refused at %s', async (filter, field, why) => {
  const { staff } = await startApi()
  await expect(staff.write(salesListFile.start, { body: { filter, language: 'uk' } })).rejects.toMatchObject({
    details: { fields: { [field]: why } },
  })
})
