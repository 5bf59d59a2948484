import { expect, type Locator, type Page } from '@playwright/test'

/** Turns the wheel until the shop has noticed: on a busy machine the first turn may come before it listens. */
export async function scrollUntil(page: Page, shown: Locator, by: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, by)
    await expect(shown).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
}
