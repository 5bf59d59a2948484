import type { Page } from 'playwright-core'
import type { Look } from './looks.ts'

/** The part of the federation's runtime by which a page finds what host and remotes share. */
type Federation = { __INSTANCES__: { loadShare(name: string): Promise<() => Popups> }[] }
type Popups = { openPopup(name: string, input: object): void }

const PATIENCE_MS = 10_000

/** Opens what lies over a page, and waits until its remote has filled it. */
export async function openOver(page: Page, { address, opens }: Look): Promise<void> {
  if (!opens) return
  const patience = { timeout: PATIENCE_MS }
  if (opens === 'header-search') {
    await page.locator('header a[href="/search"]').first().click(patience)
    return page.locator('#header-search input').waitFor(patience)
  }
  // With all that any popup is opened with: each takes what it knows.
  const article = /^\/product\/(.+)$/.exec(address)?.[1] ?? ''
  const input = { article, size: '38 (M)', email: 'customer@trial.example', day: 'birthday' }
  await page.evaluate(openByName, { opens, input })
  await page.locator('dialog[open] :is(h1, h2, h3)').first().waitFor(patience)
}

/** Runs in the page. Buttons that open a popup differ by page and language; all of them call this function of the shell. */
async function openByName({ opens, input }: { opens: string; input: object }): Promise<void> {
  const { __FEDERATION__: federation } = globalThis as unknown as { __FEDERATION__: Federation }
  const popups = await federation.__INSTANCES__[0]?.loadShare('@shop/shell/popup')
  if (!popups) throw new Error('the page shares no popups')
  popups().openPopup(opens, input)
}
