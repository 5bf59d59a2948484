import * as z from 'zod/mini'
import { defineListFile } from '../list-file.ts'
import { salesDaySchema } from '../staff-statistics.ts'
import { paymentIssues } from './payments-desk.ts'
import { deskPath } from './payments-desk-calls.ts'

const ofDesk = { access: 'staff:refunds', owner: 'cart-checkout' } as const

export const unmatchedListFile = defineListFile({
  ...ofDesk,
  path: `${deskPath}/unmatched`,
  rows: 'payment events that no order explains',
  action: 'payment_unmatched_export',
  filter: z.object({}),
})
export const deskOrdersListFile = defineListFile({
  ...ofDesk,
  path: `${deskPath}/orders`,
  rows: 'orders of one list of the payments desk',
  action: 'payment_issue_export',
  filter: z.object({ issue: z.enum(paymentIssues) }),
  audited: ['issue'],
})
export const differencesListFile = defineListFile({
  ...ofDesk,
  path: `${deskPath}/check`,
  rows: 'differences that the comparison of a day found',
  action: 'payment_difference_export',
  filter: z.object({ day: salesDaySchema }),
  audited: ['day'],
})
