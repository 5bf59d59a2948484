import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import {
  type IsolatedShop,
  releaseChanged,
  servedFolder,
  startIsolatedShop,
  waitUntilHandedOut,
} from '../../support/isolated-shop.ts'
import { fillCheckout, garmentLink } from '../../support/purchase.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

let shop: IsolatedShop

test.beforeAll(async () => {
  shop = await startIsolatedShop()
})

test.afterAll(() => shop.stop())

const scripts = {
  host: /^main\..*\.js$/,
  'mf-catalog': /^page-store\..*\.js$/,
  'mf-cart-checkout': /^page-\w+\..*\.js$/,
}
const MOST_KEPT = 6
/** What the browser says of files that are not there any more. */
const gone = [/Failed to load resource.*404|Refused to|Failed to find a valid digest|SRI's integrity checks failed/]

for (const { language, width } of phoneAndDesk)
  test(`a tab that was open before a release finishes its purchase after it (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const texts = shopTexts[language]
    const { page } = await customer({ address: shop.address, language, width })
    const entered = addressesOf(page)
    await page.goto('/product/DR-1042-BUR-R')
    await expect(page.getByRole('heading', { level: 1, name: texts.wrapDress })).toBeVisible()
    const before = await servedNow()
    await releaseAll(1, `purchase in ${language}`)

    await page.getByRole('radio', { name: '38 (M)' }).check({ force: true })
    await page.getByRole('button', { name: texts.addToCart }).filter({ visible: true }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: texts.checkOut }).click()
    await fillCheckout(page, language)
    expect(await loadedFrom(page, 'cart-checkout')).toEqual([before['mf-cart-checkout']])
    expect(entered()).toHaveLength(1)
    await page.getByRole('button', { name: texts.pay }).click()
    await page.waitForURL('**/sandbox-pay/**')
    await page.getByRole('button', { name: texts.approve, exact: true }).click()
    await expect(page.getByText(texts.success, { exact: true })).toBeVisible()

    // Back from the bank a page is loaded again, and with it the version that is handed out now.
    expect(await loadedFrom(page, 'cart-checkout')).toEqual([(await servedNow())['mf-cart-checkout']])
  })

for (const releases of [3, MOST_KEPT + 1])
  test(`a tab that was open before ${releases} releases goes on, with at most one reload`, async ({ customer }) => {
    const texts = shopTexts.uk
    const { page } = await customer({ address: shop.address, expects: gone })
    const entered = addressesOf(page)
    await page.goto('/about-us')
    await page.waitForLoadState('networkidle')
    await releaseAll(releases, `${releases} releases`)

    await page.getByRole('banner').getByRole('link', { name: texts.shop, exact: true }).click()
    await garmentLink(page.getByRole('main'), 'DR-1042-BLK').click()
    await page.getByRole('radio', { name: '38 (M)' }).check({ force: true })
    await page.getByRole('button', { name: texts.addToCart }).filter({ visible: true }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: texts.checkOut }).click()
    await fillCheckout(page, 'uk')
    await expect(page.getByRole('button', { name: texts.pay })).toBeEnabled()
    expect(entered().length).toBeLessThanOrEqual(2)
  })

test('a page of the host whose files are gone for good comes with the new version when it is tried again', async ({
  customer,
}) => {
  const texts = shopTexts.uk
  const { page } = await customer({ address: shop.address, expects: gone })
  const entered = addressesOf(page)
  const listOfFiles = await integrityFileOfHost()
  // The page asks for the list with its first late file, some seconds after it began: here always once the list is gone.
  const { promise: isGone, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(listOfFiles, async route => {
    await isGone
    await route.continue()
  })
  await page.goto('/store')
  await expect(page.getByRole('checkbox', { name: texts.dresses })).toBeVisible()
  await page.waitForLoadState('load')
  await releaseAll(MOST_KEPT + 1, 'static pages', ['host'])
  // Pages get the new version a moment before the server forgets the files of the oldest.
  await expect.poll(async () => (await fetch(listOfFiles)).status).toBe(404)
  letThrough()

  await page.getByRole('banner').getByRole('link', { name: texts.contacts }).click()
  await page.getByRole('button', { name: texts.tryAgain }).click()
  await page.getByRole('button', { name: texts.tryAgain }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: texts.contacts })).toBeVisible()
  expect(entered()).toHaveLength(2)
})

/** Releases everything that a purchase needs so many times; servers have noticed when it is done. */
async function releaseAll(count: number, mark: string, parts = Object.keys(scripts)): Promise<void> {
  for (const [part, file] of Object.entries(scripts)) {
    if (!parts.includes(part)) continue
    for (let done = 1; done < count; done++) await releaseChanged(shop, part, file, `/* ${mark} */`)
    await waitUntilHandedOut(shop, part, await releaseChanged(shop, part, file, `/* ${mark} */`))
  }
}

/** Where the version of the host that is handed out has its list of what each file must hold. */
async function integrityFileOfHost(): Promise<string> {
  const assets = await readFile(path.join(servedFolder(shop.folder, 'host'), 'assets.json'), 'utf8')
  return `${shop.address}/assets/${JSON.parse(assets).integrityFile}`
}

async function servedNow(): Promise<Record<string, string>> {
  const registry: Record<string, { version: string }> = await (await fetch(`${shop.address}/registry.json`)).json()
  return Object.fromEntries(Object.entries(registry).map(([part, { version }]) => [part, version]))
}

/** The addresses of documents that the tab has loaded. */
function addressesOf(page: Page): () => string[] {
  const addresses: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) addresses.push(request.url())
  })
  return () => addresses
}

/** Versions of a remote that the page has files of. */
function loadedFrom(page: Page, remote: string): Promise<string[]> {
  return page.evaluate(name => {
    const found = performance.getEntriesByType('resource').flatMap(({ name: address }) => {
      const [, version] = new RegExp(`/remotes/${name}/([0-9a-f]+)/`).exec(address) ?? []
      return version ? [version] : []
    })
    return [...new Set(found)]
  }, remote)
}
