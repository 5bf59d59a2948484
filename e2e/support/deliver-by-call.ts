import type { Page } from '@playwright/test'
import { callShop } from './call-shop.ts'
import { staff } from './start-shop.ts'

/** Staff ship a paid order and it is delivered, for stories that begin after the delivery. */
export async function deliverByCall(office: Page, number: string): Promise<void> {
  await callShop(office, '/api/admin/login', { data: staff })
  const act = (action: string, data: object) => callShop(office, `/api/admin/orders/${number}/${action}`, { data })
  await act('take', {})
  await act('ship', { tracking: '20450000000009' })
  await act('delivered', {})
}
