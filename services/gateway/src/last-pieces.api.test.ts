import { buy } from '../test/buy.ts'
import { startShop } from '../test/start-shop.ts'

jest.setTimeout(60_000)

const article = 'DR-1042-BUR-R'
const size = '38 (M)'

test('two hundred buyers want the last twenty pieces: twenty get one, the others hear that it is sold out', async () => {
  const shop = await startShop()
  const stock = shop.databases.catalog.collection('stock')
  await stock.updateOne({ article, size }, { $set: { available: 20, holds: [], sold: 0, received: 20 } })
  const buyers = Array.from({ length: 200 }, () => shop.open())

  const answers = await Promise.all(buyers.map(buyer => buy(buyer, [{ article, size, count: 1 }])))

  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter(status => status === 201)).toHaveLength(20)
  expect(answers.filter(({ status, body }) => status === 409 && body.error?.code === 'out_of_stock')).toHaveLength(180)
  expect(statuses.filter(status => status >= 500)).toEqual([])
  const shelf = await stock.findOne({ article, size })
  expect(shelf).toMatchObject({ available: 0, sold: 0, received: 20 })
  expect(shelf?.holds).toHaveLength(20)
  const orders = shop.databases['cart-checkout'].collection('orders')
  expect(await orders.countDocuments({ state: 'awaiting_payment' })).toBe(20)
  await shop.stop()
})
