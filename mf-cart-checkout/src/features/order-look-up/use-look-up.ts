import { call } from '@shop/api-client/call'
import { type lookUpFormSchema, lookUpOrderEndpoint } from '@shop/contracts/orders/look-up'
import { type Refusal, refusalOf } from '@shop/shell/refusal'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { refreshOrder } from '../../order-code/refresh-order.ts'

export type LookedUpFor = z.infer<typeof lookUpFormSchema>

/** `asked` is null until the customer may type the code; `sent`: how many codes were asked for here. */
type LookUp = { asked: LookedUpFor | null; sent: number; isBusy: boolean; refusal: Refusal | null }

const start: LookUp = { asked: null, sent: 0, isBusy: false, refusal: null }

/** Asks for a code, then for the order; `onFound` gets its ref. The service never says whether there is such an order. */
export function useLookUp(onFound: (ref: string) => void) {
  const [state, setState] = useState(start)

  async function attempt(work: () => Promise<Partial<LookUp>>): Promise<void> {
    setState(before => ({ ...before, isBusy: true, refusal: null }))
    try {
      const news = await work()
      setState(before => ({ ...before, ...news, isBusy: false }))
    } catch (error) {
      setState(before => ({ ...before, isBusy: false, refusal: refusalOf(error) }))
    }
  }

  return {
    ...state,
    sendCode: (asked: LookedUpFor) =>
      attempt(async () => {
        await call(lookUpOrderEndpoint, { body: asked })
        return { asked, sent: state.sent + 1 }
      }),
    /** Asked for in another tab, the code in the mailbox is as good here. */
    typeCode: (asked: LookedUpFor) => setState({ ...start, asked }),
    open: (asked: LookedUpFor, code: string) =>
      attempt(async () => {
        const { order } = await call(lookUpOrderEndpoint, { body: { ...asked, code } })
        if (order) {
          await refreshOrder(order.ref)
          onFound(order.ref)
        }
        return {}
      }),
    startAgain: () => setState(start),
  }
}
