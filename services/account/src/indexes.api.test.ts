import { explainQueries } from '@shop/testing/query-plans'
import type { Document } from 'mongodb'
import { startApi } from '../test/start-api.ts'

const now = new Date()
const questions: readonly [string, Document][] = [
  ['customers', { email: 'olena@example.com' }],
  ['customers', { _id: 'c1' }],
  ['customers', { guestOrdersAttached: false, emailVerified: true, phoneVerified: true }],
  ['customers', { seenAt: { $lt: now } }],
  ['customers', { emailVerified: false, createdAt: { $lt: now } }],
  ['subscriptions', { email: 'olena@example.com' }],
  ['subscriptions', { state: 'asked', askedAt: { $lt: now } }],
  ['sessions', { _id: 'digest', expires_at: { $gt: now } }],
  ['sessions', { owner: 'c1' }],
  ['limits', { _id: 'login:a', expires_at: { $gt: now } }],
]

test('every query of the service has an index', async () => {
  const { db, service } = await startApi()
  for (const name of ['olena', 'iryna', 'daryna'])
    await service.createCustomer({ email: `${name}@example.com`, password: 'весна-26', name, surname: '' })

  const explain = await explainQueries(db)
  for (const [collection, filter] of questions) {
    const { scan } = await explain(collection, filter)
    expect([collection, filter, scan]).toEqual([collection, filter, false])
  }
})
