import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'

const PLACE = 500

async function readOn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // What the server painted is shorter than the page that takes its place: a busy machine may draw that one later.
  await expect(async () => {
    await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), PLACE)
    expect(await page.evaluate(() => window.scrollY)).toBe(PLACE)
  }).toPass({ timeout: 60_000 })
}

const standsAt = (page: Page, y: number) => page.waitForFunction(place => window.scrollY === place, y)

test('a new page begins at its top, a reloaded one where it was', async ({ customer }) => {
  const { page, open } = await customer({ width: 390 })
  await open('/delivery-and-payment')
  await readOn(page)

  await page.reload()
  await standsAt(page, PLACE)
  await open('/exchange-and-return')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')

  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('Back leads to the place in the list that the customer left', async ({ customer }) => {
  const { page, open } = await customer()
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
