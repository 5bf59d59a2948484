import { Badge } from '@shop/ui-kit/page/Badge'
import { useTexts } from '../use-texts.ts'

export function PaidBadge({ isPaid }: { isPaid: boolean }) {
  const { t } = useTexts()
  return <Badge tone={isPaid ? 'success' : 'warn'}>{t(isPaid ? 'orders.paid' : 'orders.notPaid')}</Badge>
}
