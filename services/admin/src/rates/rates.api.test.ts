import { startApi } from '../../test/start-api.ts'

const set = '/api/rates/set-currency'

test('the audit log says who changed the rate of the euro, from what to what', async () => {
  const { openAs, asked, db } = await startApi()
  const manager = await openAs('manager')

  const { status, body } = await manager.post(set, { currency: 'EUR', rate: 46.5, revision: 0 })

  expect([status, body.rate]).toMatchObject([200, { rate: 46.5, revision: 1 }])
  expect(asked).toEqual([{ currency: 'EUR', rate: 46.5, revision: 0, who: 'manager-of-test' }])
  expect(await db.collection('audit').findOne({ action: 'rate_change' })).toMatchObject({
    who: 'manager-of-test',
    subject: 'EUR',
    before: { rate: 45 },
    after: { rate: 46.5 },
  })
})

test.each([
  [{ rate: 0.99 }, { rate: 'rate_invalid' }],
  [{ rate: 1000 }, { rate: 'rate_invalid' }],
  [{ rate: 45.123 }, { rate: 'two_decimals' }],
  [{ rate: '45' }, { rate: 'rate_invalid' }],
  [{ rate: null }, { rate: 'rate_invalid' }],
  [{ revision: -1 }, { revision: 'invalid' }],
  [{ currency: 'USD' }, { currency: 'invalid' }],
])('a rate with %j is refused', async (changed, fields) => {
  const { openAs, asked } = await startApi()

  const answer = await (await openAs('owner')).post(set, { currency: 'EUR', rate: 46.5, revision: 0, ...changed })

  expect([answer.status, answer.body.error]).toMatchObject([400, { fields }])
  expect(asked).toEqual([])
})

test('the rate of the National Bank is shown for a day, and nothing is changed by that', async () => {
  const { openAs, asked } = await startApi()
  const manager = await openAs('manager')

  expect((await manager.get('/api/admin/rates/nbu?date=2026-11-20')).body).toMatchObject({
    day: '2026-11-20',
    rate: 48.73,
  })
  expect((await manager.get('/api/admin/rates/nbu?date=20.11.2026')).status).toBe(400)
  expect(asked).toEqual([])
})
