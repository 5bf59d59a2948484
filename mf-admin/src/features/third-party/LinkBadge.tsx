import type { StaffThirdPartyOrder } from '@shop/contracts/orders/third-party-orders'
import { Badge, type BadgeTone } from '@shop/ui-kit/page/Badge'
import { useTexts } from '../../use-texts.ts'

const tones: Record<StaffThirdPartyOrder['status'], BadgeTone> = {
  unpaid: 'warn',
  in_processing: 'info',
  approved: 'success',
  declined: 'error',
  expired: 'plain',
  refunded: 'plain',
}

export function LinkBadge({ status }: Pick<StaffThirdPartyOrder, 'status'>) {
  const { t } = useTexts()
  return <Badge tone={tones[status]}>{t(`link.states.${status}`)}</Badge>
}
