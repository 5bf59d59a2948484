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
  /** Is this field what the refusal is about? */
  const wrong = (field: string) => typeof fields === 'object' && fields !== null && field in fields
  return { isBusy, refusal, wrong, ask }
}
