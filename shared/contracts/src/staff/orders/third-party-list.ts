import * as z from 'zod/mini'
import { defineListFile } from '../list-file.ts'

export const thirdPartyListFile = defineListFile({
  path: '/api/admin/third-party-orders',
  rows: 'orders by link',
  access: 'staff:orders',
  owner: 'cart-checkout',
  action: 'third_party_order_export',
  filter: z.object({ search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'too_long'))) }),
})
