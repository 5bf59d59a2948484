import { internalOutbox } from '@shop/contracts/staff/orders/staff-outbox'
import { startApi } from '../../test/start-api.ts'

const [created_at, due] = ['2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00.000Z']
const emailOf = (service: string, state: 'dead' | 'waiting') => ({
  entries: [
    { id: `${service} letter`, effect: 'letter', about: {}, state, attempts: 1, failure: null, created_at, due },
  ],
  ...{ dead: Number(state === 'dead'), waiting: Number(state === 'waiting') },
})
const answers = {
  [`POST ${internalOutbox['cart-checkout'].list.path}`]: () => emailOf('cart-checkout', 'waiting'),
  [`POST ${internalOutbox.account.list.path}`]: () => emailOf('account', 'dead'),
}

test.each(['owner', 'manager'] as const)(
  'the %s sees emails of all services, those that failed for good first, and tries one again',
  async role => {
    const { openAs, asked } = await startApi({}, answers)
    const staff = await openAs(role)

    const { body } = await staff.get('/api/admin/outbox')
    expect(body).toMatchObject({ dead: 1, waiting: 1, entries: [{ service: 'account' }, { service: 'cart-checkout' }] })
    await staff.post(`/api/admin/outbox/${encodeURIComponent('account letter')}/retry`, { service: 'account' })

    const call = `POST ${internalOutbox.account.retry.path}`
    expect(asked.at(-1)).toEqual({ owner: 'account', call, body: { id: 'account letter' } })
  },
)
