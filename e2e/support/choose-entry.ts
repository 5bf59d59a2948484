import type { Page } from '@playwright/test'

/** Finds a thing of a dictionary in its field by typing, and takes it; without a name the first one that there is. */
export async function chooseEntry(page: Page, label: string, entry?: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.click()
  if (entry) await field.fill(entry)
  const options = page.getByRole('listbox').getByRole('option')
  await (entry ? options.filter({ hasText: entry }) : options).first().click()
}
