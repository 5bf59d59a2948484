import type { OrderWhich } from '@shop/contracts/staff/orders/order-bulk'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { BulkKind, BulkOrders } from './use-bulk-orders.ts'

type Props = { kind: BulkKind; bulk: BulkOrders; which: OrderWhich; count: number; onClose: () => void }

/** Begins a bulk change of the chosen orders once it is confirmed. */
export function ConfirmBulk({ kind, bulk: { begin, isBusy, refusal }, which, count, onClose }: Props) {
  const { t } = useTexts()
  const confirm = async () => {
    if (await begin(kind, which)) onClose()
  }
  return (
    <ActionFrame
      title={t(`orders.bulk.${kind}`)}
      about={t(`orders.bulk.${kind}About`, { count })}
      confirmLabel={t(`orders.bulk.${kind}Confirm`)}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
