import type { HealthName } from '@shop/contracts/staff/staff-health'

/** All states, with what to do about them. */
export const healthPage = '/admin/other/health'

/** Where the matter of a check is looked after; emails, messages and orders for 1C are tried again there. */
export const healthPlaces: Partial<Record<HealthName, string>> = {
  emails: '/admin/other/outbox?state=dead&kind=email',
  sms: '/admin/other/outbox?state=dead&kind=sms',
  tasks: '/admin/other/outbox?state=dead&kind=task',
  accounting: '/admin/other/1c?state=failed',
  exchange_door: '/admin/other/1c',
  rate: '/admin/other/rates',
  comparison: '/admin/other/payments?tab=differences',
  releases: '/admin/other/releases',
}
