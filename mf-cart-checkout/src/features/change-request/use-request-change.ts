import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { requestChangeEndpoint } from '@shop/contracts/staff/orders/customer-order-actions'
import { useState } from 'react'
import type { Wish } from './change-draft.ts'

/** Asks the shop for a change of the order. */
export function useRequestChange(order: string, onDone: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ShopError | null>(null)

  async function ask(wish: Wish): Promise<void> {
    setBusy(true)
    setRefusal(null)
    try {
      await call(requestChangeEndpoint, { body: { order, ...wish } })
      await onDone()
    } catch (error) {
      setRefusal(error instanceof ShopError ? error : new ShopError('unknown'))
    } finally {
      setBusy(false)
    }
  }
  const fields = refusal?.details.fields
  /** What is wrong with this field, as the shop says. */
  const problem = (field: string): unknown =>
    typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>)[field] : undefined
  return { isBusy, refusal, problem, ask }
}
