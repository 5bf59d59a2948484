import { internalForgetWrittenEndpoint } from '@shop/contracts/staff/people/forget-written'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { startApi } from '../../test/start-api.ts'

const person = { name: 'Олена', surname: 'Шевченко', phone: '+380671234567', email: 'olena@example.com' }
const preferences = '/api/admin/me/preferences'

test('of the subjects of somebody who is forgotten it stays known who did what when, and no detail', async () => {
  const { service, db } = await startApi()
  const entry = { who: 'taras', address: '203.0.113.7', request_id: 'r', kind: 'order', words: [], at: new Date() }
  const said = { asked: { comment: 'Олена' }, before: { comment: '' }, after: { comment: 'Олена' } }
  const entries: ({ _id: string } & Record<string, unknown>)[] = [
    { _id: 'hers', ...entry, action: 'order_comment', subject: '26-000001', ...said },
    {
      _id: 'bulk',
      ...entry,
      action: 'order_bulk_take',
      subject: 'key',
      subjects: ['26-000001'],
      asked: { search: 'Олена' },
    },
    { _id: 'other', ...entry, action: 'order_comment', subject: '26-000002', ...said },
  ]
  await db.collection<{ _id: string }>('audit').insertMany(entries)
  const internal = createInternalClient({ calls: service.internal })
  for (const _ of [1, 2]) await internal.call(internalForgetWrittenEndpoint, { subjects: ['26-000001'] })

  const of = (_id: string) => db.collection<{ _id: string }>('audit').findOne({ _id })
  expect(await of('hers')).toEqual({ _id: 'hers', ...entry, action: 'order_comment', subject: '26-000001' })
  expect(await of('bulk')).not.toHaveProperty('asked')
  expect(await of('other')).toMatchObject(said)
})

test('saved filters that name somebody who is forgotten go, those of others stay', async () => {
  const { service, openAs } = await startApi()
  const manager = await openAs('manager')
  const filter = (name: string, query: string) => ({ name, screen: '/admin/orders', query })
  const kept = filter('Олени', 'search=%D1%81%D1%83%D0%BA%D0%BD%D1%8F')
  const saved_filters = [
    filter('Шевченко Олена', 'page=1'),
    filter('Її', `search=${encodeURIComponent('шевченко')}`),
    filter('Телефон', 'search=067%20123%2045%2067'),
    kept,
  ]
  await manager.send('PUT', preferences, { json: { saved_filters, revision: 0 } })
  const internal = createInternalClient({ calls: service.internal })
  for (const _ of [1, 2]) await internal.call(internalForgetWrittenEndpoint, { subjects: [], person })

  expect((await manager.get(preferences)).body).toMatchObject({ saved_filters: [kept], revision: 2 })
})
