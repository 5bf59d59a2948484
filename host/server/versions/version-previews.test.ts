import path from 'node:path'
import { digestOf } from '@shop/service-kit/releases/altered-files'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { withoutPreview, withPreview } from '@shop/service-kit/releases/previews'
import type { Releases } from '@shop/service-kit/releases/releases'
import { createSigner } from '@shop/service-kit/releases/signed'
import { openHost, release } from '../test/open-host.ts'

const SECRET = 'only-for-tests-of-previews'
const NOW = 1_795_428_000
const WEEK = 7 * 24 * 3600
const { sign } = createSigner(SECRET)

const STABLE = { 'mf-catalog': 'bbbb2222', 'mf-account': 'dddd4444' } as const
type Part = keyof typeof STABLE
const PREVIEW = 'ffff5555'
const ENTRY = '/remotes/catalog/ffff5555/remoteEntry.2a2a2a2a.js'
const home = {
  '/api/home/get-data': { home: { is_header_white: false, is_header_white_mobile: false, slider: [], blocks: [] } },
}
let host: Awaited<ReturnType<typeof openHost>>
let now = 0

beforeEach(async () => {
  now = NOW * 1000
  host = await openHost(home, undefined, { releasesSecret: SECRET, now: () => now })
  await preview('mf-catalog')
})
afterEach(() => host.close())

/** Lays down a version that the registry names as a preview only. */
async function preview(part: Part): Promise<void> {
  const chunks = { [part.replace('-', '_')]: ['remoteEntry.2a2a2a2a.js'] }
  const served = [{ version: STABLE[part], share: 100 }]
  release(host.root, part, PREVIEW, chunks, { kept: [STABLE[part]], served })
  const digest = await digestOf(path.join(host.root, part, 'dist', PREVIEW))
  const about = { inputs: '', commit: 'c0ffee1', at: new Date(now).toISOString(), by: 'olena' }
  await changeRegistry(part, before => withPreview(before, { version: PREVIEW, digest, ...about }, []))
}

async function changeRegistry(part: Part, change: (before: Releases | null) => Releases): Promise<void> {
  const store = createFolderStore(host.root)
  await store.write(part, change(await store.read(part)))
  // Servers look at the registry each second.
  now += 1000
}

async function letDaysPass(days: number): Promise<void> {
  now += days * 24 * 3600 * 1000
}

const link = (part: Part = 'mf-catalog') =>
  sign('test', { part, version: PREVIEW, by: 'olena', preview: true }, NOW + WEEK)
const cookieOf = (...parts: Part[]) => ({ cookie: parts.map(part => `__Host-try-${part}=${link(part)}`).join('; ') })

async function page(headers: Record<string, string> = {}, address = '/') {
  const answer = await host.get(address, headers)
  const text = await answer.text()
  const [, registry = '{}'] = /id="registry">(.*?)<\/script>/.exec(text) ?? []
  const { 'mf-catalog': catalog, 'mf-account': account } = JSON.parse(registry)
  const [, bar = ''] = /<aside class="test-bar"[^>]*>(.*?)<\/aside>/.exec(text) ?? []
  return { status: answer.status, versions: [catalog?.version, account?.version], bar, answer }
}

test('a link to a preview is kept for a day longer than the preview, and shows it to its visitor alone', async () => {
  const followed = await host.get(`/?try=${link()}`)
  const [kept = ''] = followed.headers.getSetCookie()
  const expires = Date.parse(/expires=([^;]+)/.exec(kept)?.[1] ?? '')

  expect([followed.status, followed.headers.get('location')]).toEqual([303, '/'])
  expect(kept).toContain(`__Host-try-mf-catalog=${link()}; path=/;`)
  expect(Math.round((expires - Date.now()) / 1000 / 3600)).toBe(8 * 24)
  expect((await page(cookieOf('mf-catalog'))).versions[0]).toBe(PREVIEW)
  expect((await page()).versions[0]).toBe(STABLE['mf-catalog'])
})

