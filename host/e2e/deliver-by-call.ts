import type { Page } from '@playwright/test'
import { askShop } from './ask-shop.ts'
import { staff } from './start-shop.ts'

/** Staff send a paid order and she has it, for stories that begin behind the parcel. */
export async function deliverByCall(office: Page, number: string): Promise<void> {
  await askShop(office, '/api/admin/login', { data: staff })
  const step = (word: string, data: object) => askShop(office, `/api/admin/orders/${number}/${word}`, { data })
  await step('take', {})
  await step('ship', { tracking: '20450000000009' })
  await step('delivered', {})
}
