import { canary, stable, startWithCanary } from '../../test/canary.ts'
import { aServiceVersion, startServiceStore } from '../../test/service-sender.ts'

const path = '/api/admin/releases/exports'
const asked = { filter: {}, language: 'uk' }
const rowsOf = (csv: string) => csv.split('\r\n').slice(1, -1)

test('the file of releases has all versions of the catalogue, the newest first, and whom each is served to', async () => {
  const { openConfirmed, db } = await startWithCanary()
  const owner = await openConfirmed('owner')
  const { status, body } = await owner.post(path, asked)
  expect([status, body.more]).toEqual([201, false])

  const file = await owner.get(`${path}/${body.id}`)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="releases-\d{4}-\d\d-\d\d\.csv"$/)
  const rows = rowsOf(file.text)
  expect(rows).toHaveLength(Number(body.count))
  const served = rows.map(row => row.split(';')).map(([, version, , , , , share]) => [version, share])
  expect(served.slice(0, 2)).toEqual([
    [canary, '10'],
    [stable, '90'],
  ])
  expect(rows[0]).toMatch(/;\d{4}-\d\d-\d\d \d\d:\d\d;olena;of-.*;;10;частка відвідувачів;ні;ні;;$/)
  const entry = await db.collection('audit').findOne({ action: 'release_export' })
  expect(entry).toMatchObject({ who: 'owner-of-test', after: { count: rows.length } })
})

test('services that were released over the line are in the file with the reason', async () => {
  const { openConfirmed, release } = await startServiceStore()
  const made = aServiceVersion('a shorter list')
  await release(made)
  const owner = await openConfirmed('owner')
  const { body } = await owner.post(path, { ...asked, language: 'en' })
  const rows = rowsOf((await owner.get(`${path}/${body.id}`)).text)
  expect(rows.find(row => row.includes(made.version))).toMatch(/;catalogue;.*;a shorter title;100;everybody;no;no;;$/)
})

test('without the password shown again, the right, or a known language no file of releases is made', async () => {
  const { open, openAs, openConfirmed } = await startWithCanary()
  expect((await open().post(path, asked)).status).toBe(401)
  expect((await (await openAs('owner')).post(path, asked)).body.error?.code).toBe('reauthentication_required')
  expect((await (await openConfirmed('manager')).post(path, asked)).status).toBe(403)
  expect((await (await openConfirmed('owner')).post(path, { filter: {}, language: 'de' })).status).toBe(400)
})
