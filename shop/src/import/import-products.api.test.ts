import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createBrowser } from '@shop/testing/browser'
import { startProcess } from '../../test/shop-process.ts'

const owner = { login: 'olena', password: 'only-for-this-test-of-imports' }
const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-import-'))
// Both processes use the same folder, as in a shop without a separate database.
const env = { DATA_DIR: dataDir, MONGODB_URI: '', ADMIN_LOGIN: owner.login, ADMIN_PASSWORD: owner.password }
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))

let staff: ReturnType<typeof createBrowser>
let exported: string
beforeAll(async () => {
  const { url } = await startProcess(env)
  staff = createBrowser(url)
  expect((await staff.post('/api/admin/login', owner)).status).toBe(200)
  exported = (await staff.get('/api/admin/products/export?category=coats&language=en')).text
})

/** `npm run import -- <file> …`, while the shop is open. */
async function runImport(text: string, ...args: string[]) {
  const file = path.join(dataDir, 'goods.csv')
  writeFileSync(file, text)
  const script = path.resolve('shop/src/import-products.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += String(chunk)))
  const [code] = await once(child, 'close')
  return { code, printed }
}

const coatNow = async () => (await staff.get('/api/admin/products/by-article/CO-2014-CAM-R')).body.product
const changed = () => exported.replaceAll('Belted coat', 'Long coat')

test('what was exported changes nothing', async () => {
  const { code, printed } = await runImport(exported, '--dry-run')

  expect(printed).toMatch(/^\d+ rows\. Products: 0 new, 0 changed, [1-9]\d* left, 0 refused\.$/m)
  expect(code).toBe(0)
})

test('a dry run names what would change and changes nothing', async () => {
  const { code, printed } = await runImport(changed(), '--dry-run')

  expect(printed).toContain('title_en: Belted coat → Long coat')
  expect([code, printed.includes('Applied')]).toEqual([0, false])
  expect(await coatNow()).toMatchObject({ title: { en: 'Belted coat' } })
})

test('a file with a mistake says where, and ends with 1', async () => {
  const { code, printed } = await runImport(exported.replace(/(,34 \(XS\),[^\n]*?,)11990,/, '$1many,'), '--dry-run')

  expect(printed).toMatch(/^ {2}line 2: price_uah: «many» not a number$/m)
  expect(code).toBe(1)
})

test('a file of Shopify waits for what it does not say, and is read with it', async () => {
  const shopify = `Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price
linen-dress,Linen dress,Dresses,Size,36 (S),Fabric,Linen,LD-1,450,3,120.00
`
  const without = await runImport(shopify, '--dry-run')
  expect([without.code, without.printed]).toEqual([1, expect.stringContaining('names no currency')])

  const answers = ['--currency', 'EUR', '--rate', '45', '--collection', 'autumn-winter-2026', '--color', 'black']
  const { code, printed } = await runImport(shopify, '--dry-run', ...answers, '--option', 'Fabric=skip')
  expect(printed).toContain('Products: 1 new, 0 changed, 0 left, 0 refused.')
  expect(printed).toContain('price_uah 36 (S):  → 5400')
  expect(code).toBe(0)

  const wrong = await runImport(shopify, '--dry-run', '--currency', 'euros')
  expect([wrong.code, wrong.printed]).toEqual([1, expect.stringContaining('Not understood: --currency')])
})

test('without --dry-run the file is applied in the open shop, and that is written down', async () => {
  const { code, printed } = await runImport(changed())

  expect([code, printed]).toEqual([0, expect.stringContaining('Refused after all: 0.')])
  expect(await coatNow()).toMatchObject({ title: { en: 'Long coat' } })
  const { body } = await staff.get('/api/admin/audit?who=console')
  expect(JSON.stringify(body)).toContain('import_apply')
})
