import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { budgetLines } from './weigh-pages.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shop-budget-'))
afterAll(() => rmSync(folder, { recursive: true }))

const HOST = ['starter', 'main', 'drawers', 'consent-bar', 'texts-uk', 'texts-en', 'error-texts-uk', 'error-texts-en']
const REMOTE = [
  'mf_catalog',
  'remote',
  'page-store',
  'texts-uk',
  'texts-en',
  'texts-store-uk-json',
  'texts-store-en-json',
]

/** A build whose chunks are a file of a kilobyte each, but for `larger`. */
function built(part: string, chunks: string[], larger: Record<string, number> = {}): void {
  const place = path.join(folder, part)
  mkdirSync(place, { recursive: true })
  for (const name of chunks) writeFileSync(path.join(place, `${name}.js`), Buffer.alloc(larger[name] ?? 1024))
  const named = chunks.map(name => [name, [`${name}.js`]])
  writeFileSync(path.join(place, 'assets.json'), JSON.stringify({ chunks: Object.fromEntries(named) }))
}

const store = { path: '/store', owner: 'mf-catalog' as const, page: 'store' }
const weighed = (scriptKiB: number, scriptRequests = 20) =>
  budgetLines({ scriptKiB, scriptRequests, pages: [store] }, async part => path.join(folder, part))

test('a page that a first visit pays too much for is named with what it costs', async () => {
  built('host', HOST)
  built('mf-catalog', REMOTE, { 'page-store': 5 * 1024 })

  expect(await weighed(15)).toEqual(['ok  /store: 15.0 of 15 KiB, 11 of 20 scripts'])
  expect(await weighed(14)).toEqual(['over  /store: 15.0 of 14 KiB, 11 of 20 scripts'])
  expect(await weighed(15, 10)).toEqual(['over  /store: 15.0 of 15 KiB, 11 of 10 scripts'])
})

test('of two languages the heavier one counts', async () => {
  built('host', HOST, { 'texts-en': 3 * 1024 })
  built('mf-catalog', REMOTE)

  expect(await weighed(20)).toEqual(['ok  /store: 13.0 of 20 KiB, 11 of 20 scripts'])
})

test('a build without the chunk of a page is not weighed as if it were light', async () => {
  built('host', HOST)
  built(
    'mf-catalog',
    REMOTE.filter(name => name !== 'page-store'),
  )

  await expect(weighed(20)).rejects.toThrow('has no chunk named page-store')
})
