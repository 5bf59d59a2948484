import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import {
  cancelOrderEndpoint,
  type cancelOutcomes,
  sendOrderCodeEndpoint,
} from '@shop/contracts/staff/orders/customer-order-actions'
import { useState } from 'react'

export type CancelOutcome = (typeof cancelOutcomes)[number]

type CancelState = { isBusy: boolean; isCodeSent: boolean; refusal: ShopError | null }

/** Cancels the order; a browser that did not place it needs the code that is emailed. */
export function useCancelOrder(order: string, onDone: (outcome?: CancelOutcome) => void) {
  const [state, setState] = useState<CancelState>({ isBusy: false, isCodeSent: false, refusal: null })

  // While it is busy the bank may be asked, for three seconds at most.
  async function attempt(work: () => Promise<void>): Promise<void> {
    setState(before => ({ ...before, isBusy: true, refusal: null }))
    try {
      await work()
      setState(before => ({ ...before, isBusy: false }))
    } catch (error) {
      const refusal = error instanceof ShopError ? error : new ShopError('unknown')
      setState(before => ({ ...before, isBusy: false, refusal }))
      // What the page says may be old: somebody paid, or gave the order up, elsewhere.
      if (refusal.code === 'illegal_transition') onDone()
    }
  }
  return {
    ...state,
    sendCode: () =>
      attempt(async () => {
        await call(sendOrderCodeEndpoint, { body: { order } })
        setState(before => ({ ...before, isCodeSent: true }))
      }),
    cancel: (code?: string) =>
      attempt(async () => {
        const { outcome } = await call(cancelOrderEndpoint, { body: { order, ...(code !== undefined && { code }) } })
        onDone(outcome)
      }),
  }
}
