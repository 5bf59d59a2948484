import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { useState } from 'react'
import type { CallRefusal } from '../../../session/use-staff-call.ts'

// Nobody knows what became of the money: pressed again, it is still the same refund.
const withoutAnswer: readonly CallRefusal['code'][] = ['unknown', 'busy']

/**
 * One decision to give money back: its key, and the sum given back so far that staff saw when they took it. An answer ends
 * it; one that names another sum makes staff decide again, with that sum before them.
 */
export function useRefundAttempt({ refunded_so_far }: FullOrder) {
  const [attempt, setAttempt] = useState(() => ({ key: crypto.randomUUID(), seen: refunded_so_far }))

  function onRefused({ code, details }: CallRefusal): void {
    if (withoutAnswer.includes(code)) return
    const present = details.refunded_so_far
    setAttempt({ key: crypto.randomUUID(), seen: typeof present === 'number' ? present : attempt.seen })
  }
  return { ...attempt, onRefused }
}
