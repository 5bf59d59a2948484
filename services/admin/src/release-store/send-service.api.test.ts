import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { servedVersion } from '@shop/service-kit/releases/releases'
import { outcome, tokenOf } from '../../test/release-sender.ts'
import { aServiceVersion, key, service, startServiceStore } from '../../test/service-sender.ts'

const made = aServiceVersion('a shorter list')
const { version } = made
const publish = { what: 'publish', version, inputs: '', commit: version }

test('a team releases its service: sources first, then the registry names it, the shape is asked, and the audit log says who and why', async () => {
  const { release, store, root, db, rollout } = await startServiceStore()
  const unproved = { proofs: ['tests'], why: 'they passed in the build server' }

  expect(outcome(await release(made, { watch_seconds: 60, unproved }))).toEqual([200, undefined])
  expect(await store.read(key)).toMatchObject({
    served: [{ version, share: 100 }],
    versions: [{ version, by: 'catalogue', reason: 'a shorter title', unproved }, { version: 'working-tree' }],
    history: [{ what: 'release', by: 'catalogue' }, { what: 'build' }],
  })
  expect(readFileSync(path.join(root, key, 'dist', version, 'sources.tar.gz'), 'utf8')).toBe('packed a shorter list')
  expect(await rollout()).toEqual({ version, state: 'asked', watchSeconds: 60, isUntried: true, lines: [] })
  expect(await db.collection('audit').findOne({ action: 'release_publish' })).toMatchObject({
    who: 'catalogue',
    subject: service,
    asked: { version, watch_seconds: 60, unproved, person: 'olena', reason: 'a shorter title' },
    before: { version: 'working-tree' },
    after: { version },
  })
})

test('the team sees what is in service, how its version goes there, and what it stores', async () => {
  const { release, registered, get } = await startServiceStore()
  await release(made)

  const { body } = await registered(tokenOf.frame, service)
  expect(body).toMatchObject({ releases: { served: [{ version }] }, rollout: { version, state: 'asked' } })
  expect((await get(version, 'stored.json', tokenOf.frame, service)).status).toBe(200)
})

test('the way back leads to the version before without a watch, and a struck version is no way back', async () => {
  const { release, change, store, db, rollout } = await startServiceStore()
  const next = aServiceVersion('a longer list')
  await release(made)
  await release(next)

  expect((await change({ what: 'rollback' })).body.version).toBe(version)
  expect(servedVersion(await store.read(key))).toBe(version)
  expect(await rollout()).toEqual({ version, state: 'asked', watchSeconds: 0, lines: [] })
  expect((await change({ what: 'strike', version: next.version })).status).toBe(200)
  expect((await change({ what: 'rollback', version: next.version })).body.error).toMatchObject({
    code: 'release_not_possible',
    reason: expect.stringContaining('it was struck'),
  })
  expect((await change({ what: 'rollback', version: 'working-tree' })).body.version).toBe('working-tree')
  const entries = await db.collection('audit').find({ kind: 'release', subject: service }).toArray()
  expect(entries.map(({ action, who }) => `${action} ${who}`).toSorted()).toEqual([
    'release_publish catalogue',
    'release_publish catalogue',
    'release_rollback catalogue',
    'release_rollback catalogue',
    'release_strike catalogue',
  ])
})

test('without a token, with a wrong one and with another team’s nothing is done', async () => {
  const { put, change, registered, store, root, browser } = await startServiceStore()
  const wrong = 'w'.repeat(43)
  const contracts = (token: string) =>
    browser.get('/api/admin/releases/contracts', { authorization: `Bearer ${token}` })

  expect(outcome(await put(version, 'assets.json', made.list, wrong, service))).toEqual([401, 'not_authenticated'])
  expect(outcome(await registered('', service))).toEqual([401, 'not_authenticated'])
  expect(outcome(await contracts(wrong))).toEqual([401, 'not_authenticated'])
  expect(outcome(await put(version, 'assets.json', made.list, tokenOf.frame, service))).toEqual([403, 'forbidden'])
  expect(outcome(await change(publish, tokenOf.frame))).toEqual([403, 'forbidden'])
  expect(outcome(await change({ what: 'rollback' }, tokenOf.frame))).toEqual([403, 'forbidden'])
  expect(outcome(await change(publish, tokenOf.catalogue, 'account'))).toEqual([403, 'forbidden'])
  expect([(await store.read(key))?.revision, existsSync(path.join(root, key, 'dist', version))]).toEqual([1, false])
})

