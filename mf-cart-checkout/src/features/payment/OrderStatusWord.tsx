import type { ReactNode } from 'react'
import { useTexts } from '../../use-texts.ts'
import css from './OrderStatusWord.module.css'
import type { OrderStatus } from './order-status.ts'

/** The one word of the order's payment; said again whenever it changes. */
export function OrderStatusWord({ status }: { status: OrderStatus }) {
  const { t } = useTexts()
  return <StatusWord tone={status}>{t(`order.status.${status}`)}</StatusWord>
}

export function StatusWord({ tone, children }: { tone: OrderStatus; children: ReactNode }) {
  return (
    <p role="status" className={css.word} data-status={tone}>
      {children}
    </p>
  )
}
