import type { StaffRight } from '@shop/contracts/endpoint'

type OfficeLink = { path: string; name: string; right?: StaffRight }

/** The sections of the back office, each for those who have its right. */
export const officeLinks: readonly OfficeLink[] = [
  { path: '/admin/home', name: 'home' },
  { path: '/admin/orders', name: 'orders', right: 'orders' },
  { path: '/admin/other', name: 'other' },
]
