import * as z from 'zod/mini'
import { defineListFile } from '../list-file.ts'
import { customerFilterFields, ofCustomers } from './staff-customers.ts'

export const newsletterListFile = defineListFile({
  ...ofCustomers,
  path: '/api/admin/newsletter',
  rows: 'people who get the newsletter, with the proof of their consent,',
  action: 'customer_newsletter_export',
  filter: z.object({}),
})
export const noteListFile = defineListFile({
  ...ofCustomers,
  path: '/api/admin/customer-notes',
  rows: 'notes about customers',
  action: 'customer_notes_export',
  filter: z.object(customerFilterFields),
  audited: ['level', 'card_kind', 'sum_from', 'ordered'],
})
