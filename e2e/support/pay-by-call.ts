import type { Page } from '@playwright/test'
import { callShop } from './call-shop.ts'

/** The trial bank takes the money, for stories that begin behind the payment. */
export async function payByCall(page: Page, ref: string): Promise<void> {
  const started = await callShop(page, '/api/payments/start', { data: { order: ref, method: 'card' } })
  const { fields }: { fields: { name: string; value: string }[] } = await started.json()
  const form = new URLSearchParams([...fields.map(({ name, value }) => [name, value]), ['choice', 'approve']])
  await callShop(page, '/sandbox-pay/decide', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    data: form.toString(),
  })
}
