import { randomUUID } from 'node:crypto'
import { previewBulkPricesEndpoint } from '@shop/contracts/staff/goods/staff-bulk-preview'
import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import {
  type BulkPriceChange,
  type BulkWhich,
  bulksEndpoint,
  changeInBulkEndpoint,
} from '@shop/contracts/staff/goods/staff-product-bulk'
import { startApi } from '../../../test/start-api.ts'

const burgundy = 'DR-1042-BUR-R'
const which: BulkWhich = { by: 'articles', articles: [burgundy, 'NO-SUCH'] }
const plusFive: BulkPriceChange = { do: 'price', how: 'percent', value: 5, round_to: '90', keep_old: false }

async function start() {
  const { staff } = await startApi()
  return {
    staff,
    preview: (change: BulkPriceChange, of = which) =>
      staff.read(previewBulkPricesEndpoint, { body: { which: of, change } }),
    sizes: async () => (await staff.read(staffGoodsEndpoint, { params: { article: burgundy } })).product.sizes,
  }
}

test('staff see prices before and after, rounded as chosen, and what is refused; nothing is changed by it', async () => {
  const { preview, sizes, staff } = await start()
  const before = await sizes()

  const found = await preview(plusFive)

  expect(found).toMatchObject({ changed: 1, left: 0, refused: 1 })
  expect(found.refused_rows).toEqual([{ article: 'NO-SUCH', why: ['not_found'] }])
  expect(found.rows.map(({ size, was }) => [size, was.price.uah])).toEqual(
    before.map(({ name, price }) => [name, price.uah]),
  )
  expect(found.rows.every(({ will }) => will.price.uah % 100 === 90)).toBe(true)
  expect(found.rows[0]?.title.uk).not.toBe('')
  expect(await sizes()).toEqual(before)
  expect((await staff.read(bulksEndpoint)).bulks).toEqual([])
})

test('the change then makes just what was shown', async () => {
  const { preview, sizes, staff } = await start()
  const { rows } = await preview(plusFive)

  await staff.write(changeInBulkEndpoint, {
    who: 'olha',
    idempotencyKey: randomUUID(),
    body: { which, change: plusFive },
  })

  expect((await sizes()).map(({ name, price }) => [name, price.uah])).toEqual(
    rows.map(({ size, will }) => [size, will.price.uah]),
  )
})

test('sizes that stay at their price are not shown, and articles of which none changes are counted apart', async () => {
  const { preview, sizes } = await start()
  const [first] = await sizes()

  const found = await preview({ do: 'price', how: 'set', value: first?.price.uah ?? 0, keep_old: false })

  expect(found.rows.map(({ size }) => size)).not.toContain(first?.name)
  expect(found.changed + found.left + found.refused).toBe(2)
})

test('a filter that finds other products than staff have seen is refused', async () => {
  const { preview } = await start()
  const filter: BulkWhich = { by: 'filter', filter: { search: burgundy }, count: 7 }
  await expect(preview(plusFive, filter)).rejects.toMatchObject({ code: 'count_changed' })
})
