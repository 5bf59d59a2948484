import { internalCalls } from './internal-calls.ts'

const found = internalCalls()

test('each service asks others for what its sources name, also through what all services share', async () => {
  const { asks } = await found

  expect(asks.catalog).toEqual(expect.arrayContaining(['POST /internal/rates/eur', 'POST /internal/stock-alerts/send']))
  expect(asks.account).toContain('POST /internal/catalog/shop-details')
  expect(asks.admin).toEqual(
    expect.arrayContaining(['POST /internal/catalog/health', 'POST /internal/account/outbox/retry']),
  )
})

test('no call is asked for by a service that is not known for it', async () => {
  const { asks, calls } = await found
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

test('calls of staff are asked of the services that own them', async () => {
  const { asks, calls } = await found
  const name = 'POST /internal/POST/api/rates/set-currency'

  expect(asks.admin).toContain(name)
  expect(calls[name]?.body).toMatchObject({ type: 'object' })
})
