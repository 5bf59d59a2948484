import { createBrowser } from '@shop/testing/browser'
import { buy } from '../test/buy.ts'
import { shareDatabases } from '../test/crash-shop.ts'
import { startProcess } from '../test/shop-process.ts'

const item = { article: 'DR-1042-BUR-R', size: '38 (M)' }

const { env, collectionOf } = shareDatabases('crash')

test('an order whose shop was killed between reserving and confirming is finished within a minute after the restart', async () => {
  const killed = await startProcess({ ...env, FAILPOINT: 'stock-reserved:kill' })
  const stock = await collectionOf('catalog', 'stock')
  const orders = await collectionOf('checkout', 'orders')
  const before = await stock.findOne(item)
  await expect(buy(createBrowser(killed.url), [{ ...item, count: 1 }])).rejects.toThrow()
  await killed.ended
  expect(await orders.countDocuments({ state: 'placing' })).toBe(1)
  expect((await stock.findOne(item))?.holds).toHaveLength(1)

  const back = Date.now()
  await startProcess(env)
  const order = await settled(() => orders.findOne({ state: { $ne: 'placing' } }), back + 60_000)

  expect(order?.state).toBe('awaiting_payment')
  const after = await stock.findOne(item)
  expect(after).toMatchObject({ available: before?.available - 1, sold: before?.sold, received: before?.received })
  expect(after?.holds.map((hold: { order: string }) => hold.order)).toEqual([order?.number])
})

/** What `find` finds, as soon as it finds anything; fails after `deadline`. */
async function settled<Found>(find: () => Promise<Found | null>, deadline: number): Promise<Found> {
  while (Date.now() < deadline) {
    const found = await find()
    if (found) return found
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('the order was neither completed nor undone within a minute')
}
