import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Budgets, budgetLines, readBudgets } from './weigh-pages.ts'

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
function built(chunks: string[], larger: Record<string, number> = {}): string {
  const place = mkdtempSync(path.join(folder, 'built-'))
  mkdirSync(place, { recursive: true })
  for (const name of chunks) writeFileSync(path.join(place, `${name}.js`), Buffer.alloc(larger[name] ?? 1024))
  const named = chunks.map(name => [name, [`${name}.js`]])
  const files = chunks.map(name => `${name}.js`)
  writeFileSync(path.join(place, 'assets.json'), JSON.stringify({ chunks: Object.fromEntries(named), files }))
  return place
}

function budgets(frame: Budgets['frame'], store: Budgets['frame'], largestScript = 100): Budgets {
  return { frame, pages: { 'mf-catalog': { store } }, largestScript }
}

const ofCatalog = (place: string, store: Budgets['frame']) => budgetLines(budgets([0, 0], store), 'mf-catalog', place)

test('a page that adds too much to the frame is named with its remote and what it costs', () => {
  const place = built(REMOTE, { 'page-store': 5 * 1024 })

  expect(ofCatalog(place, [9, 5])).toEqual(['ok  mf-catalog store: 9.0 of 9 KiB, 5 of 5 scripts'])
  expect(ofCatalog(place, [8, 5])).toEqual(['over  mf-catalog store: 9.0 of 8 KiB, 5 of 5 scripts'])
  expect(ofCatalog(place, [9, 4])).toEqual(['over  mf-catalog store: 9.0 of 9 KiB, 5 of 4 scripts'])
})

test('the frame is weighed for itself, however little pages need', () => {
  const place = built(HOST, { main: 7 * 1024 })

  expect(budgetLines(budgets([12, 6], [0, 0]), 'host', place)).toEqual(['ok  frame: 12.0 of 12 KiB, 6 of 6 scripts'])
  expect(budgetLines(budgets([11, 6], [99, 99]), 'host', place)).toEqual([
    'over  frame: 12.0 of 11 KiB, 6 of 6 scripts',
  ])
})

test('of two languages the heavier one counts', () => {
  const place = built(REMOTE, { 'texts-en': 3 * 1024 })

  expect(ofCatalog(place, [20, 20])).toEqual(['ok  mf-catalog store: 7.0 of 20 KiB, 5 of 20 scripts'])
})

test('a page that nobody gave a budget is over it, and so is a budget whose page is gone', () => {
  const place = built([...REMOTE.filter(name => name !== 'page-store'), 'page-new'])

  expect(ofCatalog(place, [20, 20])).toEqual([
    'over  mf-catalog new: 4.0 KiB, 4 scripts, and no budget',
    'over  mf-catalog store: has a budget, and is no page of the build',
  ])
})

test('a chunk that comes later is too large for itself', () => {
  const place = built([...REMOTE, 'product-zoom'], { 'product-zoom': 1536 * 1024 })

  expect(ofCatalog(place, [20, 20])).toContain('over  mf-catalog product-zoom.js: 1536.0 of 100 KiB in one script')
})

test('a build without what every page needs is not weighed as if it were light', () => {
  const place = built(REMOTE.filter(name => name !== 'remote'))

  expect(() => ofCatalog(place, [20, 20])).toThrow('has no chunk named remote')
})

// A product also carries what holds the list behind it.
const most = { home: 150, store: 150, product: 150.5 }

test('frame and page together leave the pages that visits begin with at 150 KiB in 12 scripts, a product at half a KiB more', () => {
  const { frame, pages } = readBudgets()

  for (const [page, mostKib] of Object.entries(most)) {
    const [kib = 0, scripts = 0] = pages['mf-catalog']?.[page] ?? []
    expect(frame[0] + kib).toBeLessThanOrEqual(mostKib)
    expect(frame[1] + scripts).toBeLessThanOrEqual(12)
  }
})
