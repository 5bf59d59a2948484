import { freshDatabase } from '@shop/testing/database'
import { createExchangeLog } from './exchange-log.repository.ts'

const now = new Date('2026-11-21T12:00:00Z')
const numbers = Array.from({ length: 12 }, (_, at) => `26-0000${String(at).padStart(2, '0')}`)

async function anExchange() {
  const db = await freshDatabase()
  const log = createExchangeLog(db)
  await log.createIndexes()
  const exchange = await log.open(await log.begin(now, '198.51.100.1'), now)
  if (!exchange) throw new Error('the exchange has not begun')
  await log.keep(exchange)
  const read = async () => (await log.page(1, 1)).exchanges[0]
  return { log, id: exchange._id, read }
}

test('outcomes of files that end at the same moment all stand in the log', async () => {
  const { log, id, read } = await anExchange()
  await Promise.all(
    numbers.map(order =>
      log.addOutcome(
        id,
        {
          applied: [order],
          unchanged: 1,
          refused: [{ order, reason: 'status_unknown', detail: order }],
          ignored: [order],
        },
        now,
      ),
    ),
  )

  const row = await read()
  expect([row?.applied.length, row?.refused.length, row?.ignored.length, row?.unchanged]).toEqual([12, 12, 12, 12])
})

test('outcomes of goods and of what is tried again at the same moment all stand in the log', async () => {
  const { log, id, read } = await anExchange()
  const outcome = { created: 1, changed: 0, unchanged: 0, refused: [], warned: [] }
  const line = (article: string) => ({ article, reason: 'size_unknown' as const, detail: '' })
  await log.addGoodsOutcome(id, { ...outcome, refused: numbers.map(line) }, [])
  await Promise.all(
    numbers.flatMap(article => [
      log.addGoodsOutcome(id, { ...outcome, refused: [line(`${article} new`)] }, [article]),
      log.recordRetriedGoods(id, outcome, [line(article)]),
    ]),
  )

  const row = await read()
  expect([row?.goods?.created, row?.goods?.refused.length, row?.ignored.length]).toEqual([25, 12, 12])
})