test('a service that this shop does not know was released to nobody', async () => {
  const { registered, change } = await startServiceStore()

  expect((await registered(tokenOf.catalogue, 'warehouse')).body).toMatchObject({ releases: null })
  expect(outcome(await change(publish, tokenOf.catalogue, 'warehouse'))).toEqual([403, 'forbidden'])
})

test.each([
  ['a version that is named as one of a part', { ...publish, version: 'aaaaaaaaaa' }, 400, 'validation'],
  ['a version that is no commit', { ...publish, version: '../../../../' }, 400, 'validation'],
  ['a watch of no time', { ...publish, watch_seconds: 0 }, 400, 'validation'],
  ['a watch of two days', { ...publish, watch_seconds: 172_800 }, 400, 'validation'],
  ['a share', { ...publish, share: 10 }, 409, 'release_not_possible'],
  ['a version of which nothing was sent', { ...publish, version: 'aaaaaaaaaaaa' }, 404, 'not_found'],
  ['a preview', { ...publish, what: 'preview' }, 409, 'release_not_possible'],
  ['a way back to what never was', { what: 'rollback', version: 'aaaaaaaaaaaa' }, 409, 'release_not_possible'],
  ['a way back to what is there', { what: 'rollback', version: 'working-tree' }, 409, 'release_not_possible'],
  ['a strike of what is in service', { what: 'strike', version: 'working-tree' }, 409, 'release_not_possible'],
])('%s is refused, and the registry stays', async (_, body, status, code) => {
  const { sendFiles, change, store, rollout } = await startServiceStore()
  await sendFiles(made)

  expect(outcome(await change(body))).toEqual([status, code])
  expect([(await store.read(key))?.revision, await rollout()]).toEqual([1, null])
})

test.each([
  ['the list of another commit', 'assets.json', aServiceVersion('another').list],
  [
    'a list without sources',
    'assets.json',
    Buffer.from(JSON.stringify({ commit: `${version}${'0'.repeat(28)}`, integrity: {} })),
  ],
  ['altered sources', 'sources.tar.gz', Buffer.from('packed otherwise')],
  ['a file that no service has', 'main.ts', Buffer.from('packed a shorter list')],
])('%s is refused by name', async (_, name, content) => {
  const { put } = await startServiceStore()
  await put(version, 'assets.json', made.list, tokenOf.catalogue, service)
  const { status, body } = await put(version, name, content, tokenOf.catalogue, service)

  expect([status, body.error]).toEqual([409, expect.objectContaining({ code: 'release_altered', file: name })])
})

test('what is in service already is not released once more: the shape would have nothing to do', async () => {
  const { release, store } = await startServiceStore()
  await release(made)

  expect((await release(made)).body.error).toMatchObject({ reason: `catalog is at ${version} already` })
  expect((await store.read(key))?.revision).toBe(2)
})

test('a shop whose services come with images takes none: nobody would put it into service', async () => {
  const { root, tokens } = await startServiceStore()
  const nothing = { read: async () => null, write: async () => false }
  const { release } = await startServiceStore({ releases: { store: nothing, root, secret: null, tokens } })

  expect(outcome(await release(made))).toEqual([409, 'not_ready'])
})

test('services that do not say what they answer are no contract', async () => {
  const { browser } = await startServiceStore()
  const headers = { authorization: `Bearer ${tokenOf.catalogue}` }

  expect(outcome(await browser.get('/api/admin/releases/contracts', headers))).toEqual([409, 'not_ready'])
})
