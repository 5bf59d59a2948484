import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { StaffPart } from '@shop/contracts/staff/staff-releases'
import { alteredFiles } from '@shop/service-kit/releases/altered-files'
import { servedVersion } from '@shop/service-kit/releases/releases'
import { closersOfNow } from '@shop/testing/after-test'
import { folderOfVersion } from '@shop/tooling/releases/place'
import { endPreview, makePreview } from '@shop/tooling/releases/previews'
import { changeShare, publish, rollBack, strikeVersion } from '@shop/tooling/releases/publish'
import { openRemoteRegistry } from '@shop/tooling/releases/remote-releases'
import { aBuild, fillDiskAt, first, part, startStore, tokenOf } from '../../test/release-sender.ts'

// What `npm run release` does with RELEASES_URL, after it has built and checked a part.

/** A shop with a store, a team's machine, and what that has built. */
async function aTeam(token = tokenOf.catalogue) {
  const shop = await startStore()
  const machine = mkdtempSync(path.join(tmpdir(), 'shop-team-'))
  closersOfNow().push(async () => rmSync(machine, { recursive: true, force: true }))
  const open = (files?: 'lists' | 'all') =>
    openRemoteRegistry({ url: shop.url, token }, path.join(machine, 'released'), files)

  function built(text: string): string {
    const { list, files } = aBuild(text)
    const folder = path.join(machine, text)
    mkdirSync(folder)
    for (const [name, content] of [...files, ['assets.json', list] as const])
      writeFileSync(path.join(folder, name), content)
    return folder
  }
  const release = async (text: string, of = part, audience: Parameters<typeof publish>[3] = 'release') =>
    publish(await open(), of, { folder: built(text), inputs: 'i', reason: 'a shorter title' }, audience)
  const preview = async (text: string, of = part) => {
    const about = { inputs: 'i', reason: 'a shorter title', told: ['pages: /store throws'], secret: null }
    return makePreview(await open(), of, { folder: built(text), ...about })
  }
  const served = async () => servedVersion(await shop.store.read(part))
  return { ...shop, open, built, release, preview, served }
}

test('a release is sent to the shop and handed out there, with its reason', async () => {
  const { release, store } = await aTeam()
  const version = await release('shorter')

  expect(version).toBe(aBuild('shorter').version)
  expect(await store.read(part)).toMatchObject({
    served: [{ version, share: 100 }],
    versions: [{ version, by: 'catalogue', reason: 'a shorter title', inputs: 'i' }, { version: first }],
  })
})

test('a preview is sent to the shop, which tells its list and its end', async () => {
  const { preview, open, store, served } = await aTeam()
  const { version, until } = await preview('shorter')

  expect(await served()).toBe(first)
  expect((await (await open()).store.read(part))?.previews).toMatchObject([
    { version, until, by: 'catalogue', reason: 'a shorter title', told: ['pages: /store throws'] },
  ])
  await endPreview(await open(), part, version)
  expect((await store.read(part))?.previews).toEqual([])
  await expect(preview('host files', 'host')).rejects.toThrow('RELEASES_TOKEN may not release host')
})

test('what was not proved is sent with its reason; registry, list of releases and audit log keep it', async () => {
  const { open, built, store, db, openAs } = await aTeam()
  const unproved = { proofs: ['pages'], why: 'no browser on the build server' }
  const version = await publish(await open(), part, { folder: built('hasty'), inputs: 'i', unproved }, 'release')

  expect((await store.read(part))?.versions[0]).toMatchObject({ version, unproved })
  expect((await (await open()).store.read(part))?.versions[0]).toMatchObject({ version, unproved })
  expect(await db.collection('audit').findOne({ action: 'release_publish' })).toMatchObject({ asked: { unproved } })
  const { parts } = (await (await openAs('owner')).get('/api/admin/releases')).body as unknown as { parts: StaffPart[] }
  expect(parts.find(one => one.part === part)?.versions[0]).toMatchObject({ version, unproved })
})

