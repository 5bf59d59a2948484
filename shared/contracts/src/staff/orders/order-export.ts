import { defineListFile } from '../list-file.ts'
import { orderFilterSchema } from './order-filter.ts'

export const orderListFile = defineListFile({
  path: '/api/admin/orders',
  rows: 'orders',
  access: 'staff:orders',
  owner: 'cart-checkout',
  action: 'order_export',
  filter: orderFilterSchema,
  audited: ['tab', 'paid', 'needs', 'delivery', 'preorder', 'assignee', 'sum_from', 'sum_to', 'from', 'until'],
})
