import { randomUUID } from 'node:crypto'
import { createBrowser } from '@shop/testing/browser'
import { MongoClient } from 'mongodb'
import { startProcess } from '../test/shop-process.ts'

jest.setTimeout(300_000)

const DB_PREFIX = `audit_${randomUUID().slice(0, 8)}_`
const account = { login: 'olha', password: 'twelve letters' }
const env = { DB_PREFIX, ADMIN_LOGIN: account.login, ADMIN_PASSWORD: account.password }

afterAll(async () => {
  const client = await MongoClient.connect(process.env.MONGODB_URI ?? '')
  const { databases } = await client.db().admin().listDatabases()
  for (const { name } of databases) if (name.startsWith(DB_PREFIX)) await client.db(name).dropDatabase()
  await client.close()
})

async function staffOf(url: string) {
  const staff = createBrowser(url)
  await staff.post('/api/admin/login', account)
  return staff
}

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
