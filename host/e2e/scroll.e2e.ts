import type { Page } from 'playwright-core'
import { aVisitor } from './visitor.ts'

jest.setTimeout(60_000)

const PLACE = 500

async function readOn(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  // What the server painted is shorter than the page that takes its place.
  await page.waitForLoadState('networkidle')
  await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), PLACE)
  await page.waitForFunction(y => window.scrollY === y, PLACE)
}

const standsAt = (page: Page, y: number) => page.waitForFunction(place => window.scrollY === place, y)

test('a page that comes anew begins at its top, one that is loaded again where it was', async () => {
  const { page, open } = await aVisitor({ width: 390 })
  await open('/delivery-and-payment')
  await readOn(page)

  await page.reload()
  await standsAt(page, PLACE)
  await open('/exchange-and-return')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')

  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the way back leads to the place in the list that the shopper left', async () => {
  const { page, open } = await aVisitor()
  await open('/store')
  await readOn(page)

  await page
    .getByRole('link', { name: /^Сукня/ })
    .first()
    .click()
  await page.waitForURL('**/product/**')
  await standsAt(page, 0)
  await page.goBack()

  await page.waitForURL('**/store')
  await standsAt(page, PLACE)
})
