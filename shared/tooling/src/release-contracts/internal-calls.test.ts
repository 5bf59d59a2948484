import { internalCalls } from './internal-calls.ts'

let found: Awaited<ReturnType<typeof internalCalls>>
beforeAll(async () => {
  found = await internalCalls()
})

test('each service asks others for what its sources name, also through what all services share', () => {
  const { asks } = found

  expect(asks.catalog).toEqual(expect.arrayContaining(['POST /internal/rates/eur', 'POST /internal/stock-alerts/send']))
  expect(asks.account).toContain('POST /internal/catalog/shop-details')
  expect(asks.admin).toEqual(
    expect.arrayContaining(['POST /internal/catalog/health', 'POST /internal/account/outbox/retry']),
  )
})

test('no call is asked for by a service that is not known for it', () => {
  const { asks, calls } = found
  const asked = new Set(Object.values(asks).flat())

  expect(
    Object.keys(calls)
      .filter(name => !asked.has(name))
      .sort(),
  ).toEqual([
    // The outbox for developers asks for them.
    'POST /internal/mails/of-account',
    'POST /internal/mails/of-checkout',
    'POST /internal/mails/of-staff',
    'POST /internal/sms/of-account',
  ])
})

test('calls of staff are asked of the services that own them', () => {
  const { asks, calls } = found
  const name = 'POST /internal/POST/api/rates/set-currency'

  expect(asks.admin).toContain(name)
  expect(calls[name]?.body).toMatchObject({ type: 'object' })
})
