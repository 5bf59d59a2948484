import { explainQueries } from '@shop/testing/query-plans'
import type { Document } from 'mongodb'
import { startApi } from '../test/start-api.ts'

const now = new Date()
const questions: readonly [string, Document][] = [
  ['staff', { login: 'olha' }],
  ['staff', { _id: 's1' }],
  ['staff_sessions', { _id: 'digest', expires_at: { $gt: now } }],
  ['staff_sessions', { owner: 's1' }],
  ['limits', { _id: 'staff-login:a', expires_at: { $lte: now } }],
  ['audit', { who: 'olha' }],
]

test('every question to the database has an index', async () => {
  const { db, open, openAs } = await startApi()
  await openAs('manager')
  await open().post('/api/client-errors', { remote: 'mf-admin', message: 'x', page: '/' })

  const explain = await explainQueries(db)
  for (const [collection, filter] of questions) {
    const { scan } = await explain(collection, filter)
    expect([collection, filter, scan]).toEqual([collection, filter, false])
  }
})
