import type { OrderWhich } from '@shop/contracts/staff/orders/order-bulk'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { BulkOrders } from './use-bulk-orders.ts'

type Props = { bulk: BulkOrders; which: OrderWhich; count: number; onClose: () => void }

/** Processing of all chosen orders begins, once that is confirmed. */
export function TakeOrders({ bulk: { take, isBusy, refusal }, which, count, onClose }: Props) {
  const { t } = useTexts()
  const confirm = async () => {
    if (await take(which)) onClose()
  }
  return (
    <ActionFrame
      title={t('actions.take')}
      about={t('orders.bulk.takeAbout', { count })}
      confirmLabel={t('confirm.take')}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
