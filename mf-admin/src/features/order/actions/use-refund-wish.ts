import type { FullOrder } from '@shop/contracts/staff-orders'
import { useState } from 'react'
import { keyOf, type Picked, pickedLines } from './picked-lines.ts'

export const refundKinds = ['all', 'lines', 'sum'] as const
type RefundKind = (typeof refundKinds)[number]
export type RefundWishForm = ReturnType<typeof useRefundWish>

/** What staff fill in to give money back, and how the call says it. */
export function useRefundWish({ lines, payments }: FullOrder) {
  const approved = payments.filter(({ state }) => state === 'approved')
  const [kind, setKind] = useState<RefundKind>('all')
  const [picked, setPicked] = useState<Picked>({})
  const [worn, setWorn] = useState<readonly string[]>([])
  const [delivery, setDelivery] = useState(false)
  const [amount, setAmount] = useState('')
  const [comment, setComment] = useState('')
  const [paymentId, setPaymentId] = useState('')

  const undecided = (key: string) => lines.find(line => keyOf(line) === key)?.undecided ?? 0
  const chosen = pickedLines(lines, picked).map(line =>
    undecided(keyOf(line)) > 0 ? { ...line, restock: !worn.includes(keyOf(line)) } : line,
  )
  const what = { all: {}, lines: { lines: chosen, delivery }, sum: { amount: decimal(amount) } }
  const of = approved.find(({ payment_id }) => payment_id === paymentId) ?? approved[0]
  return {
    ...{ kind, setKind, picked, setPicked, worn, setWorn, delivery, setDelivery, amount, setAmount },
    ...{ comment, setComment, paymentId, setPaymentId },
    payments: approved,
    left: of ? of.amount - of.given_back : 0,
    body: { ...what[kind], comment, ...(paymentId && { payment_id: paymentId }) },
  }
}

/** "1 250,50" as people write it; 0 is refused by the service. */
function decimal(text: string): number {
  const number = Number(text.replace(/[\s\u00a0]/g, '').replace(',', '.'))
  return Number.isFinite(number) ? number : 0
}
