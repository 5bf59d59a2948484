import { expect, type Page } from '@playwright/test'

/** What the server painted has the same links as the shop that takes its place; those of the shop open drawers instead. */
export async function hasStarted(page: Page): Promise<void> {
  await expect(page.locator('.painted-header, .preloader')).toHaveCount(0)
}
