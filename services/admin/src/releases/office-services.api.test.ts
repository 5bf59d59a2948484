import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { StaffService } from '@shop/contracts/staff/staff-releases'
import { AUTOMATIC, servedVersion, withRollback } from '@shop/service-kit/releases/releases'
import { type RolloutReport, writeRollout } from '@shop/service-kit/releases/rollout-report'
import type { Browser } from '@shop/testing/browser'
import { aServiceVersion, key, service, startServiceStore } from '../../test/service-sender.ts'
import { startApi } from '../../test/start-api.ts'

const place = '/api/admin/releases'
const made = aServiceVersion('a shorter list')
const { version } = made

async function servicesOf(browser: Browser): Promise<StaffService[]> {
  return ((await browser.get(place)).body as unknown as { services: StaffService[] }).services
}

/** The catalogue was released over the line, and the shape has put it into service. */
async function aReleasedCatalogue() {
  const shop = await startServiceStore()
  await shop.release(made)
  const report = (more: Partial<RolloutReport>) =>
    writeRollout(shop.root, service, { version, state: 'over', watchSeconds: 600, lines: [], ...more })
  await report({})
  return { ...shop, report }
}

test('a shop whose services come with images shows none', async () => {
  const { openAs } = await startApi()

  expect(await servicesOf(await openAs('owner'))).toEqual([])
})

test('the owner sees which version is in service, who released it when and why, and what is kept', async () => {
  const { openAs } = await aReleasedCatalogue()

  expect(await servicesOf(await openAs('owner'))).toEqual([
    {
      service,
      state: 'released',
      revision: 2,
      served: { version, files: 'as_released' },
      versions: [
        {
          version,
          at: expect.any(String),
          by: 'catalogue',
          reason: 'a shorter title',
          is_taken_back: false,
          is_struck: false,
        },
        expect.objectContaining({ version: 'working-tree', by: 'olena', reason: '' }),
      ],
      history: [
        { what: 'release', version, by: 'catalogue', at: expect.any(String) },
        expect.objectContaining({ what: 'build', version: 'working-tree' }),
      ],
      rollout: { version, state: 'over', said: '' },
    },
  ])
})

const until = '2026-11-29T10:05:00.000Z'
test.each<[string, Partial<RolloutReport>, object]>([
  ['are asked for', { state: 'asked' }, { state: 'asked', said: '' }],
  [
    'are being replaced',
    { state: 'under way', lines: ['copy 1 of 2 is it', 'copy 2 of 2 is it'] },
    { state: 'under_way', said: 'copy 2 of 2 is it' },
  ],
  ['are watched', { state: 'under way', watchedUntil: until }, { state: 'under_way', watched_until: until }],
  ['were refused', { state: 'refused', lines: ['it was not ready'] }, { state: 'refused', said: 'it was not ready' }],
  ['were taken back', { state: 'taken back', lines: ['9 errors'] }, { state: 'taken_back', said: '9 errors' }],
])('the owner sees that copies of a version %s', async (_, said, shown) => {
  const { openAs, report } = await aReleasedCatalogue()
  await report(said)

  expect((await servicesOf(await openAs('owner')))[0]?.rollout).toMatchObject({ version, ...shown })
})

test('the owner leads a service back: the registry names the version before, the shape is asked, and the audit log says who did it', async () => {
  const { openAs, store, rollout, db } = await aReleasedCatalogue()
  const owner = await openAs('owner')

  const { status, body } = await owner.post(`${place}/rollback`, { part: service, revision: 2 })

  expect([status, (body as unknown as { services: StaffService[] }).services[0]?.served?.version]).toEqual([
    200,
    'working-tree',
  ])
  expect(servedVersion(await store.read(key))).toBe('working-tree')
  expect(await rollout()).toEqual({ version: 'working-tree', state: 'asked', watchSeconds: 0, lines: [] })
  expect(await db.collection('audit').findOne({ action: 'release_rollback' })).toMatchObject({
    who: 'owner-of-test',
    subject: service,
    before: { version },
    after: { version: 'working-tree' },
  })
})

