import type { StoreCard } from '@shop/contracts/catalog/products'
import { releaseStockEndpoint, reserveStockEndpoint } from '@shop/contracts/catalog/stock'
import { startApi } from '../../test/start-api.ts'
import { receiveStock } from '../stock/arrivals.ts'
import { restock } from '../stock/restock.ts'
import { takeOff } from '../stock/take-off.ts'

const article = 'DR-1042-BUR-R'
const size = '38 (M)'
const order = '26-000001'
const items = [{ article, size, count: 2 }]
const reservation = { order, pieces: items, until: '2026-12-01T10:00:00.000Z' }

/** A second and a half: the clock by which copies decide to look again is moved, nobody waits. */
const PASSES_MS = 1500
const { now } = performance
let passed = 0
const clock = jest.spyOn(performance, 'now')
beforeEach(() => clock.mockImplementation(() => now.call(performance) + passed))
afterAll(() => clock.mockRestore())

/** Two copies of the service on one database; visitors of the other one see what the first one does. */
async function startCopies() {
  const one = await startApi()
  const other = await startApi({ db: one.db })
  for (const copy of [one, other]) await copy.service.prepare?.()
  return {
    one,
    deps: one.repositories,
    /** The counts that visitors of the other copy read in the list and in the search, a moment later. */
    async shown() {
      passed += PASSES_MS
      await other.service.runJob('catalogue')
      const list = await other.get(`/api/products/get-by/filters?categories=["dresses"]&limit=100`)
      const search = await other.get(`/api/products/search?query=${article}`)
      return [list, search].map(({ body }) => countIn(body.list))
    },
  }
}

type Shown = Pick<StoreCard, 'article'> & { sizes: { name: string; count: number }[] }

function countIn(list: Shown[]): number | undefined {
  return list.find(card => card.article === article)?.sizes.find(({ name }) => name === size)?.count
}

test('what is sold through one copy of the shop is shown by the lists of another within two seconds', async () => {
  const { one, shown } = await startCopies()
  expect(await shown()).toEqual([24, 24])

  await one.internal.call(reserveStockEndpoint, reservation)
  expect(await shown()).toEqual([22, 22])

  await one.internal.call(releaseStockEndpoint, reservation)
  expect(await shown()).toEqual([24, 24])
})

test('what arrives, comes back or is found missing is shown within two seconds too', async () => {
  const { one, deps, shown } = await startCopies()
  const quantity = { article, size, count: 2 }

  await receiveStock(deps, 'from the maker', quantity)
  expect(await shown()).toEqual([26, 26])

  await takeOff(deps, 'counted', { ...quantity, count: 3 }, { confirmed: true, field: 'by' })
  expect(await shown()).toEqual([23, 23])

  await deps.stock.receivePlain('from a file', [quantity])
  expect(await shown()).toEqual([25, 25])

  await one.db.collection('stock').updateOne({ article, size }, { $inc: { sold: 2, received: 2 } })
  await restock(deps, 'returned', [quantity])
  expect(await shown()).toEqual([27, 27])
})
