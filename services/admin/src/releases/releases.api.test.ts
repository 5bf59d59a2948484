import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { StaffPart } from '@shop/contracts/staff/staff-releases'
import { digestOf } from '@shop/service-kit/releases/altered-files'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { canaryOf, withRelease } from '@shop/service-kit/releases/releases'
import { createReleasesRepository } from '@shop/service-kit/releases/releases.repository'
import { createSigner } from '@shop/service-kit/releases/signed'
import type { Browser } from '@shop/testing/browser'
import { before, canary, failure, stable, startWithCanary, tried, writeRegistry } from '../../test/canary.ts'
import { releasesSecret, startApi } from '../../test/start-api.ts'

const place = '/api/admin/releases'
const part = 'mf-catalog'

async function catalogueOf(browser: Browser): Promise<StaffPart> {
  const { parts } = (await browser.get(place)).body as unknown as { parts: StaffPart[] }
  const found = parts.find(other => other.part === part)
  if (!found) throw new Error('The catalogue is no part')
  return found
}

test('the owner sees what is handed out, what was done, and what browsers reported of each version', async () => {
  const api = await startWithCanary()
  await api.load(canary, 1)
  await api.report(canary, 2)
  await api.open().post('/api/client-errors', failure)
  const catalogue = await catalogueOf(await api.openAs('owner'))

  expect(catalogue).toMatchObject({
    state: 'released',
    revision: 3,
    served: [
      { version: stable, share: 90, files: 'elsewhere' },
      { version: canary, share: 10, files: 'elsewhere' },
    ],
    history: [{ what: 'canary', version: canary, by: 'olena', share: 10 }, {}, {}],
    failures: [
      { version: canary, reports: 1, share: 0.5 },
      { version: null, reports: 1, share: null },
    ],
    vitals: [],
  })
  expect(catalogue.versions[0]).toEqual({
    version: canary,
    at: '2026-11-23T10:00:00.000Z',
    by: 'olena',
    commit: `of-${canary}`,
    reach: 'share',
    is_taken_back: false,
    is_struck: false,
  })
  expect(catalogue.errors).toMatchObject([
    { message: 'Loading chunk # failed', section: '/store', count: 1 },
    { message: 'Loading chunk # failed', section: '/store', count: 1 },
  ])
})

test('a shop that has released nothing says so, and so does a registry that somebody broke', async () => {
  const { db, openAs } = await startApi()
  const owner = await openAs('owner')
  expect(await catalogueOf(owner)).toMatchObject({ state: 'never_released', served: [], versions: [] })

  await writeRegistry(db, { served: 'nonsense' })
  expect(await catalogueOf(owner)).toMatchObject({ state: 'unreadable', served: [] })
})

test('the owner takes a canary back: everybody has the stable version, and the audit log says who did it', async () => {
  const api = await startWithCanary()
  const owner = await api.openAs('owner')
  const { status } = await owner.post(`${place}/rollback`, { part, revision: 3 })

  expect(status).toBe(200)
  const catalogue = await catalogueOf(owner)
  expect(catalogue.served).toMatchObject([{ version: stable, share: 100 }])
  expect(catalogue.history[0]).toMatchObject({ what: 'rollback', version: stable, by: 'owner-of-test' })
  const entry = await api.db.collection('audit').findOne({ action: 'release_rollback' })
  expect(entry).toMatchObject({ who: 'owner-of-test', subject: part, after: [{ version: stable, share: 100 }] })
})

test('the owner strikes a version: no way back and no test link leads to it, and registry and audit log say who did it', async () => {
  const api = await startWithCanary()
  const owner = await api.openAs('owner')
  const { status } = await owner.post(`${place}/strike`, { part, version: before, revision: 3 })

  expect(status).toBe(200)
  const catalogue = await catalogueOf(owner)
  expect(catalogue.versions.filter(({ is_struck }) => is_struck).map(({ version }) => version)).toEqual([before])
  expect(catalogue.history[0]).toMatchObject({ what: 'strike', version: before, by: 'owner-of-test' })
  const entry = await api.db.collection('audit').findOne({ action: 'release_strike' })
  expect(entry).toMatchObject({ who: 'owner-of-test', subject: part, asked: { version: before } })
  for (const call of ['rollback', 'test-link']) {
    const { body } = await owner.post(`${place}/${call}`, { part, version: before, revision: 4 })
    expect(body.error).toMatchObject({ code: 'release_not_possible' })
  }
})

test('a release that was changed meanwhile is not changed by staff who saw it before', async () => {
  const api = await startWithCanary()
  const owner = await api.openAs('owner')
  await owner.post(`${place}/share`, { part, share: 50, revision: 3 })

  for (const call of ['rollback', 'share']) {
    const { status, body } = await owner.post(`${place}/${call}`, { part, share: 100, revision: 3 })
    expect([status, body.error]).toMatchObject([409, { code: 'changed_meanwhile', revision: 4, by: 'owner-of-test' }])
  }
})

test('the share of a canary is changed, and with 100 it is what everybody gets', async () => {
  const api = await startWithCanary()
  const owner = await api.openAs('owner')
  await owner.post(`${place}/share`, { part, share: 50, revision: 3 })
  expect(canaryOf(await api.store.read(part))).toEqual({ version: canary, share: 50 })

  await owner.post(`${place}/share`, { part, share: 100, revision: 4 })
  expect(await api.served()).toEqual([{ version: canary, share: 100 }])
  const actions = await api.db.collection('audit').find({ kind: 'release' }).toArray()
  expect(actions.map(({ action }) => action)).toEqual(['release_share', 'release_share'])
})

