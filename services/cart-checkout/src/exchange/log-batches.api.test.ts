import { freshDatabase } from '@shop/testing/database'
import type { CommandStartedEvent } from 'mongodb'
import { createExchangeLog } from './exchange-log.repository.ts'

/** Three of each moment, so that moments lie across the ends of batches. */
async function logOf(count: number) {
  const db = await freshDatabase()
  const log = createExchangeLog(db)
  await log.createIndexes()
  const exchanges = Array.from({ length: count }, (_, index) => ({
    _id: String(index).padStart(6, '0') as never,
    token: `t${index}`,
    is_idle: false,
    started_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 3) * 60_000),
  }))
  await db.collection('exchanges').insertMany(exchanges)
  const reads = { count: 0 }
  const note = ({ commandName, command }: CommandStartedEvent) => {
    if (commandName === 'find' && command.find === 'exchanges' && command.$db === db.databaseName) reads.count += 1
  }
  db.client.on('commandStarted', note)
  return { log, reads, stop: () => db.client.off('commandStarted', note) }
}

test.each([50, 500])('of %d exchanges, which may be large, at most 25 are held at a time', async count => {
  const { log, reads, stop } = await logOf(count)
  const ids: string[] = []
  for await (const batch of log.batches()) {
    expect(batch.length).toBeLessThanOrEqual(25)
    ids.push(...batch.map(({ _id }) => _id))
  }
  stop()

  expect(ids).toEqual([...new Set(ids)].sort().reverse())
  expect([ids.length, reads.count]).toEqual([count, count / 25 + 1])
})
