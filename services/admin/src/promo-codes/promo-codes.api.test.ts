import { aCode } from '../../test/office-calls.ts'
import { startApi } from '../../test/start-api.ts'

const { code: _, used: __, held: ___, ...terms } = aCode

test('a promo code is entered, changed and switched off, and the audit log records by whom', async () => {
  const { openAs, asked, db } = await startApi()
  const manager = await openAs('manager')

  const entered = await manager.post('/api/admin/promo-codes', { ...terms, code: ' zyma-15 ' })
  expect([entered.status, entered.body]).toMatchObject([201, { promo_code: { code: 'ZYMA-15' } }])
  await manager.send('PUT', '/api/admin/promo-codes/levada10', { json: { ...terms, usage_limit: 5 } })
  await manager.send('DELETE', '/api/admin/promo-codes/LEVADA10', { json: {} })

  expect(asked).toMatchObject([
    { code: 'ZYMA-15' },
    { code: 'LEVADA10', form: { usage_limit: 5 } },
    { code: 'LEVADA10', form: null },
  ])
  const written = await db.collection('audit').find({ subject: /./ }).sort({ at: 1 }).toArray()
  expect(written.map(({ action, who, subject }) => [action, who, subject])).toEqual([
    ['promo_code_enter', 'manager-of-test', 'ZYMA-15'],
    ['promo_code_change', 'manager-of-test', 'LEVADA10'],
    ['promo_code_switch_off', 'manager-of-test', 'LEVADA10'],
  ])
})

test.each([
  [{ code: '' }, { code: 'code_required' }],
  [{ code: 'ЗИМА' }, { code: 'code_invalid' }],
  [{ gift: { kind: 'percent', percent: 91 } }, { 'gift.percent': 'percent_invalid' }],
  [{ gift: { kind: 'gold' } }, { 'gift.kind': 'invalid' }],
  [{ valid_until: '21.11.2026' }, { valid_until: 'day_invalid' }],
  [{ usage_limit: 0 }, { usage_limit: 'count_invalid' }],
])('a promo code with %j is refused', async (changed, fields) => {
  const { openAs } = await startApi()

  const { status, body } = await (await openAs('owner')).post('/api/admin/promo-codes', {
    ...terms,
    code: 'ZYMA15',
    ...changed,
  })

  expect([status, body.error]).toMatchObject([400, { fields }])
})