test('the bar names the preview with its commit and its last day in both languages, and how to leave', async () => {
  const uk = await page(cookieOf('mf-catalog'))
  const en = await page(cookieOf('mf-catalog'), '/?lang=en')

  expect(uk.bar).toContain(`Ви тестуєте: mf-catalog ${PREVIEW} (коміт c0ffee1, до 30 листопада)`)
  expect(uk.bar).toContain('<a href="?try=off">Повернутися до звичайної версії</a>')
  expect(en.bar).toContain(`You are testing: mf-catalog ${PREVIEW} (commit c0ffee1, until 30 November)`)
  expect(uk.answer.headers.get('cache-control')).toBe('private, no-cache')
})

test('previews of two parts are seen together by a visitor who opened both links', async () => {
  await preview('mf-account')
  const both = await page(cookieOf('mf-catalog', 'mf-account'))

  expect(both.versions).toEqual([PREVIEW, PREVIEW])
  expect(both.bar).toContain(`mf-catalog ${PREVIEW}`)
  expect(both.bar).toContain(`mf-account ${PREVIEW}`)
})

test('files of a preview are there for its visitors alone', async () => {
  expect((await host.get(ENTRY, cookieOf('mf-catalog'))).status).toBe(200)
  expect((await host.get(ENTRY)).status).toBe(404)
  expect((await host.get(ENTRY, cookieOf('mf-account'))).status).toBe(404)
})

test.each([
  ['ended', () => changeRegistry('mf-catalog', before => withoutPreview(before, PREVIEW))],
  ['over after its week', () => letDaysPass(7)],
])('a preview that is %s leads to the stable version and says so, and its files are closed', async (_, end) => {
  await page(cookieOf('mf-catalog'))
  await end()
  const { status, versions, bar, answer } = await page(cookieOf('mf-catalog'))

  expect([status, versions[0]]).toEqual([200, STABLE['mf-catalog']])
  expect(bar).toContain('Тестова версія вже не діє, ви бачите звичайну: mf-catalog')
  expect(bar).not.toContain('Ви тестуєте')
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect((await host.get(ENTRY, cookieOf('mf-catalog'))).status).toBe(404)

  const closed = await host.get('/contacts?try=over', cookieOf('mf-catalog'))
  expect([closed.status, closed.headers.get('location')]).toEqual([303, '/contacts'])
  expect(closed.headers.getSetCookie().join()).toContain('__Host-try-mf-catalog=; path=/; expires=Thu, 01 Jan 1970')
  expect((await page({}, `/?try=${link()}`)).bar).toContain('Тестове посилання неправильне або вже не діє')
})

test('what is over is closed alone: a preview of another part goes on', async () => {
  await preview('mf-account')
  await changeRegistry('mf-catalog', before => withoutPreview(before, PREVIEW))
  const { versions, bar } = await page(cookieOf('mf-catalog', 'mf-account'), '/?lang=en')

  expect(versions).toEqual([STABLE['mf-catalog'], PREVIEW])
  expect(bar).toContain('The test version is over, you see the usual one: mf-catalog')
  expect(bar).toContain(`You are testing: mf-account ${PREVIEW}`)
  const closed = await host.get('/?try=over', cookieOf('mf-catalog', 'mf-account'))
  expect(closed.headers.getSetCookie().join()).not.toContain('__Host-try-mf-account')
})

test('a link of a preview that was ended does not open its version again once that was released', async () => {
  await changeRegistry('mf-catalog', before => withoutPreview(before, PREVIEW))
  release(host.root, 'mf-catalog', PREVIEW, { mf_catalog: ['remoteEntry.2a2a2a2a.js'] })
  release(host.root, 'mf-catalog', 'eeee6666', {}, { kept: ['eeee6666', PREVIEW] })
  now += 1000

  expect((await page(cookieOf('mf-catalog'))).versions[0]).not.toBe(PREVIEW)
})