test('a canary, more visitors for it and the way back are asked of the shop', async () => {
  const { release, open, store, served } = await aTeam()
  const stable = await release('shorter')
  const canary = await release('a canary', part, { share: 10 })
  expect(await changeShare(await open(), part, 50)).toBe(canary)
  expect((await store.read(part))?.served).toEqual([
    { version: stable, share: 50 },
    { version: canary, share: 50 },
  ])

  expect(await rollBack(await open(), part)).toBe(stable)
  expect(await served()).toBe(stable)
})

test('a team strikes a version of its part that nobody gets; another team’s token does not', async () => {
  const { release, open, store, db } = await aTeam()
  await release('shorter')
  const strike = async () => strikeVersion(await open(), part, first, 'shows no prices')

  expect(await strike()).toBe(first)
  expect((await store.read(part))?.versions.find(({ version }) => version === first)).toMatchObject({ struck: true })
  expect(await db.collection('audit').findOne({ action: 'release_strike' })).toMatchObject({
    who: 'catalogue',
    subject: part,
    asked: { version: first, reason: 'shows no prices' },
  })
  await expect(strike()).rejects.toThrow(`${first} is struck already`)
  await expect(rollBack(await open(), part, first)).rejects.toThrow('it was struck')
  await expect(strikeVersion(await (await aTeam(tokenOf.frame)).open(), part, first)).rejects.toThrow('may not release')
})

test('the shop is asked to give a first share to everybody after ten minutes of its own clock', async () => {
  const { release, store } = await aTeam()
  const stable = await release('shorter')
  const before = Date.now()
  const canary = await release('a canary', part, { share: 10, minutes: 10 })
  const served = (await store.read(part))?.served

  expect(served).toEqual([
    { version: stable, share: 90 },
    { version: canary, share: 10, promoteAt: expect.any(String) },
  ])
  const wait = new Date(served?.[1]?.promoteAt ?? 0).getTime() - before
  expect(Math.round(wait / 60_000)).toBe(10)
})

test('the list of what the shop hands out is brought here, to compare the next release with it', async () => {
  const { release, open } = await aTeam()
  const version = await release('shorter')
  const folder = folderOfVersion(await open('lists'), part, version)

  expect(readdirSync(folder)).toEqual(['assets.json'])
})

test('to draw pages and play stories beside it, what the shop hands out is brought here as it was released, file by file', async () => {
  const { release, open, store } = await aTeam()
  const version = await release('shorter')
  const { digest = '' } = (await store.read(part))?.versions.find(known => known.version === version) ?? {}

  const compared = folderOfVersion(await open('lists'), part, version)
  expect(await alteredFiles(compared, digest)).not.toEqual([])
  const shown = folderOfVersion(await open('all'), part, version)
  expect(await alteredFiles(shown, digest)).toEqual([])
})

test('a list that is not the one that was released is not compared with', async () => {
  const { release, open, root } = await aTeam()
  const version = await release('shorter')
  writeFileSync(path.join(root, part, 'dist', version, 'assets.json'), '{"integrity":{}}')

  await expect(open('lists')).rejects.toThrow(`${part} ${version} is not in the store as it was released`)
})

test('who may not release is told so, and nothing has changed', async () => {
  const { release, served } = await aTeam(tokenOf.frame)

  await expect(release('shorter')).rejects.toThrow('RELEASES_TOKEN may not release mf-catalog')
  await expect(release('frame', 'host')).rejects.toThrow('docker-compose run --rm begin-releases')
  expect(await served()).toBe(first)
})

test('what the services answer is registered in the store as a part is, and need not have begun', async () => {
  const { release, store } = await aTeam(tokenOf.frame)
  const version = await release('answers', 'services')

  expect((await store.read('services'))?.served).toEqual([{ version, share: 100 }])
})

test('a team whose shop has a full disk is told so, and what to do', async () => {
  const { release, served } = await aTeam()
  fillDiskAt('release-file-written')

  await expect(release('shorter')).rejects.toThrow(
    'the disk of this shop’s store is full; nothing has changed: make room',
  )
  expect(await served()).toBe(first)
})

test('a wrong token is named before anything is sent', async () => {
  const { open } = await aTeam('w'.repeat(43))

  await expect(open('lists')).rejects.toThrow('RELEASES_TOKEN is no token of this shop')
})
