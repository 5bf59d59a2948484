import type { Page } from '@playwright/test'
import { callShop } from './call-shop.ts'

type Purchase = URLSearchParams

/** What the page of an order posts to the trial bank. */
export async function purchaseOf(page: Page, ref: string, method = 'card'): Promise<Purchase> {
  const started = await callShop(page, '/api/payments/start', { data: { order: ref, method } })
  const { fields }: { fields: { name: string; value: string }[] } = await started.json()
  return new URLSearchParams(fields.map(({ name, value }) => [name, value]))
}

/** The bank takes the money, for stories that begin behind the payment. */
export async function payByCall(page: Page, ref: string): Promise<void> {
  await bankDecides(page, await purchaseOf(page, ref), 'approve')
}

/** Reads the signed fields from the trial bank's page that is open. */
export async function purchaseOnPage(page: Page): Promise<Purchase> {
  const posted = await page
    .locator('form')
    .evaluate((form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => [name, String(value)]))
  return new URLSearchParams(posted.map(([name = '', value = '']) => [name, value]))
}

/** The bank makes up its mind, and nobody comes back from its page. */
export async function bankDecides(page: Page, purchase: Purchase, choice: string): Promise<void> {
  const data = new URLSearchParams([...purchase, ['choice', choice]]).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await page.request.post('/sandbox-pay/decide', { headers, data, maxRedirects: 0 })
  if (answer.status() !== 303) throw new Error(`the bank answers ${answer.status()}: ${await answer.text()}`)
}
