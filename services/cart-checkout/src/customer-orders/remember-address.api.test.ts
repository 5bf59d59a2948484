import { MINUTE_MS } from '@shop/calendar/durations'
import { internalForgetCustomerEndpoint } from '@shop/contracts/customers/customer-privacy'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { toPost } from '@shop/testing/checkout'
import { order, toWarsaw } from '../../test/shopping.ts'
import { startApi } from '../../test/start-api.ts'
import { knownSession, stubAccount, type UsedAddress } from '../../test/stub-account.ts'

const cookie = `__Host-session=${knownSession}`

/** A shop with a customer, and the addresses that the account received; none while the account is down. */
async function shopWithAccount() {
  const used: UsedAddress[] = []
  const line = { isDown: false }
  const client = createInternalClient({ calls: stubAccount(used) })
  const account: typeof client = {
    ...client,
    call: (endpoint, body) => {
      if (line.isDown && endpoint.path === '/internal/addresses/used') throw new Error('away')
      return client.call(endpoint, body)
    },
  }
  const api = await startApi({ account })
  return { api, used, line, send: () => api.service.jobs.runNow('send-letters') }
}

test('the account of a customer learns where the order goes, and nothing of the recipient', async () => {
  const { api, used, send } = await shopWithAccount()
  const placedAt = api.now().toISOString()
  expect((await order(api, { cookie, delivery: toPost })).status).toBe(201)
  await send()

  const { area, city, post_office } = toPost
  const delivery = { delivery_method: 'post', area, city, post_office }
  expect(used).toEqual([
    { customer_id: 'customer-1', order: '26-000001', used_at: placedAt, address: { type: 'ukraine', delivery } },
  ])
})

test('of an order abroad the address is kept without its carrier', async () => {
  const { api, used, send } = await shopWithAccount()
  await order(api, { cookie, delivery: toWarsaw, currency: 'EUR' })
  await send()

  const { type, service: _, ...delivery } = toWarsaw
  expect(used.map(({ address }) => address)).toEqual([{ type, delivery }])
})

test('of the order of a guest no account is told', async () => {
  const { api, used, send } = await shopWithAccount()
  await order(api)
  await send()
  expect(used).toEqual([])
})

test('an order is placed while the account is away, and its address is told once later', async () => {
  const { api, used, line, send } = await shopWithAccount()
  line.isDown = true
  expect((await order(api, { cookie })).status).toBe(201)
  await send()
  expect(used).toEqual([])

  line.isDown = false
  for (const _ of [1, 2]) {
    api.wait(MINUTE_MS)
    await send()
  }
  expect(used).toHaveLength(1)
})

test('a process that dies after it has noted the address down tells it once', async () => {
  const { api, used, send } = await shopWithAccount()
  const disarm = armFailpoint('address-enqueued', () => {
    disarm()
    throw new Error('died')
  })
  await order(api, { cookie })
  api.wait(MINUTE_MS)
  await api.service.jobs.runNow('finish-orders')
  for (const _ of [1, 2]) await send()

  expect(used).toHaveLength(1)
})

test('the account of a customer who was forgotten meanwhile is not told', async () => {
  const { api, used, send } = await shopWithAccount()
  await order(api, { cookie })
  await api.internal.call(internalForgetCustomerEndpoint, { customer_id: 'customer-1' })
  await send()
  expect(used).toEqual([])
})
