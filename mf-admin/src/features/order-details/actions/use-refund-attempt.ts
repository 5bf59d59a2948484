import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { useState } from 'react'
import { hasAnswer } from '../../../session/use-request-key.ts'
import type { CallRefusal } from '../../../session/use-staff-call.ts'

/**
 * One decision to give money back: its key, and the sum given back so far that staff saw when they took it. An answer ends
 * it; one that names another sum makes staff decide again, with that sum before them.
 */
export function useRefundAttempt({ refunded_so_far }: FullOrder) {
  const [attempt, setAttempt] = useState(() => ({ key: crypto.randomUUID(), seen: refunded_so_far }))

  function onRefused(refusal: CallRefusal): void {
    if (!hasAnswer(refusal)) return
    const present = refusal.details.refunded_so_far
    setAttempt({ key: crypto.randomUUID(), seen: typeof present === 'number' ? present : attempt.seen })
  }
  return { ...attempt, onRefused }
}
