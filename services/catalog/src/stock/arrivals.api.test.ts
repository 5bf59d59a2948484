import { some, startShelves, until } from '../../test/start-shelves.ts'
import { assignArrived, freeArrived, listArrived, receiveStock } from './arrivals.ts'
import { reserveStock } from './reserve-stock.ts'
import { restock } from './restock.ts'
import { releaseStock, sellStock } from './settle-stock.ts'

const size = { article: 'A-1', size: 'S' }
const items = (count: number) => ({ ...size, count })

/** Two orders of one item each, paid in advance. */
async function sellInAdvance(orders: string[]) {
  const shelves = await startShelves({ 'A-1 S': 0 })
  for (const order of orders) {
    await reserveStock(shelves.deps, { order, items: [{ ...items(1), preorder: true }], until })
    await sellStock(shelves.deps, order)
  }
  return shelves
}

test('stock that comes is reserved for those who ordered in advance, only the rest can be bought', async () => {
  const { deps, available } = await sellInAdvance(['26-000001', '26-000002'])

  expect(await receiveStock(deps, 'delivery 1', items(5))).toBe(true)

  expect(await available()).toEqual({ 'A-1 S': 3 })
  expect(await listArrived(deps)).toEqual([items(2)])
})

test('the same delivery entered twice, or ten times at once, comes once', async () => {
  const { deps, item, available } = await sellInAdvance(['26-000001'])

  await Promise.all(Array.from({ length: 10 }, () => receiveStock(deps, 'delivery 1', items(3))))
  await receiveStock(deps, 'delivery 2', items(1))

  expect(await item('A-1 S')).toMatchObject({ received: 4, available: 3 })
  await available()
})

test('a delivery in several parts is reserved until every order has its item', async () => {
  const { deps, available } = await sellInAdvance(['26-000001', '26-000002'])

  await receiveStock(deps, 'delivery 1', items(1))
  expect(await listArrived(deps)).toEqual([items(1)])
  await receiveStock(deps, 'delivery 2', items(4))

  expect(await listArrived(deps)).toEqual([items(2)])
  expect(await available()).toEqual({ 'A-1 S': 3 })
})

test('an order gets its item once, and no order gets one that is not there', async () => {
  const { deps, item, available } = await sellInAdvance(['26-000001', '26-000002'])
  await receiveStock(deps, 'delivery 1', items(1))

  const given = await Promise.all(Array.from({ length: 5 }, () => assignArrived(deps, '26-000001 arrived', items(1))))

  expect(given).toEqual([true, true, true, true, true])
  expect(await assignArrived(deps, '26-000002 arrived', items(1))).toBe(false)
  expect(await item('A-1 S')).toMatchObject({ sold: 1, preorder_sold: 1, preorder_promised: 1, holds: [] })
  await available()
})

test('items that nobody waits for any more go on sale, those promised to an order that may still be paid do not', async () => {
  const { deps, available } = await sellInAdvance(['26-000001', '26-000002'])
  await reserveStock(deps, { order: '26-000003', items: [{ ...items(1), preorder: true }], until })
  await receiveStock(deps, 'delivery 1', items(3))
  await assignArrived(deps, '26-000001 arrived', items(1))
  await restock(deps, '26-000002 cancel', [{ ...items(1), preorder: true }])

  await freeArrived(deps, size)
  expect(await available()).toEqual({ 'A-1 S': 1 })
  await releaseStock(deps, '26-000003')
  await freeArrived(deps, size)

  expect(await available()).toEqual({ 'A-1 S': 2 })
  expect(await listArrived(deps)).toEqual([])
})

test('a size that the shop does not know cannot come', async () => {
  const { deps } = await startShelves({ 'A-1 S': 0 })

  expect(await receiveStock(deps, 'delivery 1', { ...items(1), size: 'XXL' })).toBe(false)
})

describe('what comes back', () => {
  async function sold() {
    const shelves = await startShelves({ 'A-1 S': 2 })
    await reserveStock(shelves.deps, { order: '26-000001', items: some({ 'A-1 S': 2 }), until })
    await sellStock(shelves.deps, '26-000001')
    return shelves
  }

  test('can be bought again, once, however often it is asked', async () => {
    const { deps, available, item } = await sold()

    await Promise.all(Array.from({ length: 10 }, () => restock(deps, '26-000001 return 1', [items(1)])))

    expect(await available()).toEqual({ 'A-1 S': 1 })
    expect(await item('A-1 S')).toMatchObject({ sold: 1, received: 2 })
  })

  test('is never more than was sold', async () => {
    const { deps, available } = await sold()

    await restock(deps, '26-000001 return 1', [items(3)])

    expect(await available()).toEqual({ 'A-1 S': 0 })
  })

  test('notes a turn when the size was sold out', async () => {
    const { deps, version } = await sold()
    const before = (await version.current()).articleChanges

    await restock(deps, '26-000001 return 1', [items(1)])
    await restock(deps, '26-000001 return 2', [items(1)])

    expect((await version.current()).articleChanges).toBe(before + 1)
  })
})
