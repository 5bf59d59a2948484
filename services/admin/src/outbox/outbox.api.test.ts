import { startApi } from '../../test/start-api.ts'

test.each(['owner', 'manager'] as const)(
  'the %s sees emails of all services, those that failed for good first, and tries one again',
  async role => {
    const { openAs, asked } = await startApi()
    const staff = await openAs(role)

    const { body } = await staff.get('/api/admin/outbox')
    expect(body).toMatchObject({ dead: 1, waiting: 1, entries: [{ service: 'account' }, { service: 'cart-checkout' }] })
    await staff.post(`/api/admin/outbox/${encodeURIComponent('account letter')}/retry`, { service: 'account' })

    expect(asked).toEqual([{ service: 'account', id: 'account letter' }])
  },
)
