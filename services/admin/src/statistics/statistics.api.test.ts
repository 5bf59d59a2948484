import { startApi } from '../../test/start-api.ts'

const month = '/api/admin/statistics/month'
const sales = '/api/admin/statistics/sales'
const period = 'from=2026-10-01&to=2026-11-30'

test('an accountant reads the figures of a month, and nothing stands in the audit log of that', async () => {
  const { openAs, asked, db } = await startApi()

  const { status, body } = await (await openAs('accountant')).get(`${month}?year=2026&month=3`)

  expect([status, body]).toMatchObject([200, { now: { month: 3 }, month_before: { month: 2 } }])
  expect(asked).toEqual([{ year: 2026, month: 3 }])
  expect(await db.collection('audit').countDocuments({ subject: /statistics/ })).toBe(0)
})

test.each([
  [`${month}?year=2026&month=13`, { month: 'month_invalid' }],
  [`${month}?year=soon`, { year: 'year_invalid' }],
  [`${month}?year=1999&month=1`, { year: 'year_invalid' }],
  [`${sales}?${period}`, { article: 'one_subject' }],
  [`${sales}?article=DR-1042-BUR-L&category=dresses&${period}`, { article: 'one_subject' }],
  [`${sales}?category=dresses&from=2026-11-31&to=2026-12-01`, { from: 'day_invalid' }],
  [`${sales}?category=dresses&from=2026-11-02&to=2026-11-01`, { to: 'period_ends_before' }],
  [`${sales}?category=dresses&from=2024-01-01&to=2026-11-01`, { to: 'period_too_long' }],
  [`${sales}?category=Dresses&${period}`, { category: 'invalid' }],
  [`${sales}?category=dresses&from=2026-11-01`, { to: 'required' }],
  ['/api/sales/all?year=0', { year: 'year_invalid' }],
  ['/api/sales/get-by-order?order=26', { order: 'invalid' }],
])('%s is refused, and the field is named', async (path, fields) => {
  const { openAs, asked } = await startApi()

  const answer = await (await openAs('owner')).get(path)

  expect([answer.status, answer.body.error]).toMatchObject([400, { fields }])
  expect(asked).toEqual([])
})

test.each([month, `${sales}?category=dresses&${period}`, '/api/sales/all', '/api/sales/get-by-order?order=26-000001'])(
  'staff without the right to statistics do not read %s',
  async path => {
    const { openAs } = await startApi()

    expect((await (await openAs('manager')).get(path)).status).toBe(403)
  },
)
