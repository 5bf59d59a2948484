import { type CustomerFilter, customerSorts } from '@shop/contracts/staff/customers/staff-customers'
import { olderThan } from '@shop/service-kit/list-files/newest-first'
import { explainQueries } from '@shop/testing/query-plans'
import type { Document, Sort } from 'mongodb'
import { startApi } from '../test/start-api.ts'
import { baseFilter, baseSort, buyerFilter } from './customer-base/base-filter.ts'
import { newestReaders } from './newsletter/subscription.repository.ts'

const now = new Date()
type Question = [collection: string, filter: Document, sort?: Sort]
const questions: readonly Question[] = [
  ['customers', { email: 'olena@example.com' }],
  ['customers', { _id: 'c1' }],
  ['customers', { guestOrdersAttached: false, emailVerified: true, phoneVerified: true }],
  ['customers', { seenAt: { $lt: now } }],
  ['customers', { emailVerified: false, createdAt: { $lt: now } }],
  ['customers', { isListed: false }],
  ...customerSorts.flatMap(sort =>
    [
      {},
      { level: '5' },
      { newsletter: '1' },
      { birthday: '1' },
      { search: 'коваль' },
      { search: '067', level: '0' },
      { bought: '1' },
      { sum_from: 5000 },
      { ordered: '90' },
      { ordered: 'earlier' },
      { city: 'Київ' },
      { tag: 'оптом' },
      { card_kind: 'newsletter' },
    ].flatMap((filter): Question[] => {
      const asked = { filter: filter as CustomerFilter, month: 11, now }
      return [
        ['customers', baseFilter(asked), baseSort({ sort, dir: 'desc' })],
        ['buyers', buyerFilter(asked), baseSort({ sort, dir: 'desc' })],
      ]
    }),
  ),
  ['buyers', { key: 'digest', 'figures.asOf': { $lte: now } }],
  ['buyers', { joinedTo: { $in: ['c1'] } }],
  ['buyers', { joinedTo: null, $or: [{ email: 'olena@example.com' }, { phone: '+380671234567' }] }],
  ['buyers_gone', { _id: 'digest', asOf: { $gt: now } }],
  ['customers', { phone: '+380671234567', phoneVerified: true }],
  ['customers', { email: 'olena@example.com', emailVerified: true }],
  ['subscriptions', { state: 'confirmed', isListed: { $in: [null, false] } }],
  ['list_files', { _id: 'e1', list: 'customers', who: 'olena', expires_at: { $gt: now } }],
  ['subscriptions', { email: 'olena@example.com', state: 'confirmed' }],
  ['subscriptions', { email: 'olena@example.com' }],
  [
    'subscriptions',
    olderThan([{ at: now, key: 'olena@example.com' }], { state: 'confirmed' }, newestReaders),
    { confirmedAt: -1, email: -1 },
  ],
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
  for (const [collection, filter, sort] of questions) {
    const { scan } = await explain(collection, filter, sort)
    expect([collection, filter, sort, scan]).toEqual([collection, filter, sort, false])
  }
})
