import { armFailpoint, type FailpointName } from '@shop/service-kit/process/failpoints'
import { startApi } from '../../test/start-api.ts'

const small = { article: 'DR-1042-BUR-R', size: '36 (S)' }
const medium = { article: 'DR-1042-BUR-R', size: '38 (M)' }

/** The catalogue after the shop has looked for the first time; of both sizes there are ten. */
async function startShelves() {
  const { db, service, notifiedStaff } = await startApi()
  const stock = db.collection('stock')
  const set = (size: object, available: number) => stock.updateOne(size, { $set: { available } })
  const look = () => service.runJob('low-stock')
  await set(small, 10)
  await set(medium, 10)
  await look()
  return {
    set,
    look,
    stock,
    events: notifiedStaff.events,
    /** The sizes of each email so far. */
    reported: () =>
      notifiedStaff.events.map(event =>
        event.kind === 'low_stock' ? event.sizes.map(({ size, available }) => `${size}: ${available}`) : [],
      ),
  }
}

/** The process dies at the point, once. */
async function dieAt(name: FailpointName, work: () => Promise<unknown>): Promise<void> {
  const disarm = armFailpoint(name, () => {
    disarm()
    throw new Error('died')
  })
  await expect(work()).rejects.toThrow('died')
}

test('a size that is down to two items is reported once, with its name and how many are left', async () => {
  const { set, look, events } = await startShelves()
  await set(small, 3)
  await look()
  expect(events).toEqual([])
  await set(small, 2)
  await look()
  await look()

  expect(events).toEqual([
    {
      kind: 'low_stock',
      sizes: [{ ...small, available: 2, title: expect.objectContaining({ uk: expect.any(String) }) }],
      more: 0,
    },
  ])
})

test('fewer and fewer items of a size that was reported are no news; once there were more again, they are', async () => {
  const { set, look, reported } = await startShelves()
  for (const available of [1, 0, 2, 5, 1]) {
    await set(small, available)
    await look()
  }

  expect(reported()).toEqual([['36 (S): 1'], ['36 (S): 1']])
})

test('a size that sells out at once is reported, too', async () => {
  const { set, look, reported } = await startShelves()
  await set(small, 0)
  await look()

  expect(reported()).toEqual([['36 (S): 0']])
})

test('all sizes of one look are reported together', async () => {
  const { set, look, reported } = await startShelves()
  await set(medium, 1)
  await set(small, 2)
  await look()

  expect(reported()).toEqual([['36 (S): 2', '38 (M): 1']])
})

test('a size of which there never were more than two is not reported', async () => {
  const { set, look, stock, reported } = await startShelves()
  await stock.updateOne(small, { $set: { available: 2 }, $unset: { is_ample: '' } })
  await look()
  await set(small, 0)
  await look()

  expect(reported()).toEqual([])
})

test('a size that has risen again before it is reported is left out', async () => {
  const { set, look, reported } = await startShelves()
  await set(small, 1)
  await dieAt('low-stock-chosen', look)
  await set(small, 8)
  await look()
  expect(reported()).toEqual([])
  await look()
  await set(small, 2)
  await look()

  expect(reported()).toEqual([['36 (S): 2']])
})

test.each(['low-stock-chosen', 'low-stock-reported'] as const)(
  'a process that dies at %s reports a size once',
  async point => {
    const { set, look, reported } = await startShelves()
    await set(small, 2)
    await dieAt(point, look)
    await set(medium, 1)
    await look()
    await look()

    expect(reported()).toEqual([['36 (S): 2'], ['38 (M): 1']])
  },
)

test('two processes that look at once report a size once', async () => {
  const { set, look, reported } = await startShelves()
  await set(small, 2)
  await Promise.all([look(), look(), look()])

  expect(reported()).toEqual([['36 (S): 2']])
})

test('of very many sizes twenty are named and the others are counted', async () => {
  const { stock, look, events } = await startShelves()
  const { modifiedCount } = await stock.updateMany({ is_ample: true }, { $set: { available: 1 } })
  await look()

  expect(modifiedCount).toBeGreaterThan(20)
  expect(events).toMatchObject([{ kind: 'low_stock', more: modifiedCount - 20 }])
})
