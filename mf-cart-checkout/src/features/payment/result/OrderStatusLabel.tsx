import type { ReactNode } from 'react'
import { useTexts } from '../../../use-texts.ts'
import type { OrderStatus } from '../order-status.ts'
import css from './OrderStatusLabel.module.css'

/** The status of the order's payment in one word; announced again whenever it changes. */
export function OrderStatusLabel({ status }: { status: OrderStatus }) {
  const { t } = useTexts()
  return <StatusLabel tone={status}>{t(`order.status.${status}`)}</StatusLabel>
}

export function StatusLabel({ tone, children }: { tone: OrderStatus; children: ReactNode }) {
  return (
    <p role="status" className={css.label} data-status={tone}>
      {children}
    </p>
  )
}
