import { startApi } from '../../test/start-api.ts'

test('the owner sees emails of all services, those that failed for good first, and tries one again', async () => {
  const { openAs, asked } = await startApi()
  const owner = await openAs('owner')

  const { body } = await owner.get('/api/admin/outbox')
  expect(body).toMatchObject({ dead: 1, waiting: 1, entries: [{ service: 'account' }, { service: 'cart-checkout' }] })
  await owner.post(`/api/admin/outbox/${encodeURIComponent('account letter')}/retry`, { service: 'account' })

  expect(asked).toEqual([{ service: 'account', id: 'account letter' }])
})
