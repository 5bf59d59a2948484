import { shareDatabases, staffOf } from '../test/crash-shop.ts'
import { startProcess } from '../test/shop-process.ts'

jest.setTimeout(300_000)

const { env } = shareDatabases('audit')

test('a change that was made when the shop was killed, before it was recorded, stands in the audit log as of unknown outcome', async () => {
  const killed = await startProcess({ ...env, FAILPOINT: 'staff-answered:kill' })
  const staff = await staffOf(killed.url)
  const form = { payments_enabled: true, eur_mode: 'charge_uah', revision: 0 }
  const wanted = { ...form, payments_text: { uk: 'Банк оновлює систему.', en: 'The bank is updating.' } }
  await expect(staff.send('PUT', '/api/admin/settings', { json: wanted })).rejects.toThrow()
  await killed.ended

  const again = await staffOf((await startProcess(env)).url)

  expect((await again.get('/api/admin/settings')).body).toMatchObject({
    settings: { payments_text: wanted.payments_text },
  })
  const { entries } = (await again.get('/api/admin/audit?outcome=unknown')).body
  expect(entries).toMatchObject([{ who: 'olha', action: 'settings_change', outcome: 'unknown', has_details: true }])
})
