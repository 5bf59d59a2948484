import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { sendOrderCodeEndpoint } from '@shop/contracts/order-steps'
import { useState } from 'react'

/** Has a code sent to the mailbox of the order. */
export function useLetterCode(order: string) {
  const [state, setState] = useState<{ isBusy: boolean; sent: number; refusal: ShopError | null }>({
    isBusy: false,
    sent: 0,
    refusal: null,
  })
  async function send(): Promise<void> {
    setState(({ sent }) => ({ isBusy: true, sent, refusal: null }))
    try {
      await call(sendOrderCodeEndpoint, { body: { order } })
      setState(({ sent }) => ({ isBusy: false, sent: sent + 1, refusal: null }))
    } catch (error) {
      const refusal = error instanceof ShopError ? error : new ShopError('unknown')
      setState(({ sent }) => ({ isBusy: false, sent, refusal }))
    }
  }
  return { ...state, send }
}
