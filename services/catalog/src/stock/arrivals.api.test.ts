import { some, startShelves, until } from '../../test/start-shelves.ts'
import { assignArrived, freeArrived, listArrived, receiveStock } from './arrivals.ts'
import { holdStock } from './hold-stock.ts'
import { putBackStock } from './put-back.ts'
import { releaseStock, sellStock } from './settle-stock.ts'

const size = { article: 'A-1', size: 'S' }
const pieces = (count: number) => ({ ...size, count })

/** Two orders of one piece each, paid in advance. */
async function sellInAdvance(orders: string[]) {
  const shelves = await startShelves({ 'A-1 S': 0 })
  for (const order of orders) {
    await holdStock(shelves.deps, { order, pieces: [{ ...pieces(1), preorder: true }], until })
    await sellStock(shelves.deps, order)
  }
  return shelves
}

test('what comes is kept for those who ordered in advance, only the rest can be bought', async () => {
  const { deps, available } = await sellInAdvance(['26-000001', '26-000002'])

  expect(await receiveStock(deps, 'delivery 1', pieces(5))).toBe(true)

  expect(await available()).toEqual({ 'A-1 S': 3 })
  expect(await listArrived(deps)).toEqual([pieces(2)])
})

test('the same delivery entered twice, or ten times at once, comes once', async () => {
  const { deps, item, available } = await sellInAdvance(['26-000001'])

  await Promise.all(Array.from({ length: 10 }, () => receiveStock(deps, 'delivery 1', pieces(3))))
  await receiveStock(deps, 'delivery 2', pieces(1))

  expect(await item('A-1 S')).toMatchObject({ received: 4, available: 3 })
  await available()
})

test('a delivery in parts is kept until everybody has a piece', async () => {
  const { deps, available } = await sellInAdvance(['26-000001', '26-000002'])

  await receiveStock(deps, 'delivery 1', pieces(1))
  expect(await listArrived(deps)).toEqual([pieces(1)])
  await receiveStock(deps, 'delivery 2', pieces(4))

  expect(await listArrived(deps)).toEqual([pieces(2)])
  expect(await available()).toEqual({ 'A-1 S': 3 })
})

test('an order gets its piece once, and nobody gets one that is not there', async () => {
  const { deps, item, available } = await sellInAdvance(['26-000001', '26-000002'])
  await receiveStock(deps, 'delivery 1', pieces(1))

  const given = await Promise.all(Array.from({ length: 5 }, () => assignArrived(deps, '26-000001 arrived', pieces(1))))

  expect(given).toEqual([true, true, true, true, true])
  expect(await assignArrived(deps, '26-000002 arrived', pieces(1))).toBe(false)
  expect(await item('A-1 S')).toMatchObject({ sold: 1, preorder_sold: 1, preorder_promised: 1, holds: [] })
  await available()
})

test('pieces that nobody waits for any more go on sale, those that are promised to somebody who may still pay do not', async () => {
  const { deps, available } = await sellInAdvance(['26-000001', '26-000002'])
  await holdStock(deps, { order: '26-000003', pieces: [{ ...pieces(1), preorder: true }], until })
  await receiveStock(deps, 'delivery 1', pieces(3))
  await assignArrived(deps, '26-000001 arrived', pieces(1))
  await putBackStock(deps, '26-000002 cancel', [{ ...pieces(1), preorder: true }])

  await freeArrived(deps, size)
  expect(await available()).toEqual({ 'A-1 S': 1 })
  await releaseStock(deps, '26-000003')
  await freeArrived(deps, size)

  expect(await available()).toEqual({ 'A-1 S': 2 })
  expect(await listArrived(deps)).toEqual([])
})

test('a size that the shop does not know cannot come', async () => {
  const { deps } = await startShelves({ 'A-1 S': 0 })

  expect(await receiveStock(deps, 'delivery 1', { ...pieces(1), size: 'XXL' })).toBe(false)
})

describe('what comes back', () => {
  async function sold() {
    const shelves = await startShelves({ 'A-1 S': 2 })
    await holdStock(shelves.deps, { order: '26-000001', pieces: some({ 'A-1 S': 2 }), until })
    await sellStock(shelves.deps, '26-000001')
    return shelves
  }

  test('can be bought again, once, however often it is asked', async () => {
    const { deps, available, item } = await sold()

    await Promise.all(Array.from({ length: 10 }, () => putBackStock(deps, '26-000001 return 1', [pieces(1)])))

    expect(await available()).toEqual({ 'A-1 S': 1 })
    expect(await item('A-1 S')).toMatchObject({ sold: 1, received: 2 })
  })

  test('is never more than was sold', async () => {
    const { deps, available } = await sold()

    await putBackStock(deps, '26-000001 return 1', [pieces(3)])

    expect(await available()).toEqual({ 'A-1 S': 0 })
  })

  test('is told to the lists when the size was sold out', async () => {
    const { deps, version } = await sold()
    const before = (await version.current()).turns

    await putBackStock(deps, '26-000001 return 1', [pieces(1)])
    await putBackStock(deps, '26-000001 return 2', [pieces(1)])

    expect((await version.current()).turns).toBe(before + 1)
  })
})

test('shelves from before pre-orders take deliveries as any other', async () => {
  const { db, deps, available } = await startShelves({ 'A-1 S': 1 })
  await db.collection('stock').updateOne({ article: 'A-1' }, { $unset: { preorder_promised: '', preorder_sold: '' } })

  await receiveStock(deps, 'delivery 1', pieces(2))

  expect(await available()).toEqual({ 'A-1 S': 3 })
})
