import type { Page } from '@playwright/test'
import { comesToRest } from './comes-to-rest.ts'
import { watchNetwork } from './network-rest.ts'

export const expects = [
  // What is not there, and expired links of emails, are pages too; the browser says so.
  /Failed to load resource.*(404|410)/,
  // A window that was wider on the page before has the larger picture at hand, and takes that instead of the preloaded one.
  /\/images\/.* was preloaded using link preload but not used/,
]

/** Opens an address on a phone and waits until the page is all there. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const networkRests = watchNetwork(page)
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // Pictures that are drawn for the first time take long, in the two frames of a preview above all.
  await networkRests()
  // A busy machine takes longer between two requests than the network counts as idle.
  await comesToRest(page)
}

/** Goes from page to page and gathers what is wrong on each; one that does not even open is reported like the rest. */
export async function gather(
  addresses: readonly string[],
  lookAt: (address: string) => Promise<string[]>,
): Promise<string[]> {
  const wrong: string[] = []
  for (const address of addresses) {
    const found = await lookAt(address).catch((error: Error) => [error.message])
    wrong.push(...found.map(problem => `${address}: ${problem}`))
  }
  return wrong
}
