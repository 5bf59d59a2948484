import { call } from '@shop/api-client/call'
import type { BodyOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { returnOrderEndpoint } from '@shop/contracts/staff/orders/customer-order-actions'
import { useRef, useState } from 'react'

type Wish = BodyOf<typeof returnOrderEndpoint>

/** Asks to send items back, once however often the button is pressed. */
export function useAskReturn(onDone: () => Promise<void>, onRefused: (refusal: ShopError) => void) {
  const isInProgress = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ShopError | null>(null)

  async function ask(wish: Wish): Promise<void> {
    if (isInProgress.current) return
    isInProgress.current = true
    setBusy(true)
    setRefusal(null)
    try {
      await call(returnOrderEndpoint, { body: wish })
      // Busy until the page knows of it: there is nothing to press in between.
      await onDone()
    } catch (error) {
      const refused = error instanceof ShopError ? error : new ShopError('unknown')
      setRefusal(refused)
      onRefused(refused)
    } finally {
      isInProgress.current = false
      setBusy(false)
    }
  }
  return { isBusy, refusal, ask }
}
