import { defineListFile } from './list-file.ts'
import { salesSearchQuery, salesSubjects } from './staff-statistics.ts'

const ofSearch = {
  access: 'staff:statistics',
  owner: 'cart-checkout',
  filter: salesSearchQuery,
  audited: [...salesSubjects, 'from', 'to'],
} as const

export const salesListFile = defineListFile({
  ...ofSearch,
  path: '/api/admin/statistics/sales',
  rows: 'sales of a search by size and month, with their total',
  action: 'order_sales_export',
})
export const sewAgainListFile = defineListFile({
  ...ofSearch,
  path: '/api/admin/statistics/sew-again',
  rows: 'sizes to sew again of a search of sales',
  action: 'order_sew_again_export',
})
