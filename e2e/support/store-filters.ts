import type { Page } from '@playwright/test'
import { shopTexts } from '../texts/shop-texts.ts'
import { expect, type Language } from './fixtures.ts'

type Wanted = {
  dresses?: true
  colour?: string
  size?: string
  /** Whole hryvnias or euros. */
  upTo?: number
}

/** Chooses as a shopper does: beside the list on wide screens, at once; in the sheet on phones, and has the list shown. */
export async function chooseFilters(
  page: Page,
  language: Language,
  { dresses, colour, size, upTo }: Wanted,
): Promise<void> {
  const texts = shopTexts[language]
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  if (isPhone) await page.getByRole('button', { name: texts.filters }).click()
  const filters = isPhone ? page.getByRole('dialog') : page.getByRole('complementary')
  if (dresses) await filters.getByRole('checkbox', { name: texts.dresses }).check()
  if (size) await filters.getByRole('checkbox', { name: size }).check()
  if (colour) {
    const box = filters.getByRole('checkbox', { name: colour, exact: true })
    // Colours stand in a group that is closed on phones.
    if (isPhone) await filters.getByRole('heading', { name: texts.colour, exact: true }).click()
    await box.check()
  }
  if (upTo) {
    const field = filters.getByRole('textbox', { name: texts.priceTo })
    await field.fill(String(upTo))
    if (!isPhone) await field.press('Enter')
  }
  if (isPhone) await filters.getByRole('button', { name: texts.showProducts }).click()
}

/** The garments of the list as they stand, once nothing more is on its way: colours of one model share their title, not their address. */
export async function garmentsOf(page: Page, language: Language): Promise<string[]> {
  const list = page.getByRole('main').getByRole('list', { name: shopTexts[language].products })
  await list.and(page.locator(':not([aria-busy])')).getByRole('link').first().waitFor()
  const titles = list.getByRole('heading', { level: 3 }).getByRole('link')
  return titles.evaluateAll(links => links.map(link => `${link.textContent} ${link.getAttribute('href')}`))
}

/** Waits until the list shows these garments: the address changes before the list does. */
export async function showsGarments(page: Page, language: Language, garments: string[]): Promise<void> {
  await expect.poll(() => garmentsOf(page, language)).toEqual(garments)
}