test('the owner strikes a version of a service that is not in service, and the audit log says who did it', async () => {
  const { openAs, db, change } = await aReleasedCatalogue()
  await change({ what: 'rollback' })
  const owner = await openAs('owner')

  expect((await owner.post(`${place}/strike`, { part: service, version, revision: 3 })).status).toBe(200)
  expect((await servicesOf(owner))[0]?.versions[0]).toMatchObject({ version, is_struck: true })
  const entry = await db.collection('audit').findOne({ action: 'release_strike', who: 'owner-of-test' })
  expect(entry).toMatchObject({ subject: service, asked: { version } })
})

test('what cannot be done with a service is refused, and nothing changes', async () => {
  const { openAs, store, rollout } = await aReleasedCatalogue()
  const owner = await openAs('owner')
  const wanted: [string, object, number, string][] = [
    ['rollback', { part: service, version, revision: 2 }, 409, 'release_not_possible'],
    ['rollback', { part: service, version: 'aaaaaaaaaaaa', revision: 2 }, 409, 'release_not_possible'],
    ['rollback', { part: service, revision: 1 }, 409, 'changed_meanwhile'],
    ['rollback', { part: 'account', revision: 0 }, 404, 'not_found'],
    ['rollback', { part: 'warehouse', revision: 2 }, 400, 'validation'],
    ['rollback', { part: service, version: '../..', revision: 2 }, 400, 'validation'],
    ['strike', { part: service, version, revision: 2 }, 409, 'release_not_possible'],
    ['share', { part: service, share: 5, revision: 2 }, 400, 'validation'],
    ['test-link', { part: service, version }, 400, 'validation'],
  ]
  for (const [call, body, status, code] of wanted) {
    const answer = await owner.post(`${place}/${call}`, body)
    expect([call, body, answer.status, answer.body.error?.code]).toEqual([call, body, status, code])
  }
  expect([(await store.read(key))?.revision, (await rollout())?.state]).toEqual([2, 'over'])
})

test('nobody is led back to a version whose sources were altered', async () => {
  const { openAs, release, root } = await aReleasedCatalogue()
  await release(aServiceVersion('a longer list'))
  writeFileSync(path.join(root, key, 'dist', version, 'sources.tar.gz'), 'something else')

  const { status, body } = await (await openAs('owner')).post(`${place}/rollback`, { part: service, revision: 3 })
  expect([status, body.error?.code]).toEqual([409, 'release_altered'])
})

test('who is not signed in or has no right to the system neither sees nor changes services', async () => {
  const { open, openAs, store } = await aReleasedCatalogue()
  const back = { part: service, revision: 2 }
  for (const [browser, status] of [[open(), 401] as const, [await openAs('manager'), 403] as const]) {
    expect((await browser.get(place)).status).toBe(status)
    expect((await browser.post(`${place}/rollback`, back)).status).toBe(status)
    expect((await browser.post(`${place}/strike`, { ...back, version })).status).toBe(status)
  }
  expect((await store.read(key))?.revision).toBe(2)
})

test('a version that the shape has taken back stands in the audit log once, with the reason', async () => {
  const { store, db, report, service: admin } = await aReleasedCatalogue()
  const before = await store.read(key)
  if (!before) throw new Error('nothing was released')
  await report({ state: 'taken back', lines: ['12 of its 100 answers were errors'] })
  await store.write(key, withRollback(before, { at: new Date().toISOString(), by: AUTOMATIC }))

  await admin.jobs.runNow('record-ways-back')
  await admin.jobs.runNow('record-ways-back')

  expect(await db.collection('audit').find({ action: 'release_take_back' }).toArray()).toMatchObject([
    { who: AUTOMATIC, subject: service, asked: { reason: '12 of its 100 answers were errors' }, before: { version } },
  ])
})