test('what the registry does not allow is refused, and nothing changes', async () => {
  const api = await startWithCanary()
  const owner = await api.openAs('owner')
  const wanted: [string, object, number, string][] = [
    ['rollback', { part, version: 'dddddddddd', revision: 3 }, 409, 'release_not_possible'],
    ['rollback', { part: 'mf-account', revision: 0 }, 404, 'not_found'],
    ['share', { part: 'mf-account', share: 5, revision: 0 }, 404, 'not_found'],
    ['share', { part, share: 101, revision: 3 }, 400, 'validation'],
    ['share', { part, share: 0.5, revision: 3 }, 400, 'validation'],
    ['share', { part: '../mf-catalog', share: 5, revision: 3 }, 400, 'validation'],
    ['rollback', { part, version: '../..', revision: 3 }, 400, 'validation'],
    ['strike', { part, version: canary, revision: 3 }, 409, 'release_not_possible'],
    ['strike', { part, version: 'dddddddddd', revision: 3 }, 409, 'release_not_possible'],
    ['strike', { part, revision: 3 }, 400, 'validation'],
    ['test-link', { part, version: 'dddddddddd' }, 404, 'not_found'],
    ['test-link', { part: 'mf-account', version: canary }, 404, 'not_found'],
  ]
  for (const [call, body, status, code] of wanted) {
    const answer = await owner.post(`${place}/${call}`, body)
    expect([call, body, answer.status, answer.body.error?.code]).toEqual([call, body, status, code])
  }
  expect((await api.store.read(part))?.revision).toBe(3)

  await writeRegistry(api.db, { ...tried(), served: [{ version: stable, share: 100 }] })
  expect((await owner.post(`${place}/share`, { part, share: 5, revision: 3 })).body.error?.code).toBe(
    'release_not_possible',
  )
})

test('a link to a version is good for 24 hours and says who made it; the link itself stands in no log', async () => {
  const api = await startWithCanary()
  const owner = await api.openAs('owner')
  const { body } = await owner.post(`${place}/test-link`, { part, version: canary })

  const token = String(body.path).replace('/?try=', '')
  const now = api.clock.now().getTime() / 1000
  const read = (at: number) => createSigner(releasesSecret).read('test', token, at)
  expect(read(now + 24 * 3600 - 2)).toEqual({ part, version: canary, by: 'owner-of-test' })
  expect(read(now + 24 * 3600 + 1)).toBeNull()
  const entry = await api.db.collection('audit').findOne({ action: 'release_test_link' })
  expect(entry).toMatchObject({ subject: part, after: { version: canary } })
  expect(JSON.stringify(entry)).not.toContain(token)
})

test('without the secret of the host server there are no links', async () => {
  const { db, openAs } = await startApi({})
  const store = createReleasesRepository(db)
  const silent = await startApi({ db, releases: { store, root: '/nowhere', secret: null } })
  await writeRegistry(db, tried())
  const owner = await openAs('owner')
  const other = silent.open()
  await other.post('/api/admin/login', { login: 'owner-of-test', password: 'quite a long word' })

  expect((await owner.post(`${place}/test-link`, { part, version: canary })).status).toBe(200)
  expect((await other.post(`${place}/test-link`, { part, version: canary })).body.error?.code).toBe('not_ready')
})

describe('where the files are beside the service', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'shop-parts-'))
  const store = createFolderStore(root)
  afterAll(() => rmSync(root, { recursive: true }))
  const folderOf = (version: string) => path.join(root, part, 'dist', version)

  beforeEach(async () => {
    rmSync(path.join(root, part), { recursive: true, force: true })
    for (const version of [stable, canary]) {
      mkdirSync(folderOf(version), { recursive: true })
      const integrity = { 'page.js': `sha256-${createHash('sha256').update(version).digest('base64')}` }
      writeFileSync(path.join(folderOf(version), 'page.js'), version)
      writeFileSync(path.join(folderOf(version), 'assets.json'), JSON.stringify({ integrity }))
      const digest = await digestOf(folderOf(version))
      const before = await store.read(part)
      const about = { commit: '', at: '2026-11-23T10:00:00.000Z', by: 'olena', inputs: '' }
      await store.write(part, withRelease(before, { version, digest, ...about }, 'release'))
    }
  })

  test.each([
    ['as they were released', 'as_released', () => undefined],
    ['altered', 'altered', () => writeFileSync(path.join(folderOf(canary), 'assets.json'), '{}')],
    ['gone', 'absent', () => rmSync(folderOf(canary), { recursive: true })],
  ])('it says that they are %s', async (_, files, spoil) => {
    const { openAs } = await startApi({ releases: { store, root, secret: null } })
    spoil()

    expect((await catalogueOf(await openAs('owner'))).served).toEqual([{ version: canary, share: 100, files }])
  })

  test('nobody is led back to a version whose files were altered', async () => {
    const { openAs } = await startApi({ releases: { store, root, secret: null } })
    const owner = await openAs('owner')
    writeFileSync(path.join(folderOf(stable), 'assets.json'), '{}')
    const refused = await owner.post(`${place}/rollback`, { part, revision: 2 })

    expect([refused.status, refused.body.error?.code]).toEqual([409, 'release_altered'])
    expect((await store.read(part))?.revision).toBe(2)
  })

  test('a registry that is no JSON is said to be unreadable, and nothing fails', async () => {
    const { openAs } = await startApi({ releases: { store, root, secret: null } })
    writeFileSync(path.join(root, part, 'dist/releases-9.json'), '{"revision": ')
    const owner = await openAs('owner')

    expect(await catalogueOf(owner)).toMatchObject({ state: 'unreadable' })
    expect((await owner.post(`${place}/rollback`, { part, revision: 2 })).status).toBe(409)
    expect((await owner.post('/api/client-errors', { ...failure, version: canary })).status).toBe(200)
  })
})
