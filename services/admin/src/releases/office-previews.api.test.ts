import type { StaffPart } from '@shop/contracts/staff/staff-releases'
import { withPreview } from '@shop/service-kit/releases/previews'
import { createReleasesRepository } from '@shop/service-kit/releases/releases.repository'
import { createSigner } from '@shop/service-kit/releases/signed'
import { aClock } from '@shop/testing/a-clock'
import { aRelease, stable, startWithCanary, tried, writeRegistry } from '../../test/canary.ts'
import { passwordOfTest, releasesSecret, startApi } from '../../test/start-api.ts'

const place = '/api/admin/releases'
const part = 'mf-catalog'
const version = 'dddddddddd'
const preview = { ...aRelease(version), reason: 'a shorter title', at: '2026-11-23T10:00:00.000Z' }
const UNTIL = '2026-11-30T10:00:00.000Z'

/** The office of a shop whose catalogue has a canary and a preview beside it. */
async function startWithPreview() {
  const clock = aClock('2026-11-24T10:00:00Z')
  const api = await startApi({ clock })
  await writeRegistry(api.db, withPreview(tried(), preview, ['pages: /store throws no cart']))
  const owner = await api.openAs('owner')
  const store = createReleasesRepository(api.db)
  async function catalogue() {
    const { parts } = (await owner.get(place)).body as unknown as { parts: StaffPart[] }
    return parts.find(other => other.part === part)
  }
  /** Sessions of staff do not last that long. */
  async function letAWeekPass() {
    clock.wait(7 * 24 * 3600)
    await owner.post('/api/admin/login', { login: 'owner-of-test', password: passwordOfTest })
  }
  return { ...api, owner, store, catalogue, letAWeekPass }
}

test('the owner sees previews of a part: who made them of which commit and why, until when, and what was found', async () => {
  const { catalogue, letAWeekPass } = await startWithPreview()

  expect((await catalogue())?.previews).toEqual([
    {
      version,
      at: preview.at,
      until: UNTIL,
      by: 'olena',
      commit: `of-${version}`,
      reason: 'a shorter title',
      told: ['pages: /store throws no cart'],
    },
  ])
  await letAWeekPass()
  expect((await catalogue())?.previews).toEqual([])
})

test('a link to a preview is good for as long as the preview', async () => {
  const { owner, letAWeekPass } = await startWithPreview()
  const { status, body } = await owner.post(`${place}/test-link`, { part, version })

  expect([status, body.until]).toEqual([200, UNTIL])
  const read = (at: string) =>
    createSigner(releasesSecret).read('test', String(body.path).replace('/?try=', ''), Date.parse(at) / 1000)
  expect(read('2026-11-30T09:59:59Z')).toEqual({ part, version, by: 'owner-of-test', preview: true })
  expect(read(UNTIL)).toBeNull()

  await letAWeekPass()
  expect((await owner.post(`${place}/test-link`, { part, version })).body.error?.code).toBe('not_found')
})

test('the owner ends a preview, which changes nothing of what visitors get, and the audit log says who did it', async () => {
  const { owner, store, catalogue, db } = await startWithPreview()
  const before = await catalogue()
  const { status } = await owner.post(`${place}/end-preview`, { part, version })

  expect([status, (await catalogue())?.previews]).toEqual([200, []])
  expect((await store.read(part))?.served).toEqual(tried().served)
  expect((await catalogue())?.revision).toBe(before?.revision)
  expect(await db.collection('audit').findOne({ action: 'release_end_preview' })).toMatchObject({
    who: 'owner-of-test',
    subject: part,
    before: { version, until: UNTIL },
  })
})

test.each([
  ['that is not there', { part, version: stable }, 404, 'not_found'],
  ['of a part that was never released', { part: 'mf-account', version }, 404, 'not_found'],
  ['of no part', { part: 'nobody', version }, 400, 'validation'],
  ['by a path', { part, version: '../../etc' }, 400, 'validation'],
])('the end of a preview %s is refused, and nothing changes', async (_, body, status, code) => {
  const { owner, store } = await startWithPreview()
  const answer = await owner.post(`${place}/end-preview`, body)

  expect([answer.status, answer.body.error?.code]).toEqual([status, code])
  expect((await store.read(part))?.previews).toHaveLength(1)
})

test('only owners end previews', async () => {
  const { open, openAs, store } = await startWithPreview()
  const manager = await openAs('manager')
  const statuses = [manager, open()].map(async browser => {
    return (await browser.post(`${place}/end-preview`, { part, version })).status
  })

  expect(await Promise.all(statuses)).toEqual([403, 401])
  expect((await store.read(part))?.previews).toHaveLength(1)
})

test('an owner takes a canary back although a preview came after they looked', async () => {
  const { owner, store, catalogue } = await startWithPreview()
  const { revision } = (await catalogue()) ?? {}
  const before = await store.read(part)
  await store.write(part, withPreview(before, { ...preview, version: 'eeeeeeeeee' }, []))

  expect((await owner.post(`${place}/rollback`, { part, revision })).status).toBe(200)
  expect((await store.read(part))?.served).toEqual([{ version: stable, share: 100 }])
})

test('what a browser reports of a preview is counted for its version', async () => {
  const api = await startWithCanary()
  await api.store.write(part, withPreview(await api.store.read(part), { ...preview, at: new Date().toISOString() }, []))
  await api.open().post('/api/client-errors', { remote: part, message: 'no cart', page: '/store', version })
  const owner = await api.openAs('owner')
  const { parts } = (await owner.get(place)).body as unknown as { parts: StaffPart[] }

  expect(parts.find(other => other.part === part)?.failures).toContainEqual({ version, reports: 1, share: null })
})
