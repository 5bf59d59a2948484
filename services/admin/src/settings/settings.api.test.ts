import { startApi } from '../../test/start-api.ts'

const path = '/api/admin/settings'
const form = {
  payments_enabled: false,
  payments_text: { uk: 'Банк оновлює систему', en: 'The bank is updating' },
  eur_mode: 'charge_uah',
  revision: 0,
}

test('the audit log says who switched payments off and what customers read', async () => {
  const { openAs, db } = await startApi()
  const manager = await openAs('manager')

  const { status, body } = await manager.send('PUT', path, { json: form })

  expect([status, body.settings]).toMatchObject([200, { payments_enabled: false, revision: 1 }])
  const { revision: _, ...after } = form
  expect(await db.collection('audit').findOne({ action: 'settings_change' })).toMatchObject({
    who: 'manager-of-test',
    before: { payments_enabled: true, payments_text: { uk: '', en: '' }, eur_mode: 'charge_uah' },
    after,
  })
})

test.each([
  [{ payments_enabled: 'no' }, ['payments_enabled']],
  [{ payments_text: { uk: 'x'.repeat(501), en: 'Closed' } }, ['payments_text.uk']],
  [{ payments_text: { uk: 'Зачинено', en: '' } }, ['payments_text.en']],
  [{ payments_text: null }, ['payments_text']],
  [{ eur_mode: 'charge_usd' }, ['eur_mode']],
  [{ revision: 'new' }, ['revision']],
])('settings with %j are refused', async (changed, fields) => {
  const { openAs, asked } = await startApi()

  const answer = await (await openAs('owner')).send('PUT', path, { json: { ...form, ...changed } })

  expect([answer.status, Object.keys(answer.body.error?.fields ?? {})]).toEqual([400, fields])
  expect(asked).toEqual([])
})
