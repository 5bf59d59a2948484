import type { StaffRight } from '@shop/contracts/endpoint'
import type { IconName } from '@shop/ui-kit/Icon'

type Section = { path: string; name: string; right: StaffRight; icon: IconName }

export const sections: readonly Section[] = [
  { path: '/admin/other/third-party', name: 'links', right: 'orders', icon: 'share' },
  { path: '/admin/other/promo-codes', name: 'promo', right: 'promo', icon: 'star' },
  { path: '/admin/other/outbox', name: 'outbox', right: 'system', icon: 'mail' },
]
