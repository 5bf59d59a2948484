import type { Page } from '@playwright/test'
import { press } from '../e2e/by-keyboard.ts'
import type { Language } from '../e2e/fixtures.ts'
import { personalWords } from '../e2e/personal-words.ts'

export async function openCartPopup(page: Page): Promise<void> {
  await press(page, page.getByRole('banner').locator('a[href="/cart"]'))
  await page.getByRole('dialog').locator('a[href="/checkout"]').waitFor()
}

export async function writeMailbox(page: Page, language: Language): Promise<void> {
  const foot = page.getByRole('contentinfo')
  await foot.scrollIntoViewIfNeeded()
  await foot.getByLabel(personalWords[language].newsEmail).fill(`new-here-${language}@example.com`)
}

/** The bank is away, as far as this browser knows. */
export async function refusePayments(page: Page): Promise<void> {
  const refusal = { status: false, error: { code: 'payment_unavailable' } }
  await page.route('**/api/payments/start', route => route.fulfill({ status: 503, json: refusal }))
}
