import { type Page, test } from '@playwright/test'

let strangers = 0

/** A number that no other story has, nor this one when it is played once more: each of Playwright's workers has its own hundred. */
export function strangerNumber(): number {
  strangers += 1
  return test.info().workerIndex * 100 + strangers
}

/** A mailbox that the shop does not know. */
export const newMailbox = (name: string): string => `${name}-${strangerNumber()}@example.com`

/** Where the button of an email leads; the job that sends comes round every few seconds. */
export async function linkInEmail(page: Page, to: string, button: string): Promise<string> {
  const rows = page.getByRole('link').filter({ hasText: to })
  const link = page.frameLocator('iframe').getByRole('link', { name: button })
  for (let tries = 0; tries < 30; tries++) {
    await page.goto('/dev/outbox')
    await appears(rows.first())
    // All emails to the mailbox: what one round of the job sends bears one moment, so the newest need not stand first.
    const count = await rows.count()
    for (let index = 0; index < count; index++) {
      await rows.nth(index).click()
      if (await appears(link)) return (await link.getAttribute('href')) ?? ''
      await page.goto('/dev/outbox')
    }
  }
  throw new Error(`No email to ${to} has the button ${button}`)
}

/** Opens the email to this mailbox whose subject has the words; the job that sends comes round every few seconds. */
export async function openEmail(page: Page, to: string, words: string): Promise<void> {
  const row = page.getByRole('link').filter({ hasText: to }).filter({ hasText: words }).first()
  for (let tries = 0; tries < 30; tries++) {
    await page.goto('/dev/outbox')
    if (await appears(row)) return row.click()
  }
  throw new Error(`No email to ${to} is about ${words}`)
}

/** The digits of the message to this phone; the job that sends comes round every few seconds. */
export async function codeInMessage(page: Page, phone: string): Promise<string> {
  const row = page.getByRole('link').filter({ hasText: 'SMS' }).filter({ hasText: phone }).first()
  for (let tries = 0; tries < 30; tries++) {
    await page.goto('/dev/outbox')
    const text = await row.textContent({ timeout: 1500 }).catch(() => null)
    const code = text?.match(/\b\d{5}\b/)?.[0]
    if (code) return code
  }
  throw new Error(`No code came to ${phone}`)
}

function appears(locator: { waitFor(options: { timeout: number }): Promise<void> }): Promise<boolean> {
  return locator.waitFor({ timeout: 1500 }).then(
    () => true,
    () => false,
  )
}

/** The six digits of the newest email with a code for an order. */
export async function codeInEmail(page: Page, order: string): Promise<string> {
  const row = page
    .getByRole('link')
    .filter({ hasText: /(?<![-\d])\d{6} / })
    .filter({ hasText: order })
    .first()
  for (let tries = 0; tries < 30; tries++) {
    await page.goto('/dev/outbox')
    if (await appears(row)) return /(?<![-\d])(\d{6}) /.exec((await row.textContent()) ?? '')?.[1] ?? ''
  }
  throw new Error(`No email brings a code for order ${order}`)
}
