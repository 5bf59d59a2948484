import { randomUUID } from 'node:crypto'
import type { ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { forServices } from '@shop/contracts/parts'
import { updateCommentEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import type { AuditRow } from '@shop/contracts/staff/people/audit'
import { setCurrencyEndpoint } from '@shop/contracts/staff/staff-rates'
import { createApp } from '@shop/service-kit/app/create-app'
import { listen } from '@shop/service-kit/app/listen'
import { createInternalCalls, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { createInternalClient, type InternalClient } from '@shop/service-kit/between-services/internal-client'
import { internalRoutes } from '@shop/service-kit/between-services/internal-routes'
import { staffWrite, type Written } from '@shop/service-kit/between-services/staff-calls'
import { silentLog } from '@shop/service-kit/log/log'
import { noteWrite } from '@shop/service-kit/storage/noted-writes'
import { closeAfterTest } from '@shop/testing/after-test'
import { asCaller, callersOf } from '@shop/testing/internal-keys'
import { startApi } from '../../test/start-api.ts'
import { answerOf } from '../../test/stub-owners.ts'

const wanted = { currency: 'EUR', rate: 46.5, revision: 0 }
const done: Written<ResultOf<typeof setCurrencyEndpoint>> = {
  answer: answerOf(setCurrencyEndpoint),
  change: { action: 'rate_change', subject: 'EUR', asked: wanted, before: { rate: 45 }, after: { rate: 46.5 } },
}
const timeOutMs = 300

/** A checkout that answers the change of the rate like this. */
function checkout(answer: () => Promise<typeof done>): InternalCalls {
  const calls = createInternalCalls()
  staffWrite(calls, setCurrencyEndpoint, answer)
  return calls
}

const ways: [string, (calls: InternalCalls) => Promise<InternalClient>][] = [
  ['in this process', async calls => createInternalClient({ calls, timeOutMs })],
  [
    'over HTTP',
    async calls => {
      const routes = [internalRoutes(calls, callersOf('cart-checkout'))]
      const app = createApp({ name: 'checkout', log: silentLog, routes, publicOrigin: null, trustedProxies: 0 })
      const door = await listen({ app: app.callback(), host: '127.0.0.1', port: 0 })
      closeAfterTest(door.stop)
      return createInternalClient({
        url: `http://127.0.0.1:${door.port}`,
        ...asCaller('admin', 'cart-checkout'),
        timeOutMs,
      })
    },
  ],
]

async function setRate(cartCheckout: InternalClient) {
  const { openAs, db } = await startApi({ ask: forServices(() => cartCheckout) })
  const owner = await openAs('owner')
  const { status, body } = await owner.post('/api/rates/set-currency', wanted)
  const rows = async (query: string) =>
    ((await owner.get(`/api/admin/audit?${query}`)).body.entries as AuditRow[]).filter(row => row.action !== 'login')
  return { status, body, rows, entries: await db.collection('audit').find({ action: 'rate_change' }).toArray() }
}

describe.each(ways)('a service that is asked %s', (_, clientOf) => {
  test('is frozen for longer than staff wait: the change stands in the log as of unknown outcome, and is found by that', async () => {
    const { status, entries, rows } = await setRate(await clientOf(checkout(() => new Promise(() => {}))))

    expect(status).toBe(503)
    expect(entries).toMatchObject([
      { who: 'owner-of-test', action: 'rate_change', outcome: 'unknown', asked: { rate: 46.5 } },
    ])
    expect(await rows('outcome=unknown')).toMatchObject([{ action: 'rate_change', outcome: 'unknown' }])
  })

  test('answers: the entry is completed with before and after, and is of unknown outcome no more', async () => {
    const { status, entries, rows } = await setRate(await clientOf(checkout(async () => done)))

    expect(status).toBe(200)
    expect(entries).toMatchObject([{ subject: 'EUR', before: { rate: 45 }, after: { rate: 46.5 } }])
    expect(entries[0]).not.toHaveProperty('outcome')
    expect(await rows('outcome=unknown')).toEqual([])
  })

  test('refuses before it writes: nothing stands in the log', async () => {
    const refused = async () => Promise.reject(new ShopError('confirmation_needed', { change_percent: -90 }))
    const { status, body, entries } = await setRate(await clientOf(checkout(refused)))

    expect([status, entries]).toEqual([409, []])
    expect(body.error).toMatchObject({ code: 'confirmation_needed', change_percent: -90 })
  })

  test('refuses when something is written already: the change stands in the log as of unknown outcome', async () => {
    const refused = async () => {
      noteWrite()
      throw new ShopError('confirmation_needed', { change_percent: -90 })
    }
    const { status, entries } = await setRate(await clientOf(checkout(refused)))

    expect([status, entries]).toMatchObject([409, [{ outcome: 'unknown' }]])
  })

  test('breaks in the middle: whether it was done nobody knows', async () => {
    const broken = async () => Promise.reject(new Error('broken'))
    const { status, entries } = await setRate(await clientOf(checkout(broken)))

    expect([status, entries]).toMatchObject([500, [{ outcome: 'unknown' }]])
  })
})

test('what staff wrote of a customer stands in no entry, whether the call is answered or its answer is lost', async () => {
  const comment = 'Олена просила передзвонити'
  const states = { order_status: 'paid', payment_status: 'approved' }
  const calls = createInternalCalls()
  staffWrite(calls, updateCommentEndpoint, async ({ query }) => {
    if (query.order === '26-000002') throw new ShopError('busy')
    const change = {
      action: 'order_comment',
      subject: query.order,
      asked: { comment },
      before: states,
      after: { ...states, comment },
    }
    return { answer: { order: {} as never }, change }
  })
  const { openAs, db } = await startApi({ ask: forServices(() => createInternalClient({ calls })) })
  const manager = await openAs('manager')
  for (const order of ['26-000001', '26-000002'])
    await manager.post(`/api/orders/update-comment?${new URLSearchParams({ order, comment })}`)

  const entries = await db.collection('audit').find({ action: 'order_comment' }).sort({ at: 1 }).toArray()
  expect(entries).toMatchObject([
    { subject: '26-000001', before: states, after: states },
    { subject: '26-000002', outcome: 'unknown' },
  ])
  expect(JSON.stringify(entries)).not.toContain('Олена')
})

test('what changed nothing leaves no entry', async () => {
  const { entries } = await setRate(createInternalClient({ calls: checkout(async () => ({ ...done, change: null })) }))

  expect(entries).toEqual([])
})

test('a repeat that is refused under the key of a call whose answer was lost leaves it in the log', async () => {
  const answers = [new ShopError('busy'), new ShopError('illegal_transition')]
  const lost: InternalClient = {
    ...createInternalClient({ calls: createInternalCalls() }),
    write: async () => Promise.reject(answers.shift()),
  }
  const { openAs, db } = await startApi({ ask: forServices(() => lost) })
  const manager = await openAs('manager')
  const headers = { 'Idempotency-Key': randomUUID() }
  const json = { article: 'CO-7', size: 'S', count: 1 }
  for (const _ of [1, 2]) await manager.send('POST', '/api/admin/orders/26-000042/receive', { json, headers })

  const entries = await db.collection('audit').find({ action: 'order_receive' }).toArray()
  expect(entries).toMatchObject([{ subject: '26-000042', outcome: 'unknown', asked: json }])
})
