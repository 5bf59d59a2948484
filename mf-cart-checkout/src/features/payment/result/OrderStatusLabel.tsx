import type { ReactNode } from 'react'
import { useTexts } from '../../../use-texts.ts'
import type { OrderStatus, progressOf } from '../order-status.ts'
import css from './OrderStatusLabel.module.css'

type Props = { status: OrderStatus; progress: ReturnType<typeof progressOf> }

/** From then on the goods are what the customer waits for, and no longer the payment. */
const ofGoods = ['ready', 'shipped', 'delivered', 'completed'] as const

/** The status of the order in a word or two: of its payment, later of its goods; announced again whenever it changes. */
export function OrderStatusLabel({ status, progress }: Props) {
  const { t } = useTexts()
  const goods = ofGoods.find(state => state === progress)
  return <StatusLabel tone={status}>{t(goods ? `order.goods.${goods}` : `order.status.${status}`)}</StatusLabel>
}

export function StatusLabel({ tone, children }: { tone: OrderStatus; children: ReactNode }) {
  return (
    <p role="status" className={css.label} data-status={tone}>
      {children}
    </p>
  )
}
