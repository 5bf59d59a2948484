import { followStock, LATEST_MS, type StockMark } from './follow-stock.ts'

const START = 1_000_000

/** Sizes by name, each with the time of its last change, as the database shows them. */
function startShelves() {
  const times = new Map<string, number>()
  const asked: number[] = []
  let mark: StockMark | null = null
  const stock = {
    lastChange: async () => new Date(Math.max(0, ...times.values())),
    async changesAfter(moment: Date) {
      asked.push(moment.getTime())
      const changed = [...times].filter(([, time]) => time > moment.getTime())
      return changed.map(([article, time]) => ({ article, size: 'S', changed_at: new Date(time) }))
    },
  }
  return {
    times,
    asked,
    /** What has changed when it is looked at this moment of one's own clock. */
    async follow(now: number): Promise<string[]> {
      const found = await followStock(stock, mark, now)
      mark = found.mark
      return found.articles
    },
  }
}

test('what changed before one begins to follow is no news, what changes then is news once', async () => {
  const { times, follow } = startShelves()
  times.set('A-1', START)
  expect(await follow(0)).toEqual([])

  times.set('B-1', START + 10)
  expect(await follow(1000)).toEqual(['B-1'])
  expect(await follow(2000)).toEqual([])

  times.set('A-1', START + 20).set('B-1', START + 30)
  expect(await follow(3000)).toEqual(['A-1', 'B-1'])
  expect(await follow(4000)).toEqual([])
})

test('the first sale of all is news', async () => {
  const { times, follow } = startShelves()
  await follow(0)
  times.set('A-1', START)

  expect(await follow(1000)).toEqual(['A-1'])
})

test('a change that is seen only after a later one is not missed', async () => {
  const { times, follow } = startShelves()
  times.set('A-1', START)
  await follow(0)
  times.set('B-1', START + 3000)
  await follow(1000)

  times.set('C-1', START + 3000 - LATEST_MS + 1)
  expect(await follow(2000)).toEqual(['C-1'])
})

test('a change that is seen late after a quiet time is not missed', async () => {
  const { times, follow } = startShelves()
  times.set('A-1', START)
  await follow(0)

  times.set('B-1', START - 1)
  expect(await follow(60_000)).toEqual(['B-1'])
})

test('while nobody buys nothing is read again', async () => {
  const { times, asked, follow } = startShelves()
  times.set('A-1', START)
  await follow(0)
  await follow(LATEST_MS - 1)
  await follow(LATEST_MS)
  await follow(LATEST_MS + 1000)
  await follow(LATEST_MS + 2000)

  const { length } = asked
  expect(asked.slice(length - 3)).toEqual([START - LATEST_MS, START, START])
  times.set('A-1', START + 60_000)
  expect(await follow(66_000)).toEqual(['A-1'])
})
