import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { type IsolatedShop, previewChanged, startIsolatedShop } from '../../support/isolated-shop.ts'
import { garmentLink } from '../../support/purchase.ts'
import { staff } from '../../support/start-shop.ts'

const SECRET = 'only-for-browser-stories-of-previews'
const REASON = 'a shorter title'
const texts = {
  uk: {
    tested: /^Ви тестуєте: mf-catalog/,
    over: /^Тестова версія вже не діє, ви бачите звичайну: mf-catalog/,
    close: 'Зрозуміло',
    catalogue: 'Каталог',
    link: (version: string) => `Посилання на перегляд ${version}`,
    shown: (version: string) => `Посилання для перевірки: ${version}`,
    end: (version: string) => `Завершити перегляд ${version}`,
    ended: 'Перегляд завершено',
    found: '1 зауваження перевірок',
  },
  en: {
    tested: /^You are testing: mf-catalog/,
    over: /^The test version is over, you see the usual one: mf-catalog/,
    close: 'OK',
    catalogue: 'Catalogue',
    link: (version: string) => `Link to preview ${version}`,
    shown: (version: string) => `Test link: ${version}`,
    end: (version: string) => `End preview ${version}`,
    ended: 'The preview has ended',
    found: '1 finding of its proofs',
  },
}
let shop: IsolatedShop

test.beforeAll(async () => {
  shop = await startIsolatedShop({ RELEASES_SECRET: SECRET })
})

test.afterAll(() => shop.stop())

/** Which store this page has, once it runs. */
async function storeOf(page: Page): Promise<string> {
  await expect(garmentLink(page, 'DR-1042-BLK')).toBeVisible()
  await expect(page.locator('[data-is-painted], .preloader, .painted-header')).toHaveCount(0)
  return page.evaluate(() => document.documentElement.dataset.storeOf ?? 'usual')
}

/** A command of package.json on the machine of this shop; gives what it prints. */
async function runCommand(script: string, ...args: string[]): Promise<string> {
  const root = path.resolve(import.meta.dirname, '../../..')
  const file = path.join(root, 'shared/tooling/src', script)
  const env = { PATH: process.env.PATH, PARTS_DIR: shop.folder }
  const flags = ['--disable-warning=ExperimentalWarning', file, ...args]
  return (await promisify(execFile)(process.execPath, flags, { cwd: root, env })).stdout
}

async function openPreview(mark: string) {
  const added = `document.documentElement.dataset.storeOf = "${mark}";`
  const about = { secret: SECRET, reason: REASON }
  const made = await previewChanged(shop, 'mf-catalog', /^page-store\..*\.js$/, added, about)
  const opens = async () => (await fetch(`${shop.address}${made.path}`, { redirect: 'manual' })).status
  await expect.poll(opens).toBe(303)
  return made
}

for (const { language, width } of phoneAndDesk)
  test(`a preview is seen by those who have its link, with a bar that says so, until an owner ends it (${language}, ${width})`, async ({
    customer,
  }) => {
    const { tested, over, close, ...office } = texts[language]
    const { version, path: link } = await openPreview(`preview-${language}`)
    const { page: tester } = await customer({ address: shop.address, language, width })
    const { page: other } = await customer({ address: shop.address, language, width })

    await tester.goto(link.replace('/?', '/store?'))
    expect(await storeOf(tester)).toBe(`preview-${language}`)
    await expect(tester.getByText(tested)).toBeInViewport()
    await other.goto('/store')
    expect(await storeOf(other)).toBe('usual')

    const { page } = await customer({ address: shop.address, language, width })
    await callShop(page, '/api/admin/login', { data: staff })
    await page.goto('/admin/other/releases')
    const part = page.getByRole('region', { name: office.catalogue, exact: true })
    const row = part.getByRole('row').filter({ hasText: REASON })
    await row.getByText(office.found).click()
    await expect(row.getByText('budget: the store is 2 KiB too heavy')).toBeVisible()
    await part.getByRole('button', { name: office.link(version) }).click()
    const address = await part.getByRole('textbox', { name: office.shown(version) }).inputValue()
    expect(await settledViolations(page)).toEqual([])
    const { page: invited } = await customer({ address: shop.address, language, width })
    await invited.goto(address.replace('/?', '/store?'))
    expect(await storeOf(invited)).toBe(`preview-${language}`)

    // A page that is open would fetch what it may need next, and its files are closed in a moment.
    for (const open of [tester, invited]) await open.goto('/robots.txt')
    await part.getByRole('button', { name: office.end(version) }).click()
    await expect(page.getByText(office.ended).first()).toBeVisible()
    await expect(row).toHaveCount(0)

    await expect.poll(async () => (await tester.goto('/store'))?.status() === 200 && storeOf(tester)).toBe('usual')
    await expect(tester.getByText(over)).toBeInViewport()
    await tester.goto('/contacts')
    await expect(tester.getByText(over)).toBeInViewport()
    expect(await settledViolations(tester)).toEqual([])
    await tester.getByRole('link', { name: close }).click()
    await expect(tester.getByText(over)).toHaveCount(0)
    await tester.goto('/store')
    expect(await storeOf(tester)).toBe('usual')
  })

test('a preview is in the list of releases, and the command ends it without a question', async ({ customer }) => {
  const { version, path: link } = await openPreview('preview-of-command')
  const { page: tester } = await customer({ address: shop.address })
  await tester.goto(link.replace('/?', '/store?'))
  expect(await storeOf(tester)).toBe('preview-of-command')
  await tester.goto('/robots.txt')

  expect(await runCommand('list-releases.ts')).toMatch(new RegExp(`${version} {2}preview until .*${REASON}`))
  expect(await runCommand('strike.ts', 'mf-catalog', version)).toContain('is no preview any more')
  await expect.poll(async () => (await tester.goto('/store'))?.status() === 200 && storeOf(tester)).toBe('usual')
  await expect(tester.getByText(texts.uk.over)).toBeVisible()
})
