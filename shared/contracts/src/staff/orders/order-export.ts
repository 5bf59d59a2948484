import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { fileFormatSchema } from '../../file-format.ts'
import { orderFilterSchema } from './order-filter.ts'

const path = '/api/admin/orders/exports'
const access = 'staff:orders' as const
const owner = 'cart-checkout' as const

export const startOrderExportEndpoint = defineEndpoint({
  method: 'POST',
  path,
  summary:
    'Asks for the orders of a filter as a file; its count and the filter, without the words looked for, stay in the audit log',
  access,
  owner,
  action: 'order_export',
  audited: [
    'filter.tab',
    'filter.paid',
    'filter.needs',
    'filter.delivery',
    'filter.preorder',
    'filter.assignee',
    'filter.sum_from',
    'filter.sum_to',
    'filter.from',
    'filter.until',
    'count',
  ],
  stepUp: true,
  body: z.object({ filter: orderFilterSchema, language: z.enum(['uk', 'en']), format: fileFormatSchema }),
  success: 201,
  /** `more`: there are more than `count`, and all of them are in the file. */
  result: z.object({ id: z.string(), count: z.int(), more: z.boolean() }),
})
export const orderFileEndpoint = defineEndpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'The file of orders that was asked for, as CSV or XLSX, for five minutes and for who asked alone',
  access,
  owner,
  params: z.object({ id: z.uuid('invalid') }),
  csv: true,
  result: z.object({}),
})
