import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { type Browser, chromium } from 'playwright-core'
import { release } from '../../../../host/server/test/open-host.ts'
import { appNames } from '../apps.ts'
import { installedChromium } from '../find-chromium.ts'
import { servedFolders } from '../releases/served.ts'
import type { Looker } from './looks.ts'
import { type SignedIn, signInPeople } from './trial-people.ts'
import { startTrialShop, type TrialShop } from './trial-shop.ts'

const executablePath = installedChromium() ?? ''
const inBrowser = executablePath ? test : test.skip
const parts = mkdtempSync(path.join(tmpdir(), 'shop-tried-'))
let shop: TrialShop
let browser: Browser

beforeAll(async () => {
  const main = { main: ['main.0a0a0a0a.js'], starter: ['starter.0d0d0d0d.js'], 'texts-uk': ['texts-uk.0c0c0c0c.js'] }
  for (const part of appNames) release(parts, part, 'aaaa1111', part === 'host' ? main : {})
  const served = servedFolders({ parts, store: createFolderStore(parts) })
  // What a trial must not reach: nothing listens there, so a shop that took it from the environment would not start.
  process.env.MONGODB_URI = 'mongodb://127.0.0.1:9/'
  shop = await startTrialShop('mf-catalog', await served('mf-catalog'), served)
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
  rmSync(parts, { recursive: true })
})

inBrowser(
  'the customer of a trial has an order, and staff have the rights of their role, in a shop of the trial’s own',
  async () => {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    const { people, addresses } = await signInPeople(browser, shop, new Set<Looker>(['customer', 'content', 'owner']))
    expect([...people.keys()].toSorted()).toEqual(['content', 'customer', 'owner'])

    const [order] = (await ask(people.get('customer'), '/api/user/get-order-history')).body.orders as object[]
    expect(order).toBeDefined()
    expect(addresses).toEqual([expect.stringMatching(/^\/payment\/./)])
    expect((await ask(people.get('owner'), '/api/admin/releases')).status).toBe(200)
    expect((await ask(people.get('content'), '/api/admin/releases')).status).toBe(403)
    expect((await ask(people.get('content'), '/api/admin/texts')).status).toBe(200)
  },
)

test('what a trial shop kept is gone when it is stopped', async () => {
  expect(existsSync(shop.folder)).toBe(true)
  await shop.stop()

  expect(existsSync(shop.folder)).toBe(false)
  await expect(fetch(shop.origin)).rejects.toThrow('fetch failed')
})

async function ask(storageState: SignedIn | undefined, address: string) {
  const context = await browser.newContext({ baseURL: shop.origin, ...(storageState && { storageState }) })
  const answer = await context.request.get(address)
  const body: Record<string, unknown> = await answer.json()
  await context.close()
  return { status: answer.status(), body }
}
