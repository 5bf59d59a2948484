import { type Locator, type Page, test } from '@playwright/test'

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

/** Opens the email to this mailbox whose subject has the words. */
export async function openEmail(page: Page, to: string, words: string): Promise<void> {
  await (await newestMessage(page, to, words)).click()
}

/** The digits of the message to this phone. */
export const codeInMessage = (page: Page, phone: string) => findCode(page, /\b(\d{5})\b/, 'SMS', phone)

/** The six digits of the newest email with a code for an order. */
export const codeInEmail = (page: Page, order: string) => findCode(page, /(?<![-\d])(\d{6}) /, order)

async function findCode(page: Page, code: RegExp, ...words: string[]): Promise<string> {
  const message = await newestMessage(page, code, ...words)
  return code.exec((await message.textContent()) ?? '')?.[1] ?? ''
}

/** The newest message whose line has all the words; the job that sends comes round every few seconds. */
async function newestMessage(page: Page, ...words: (string | RegExp)[]): Promise<Locator> {
  const row = words.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('link')).first()
  for (let tries = 0; tries < 30; tries++) {
    await page.goto('/dev/outbox')
    if (await appears(row)) return row
  }
  throw new Error(`No message has ${words.join(', ')}`)
}

function appears(locator: Locator): Promise<boolean> {
  return locator.waitFor({ timeout: 1500 }).then(
    () => true,
    () => false,
  )
}
