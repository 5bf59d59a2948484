import type { FullOrder } from '@shop/contracts/staff-orders'
import { Notice } from '@shop/ui-kit/Notice'
import { textOfWord, useTexts } from '../../use-texts.ts'

/** What a person must look at. */
export function OrderAlerts({ alerts }: Pick<FullOrder, 'alerts'>) {
  const { t } = useTexts()
  return alerts.map(alert => (
    <Notice key={alert} tone="warn">
      {textOfWord(t, 'alerts', alert)}
    </Notice>
  ))
}
