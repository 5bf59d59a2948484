import type { OrderActionName } from '@shop/contracts/order-actions'
import { type FullOrder, fullOrderEndpoint, staffOrdersEndpoint } from '@shop/contracts/staff-orders'
import { endpointKey, queryClient } from '@shop/shell/query'
import { useStaffCall } from '../../../session/use-staff-call.ts'
import { textOfWord, useTexts } from '../../../use-texts.ts'
import { actionTexts } from './action-texts.ts'

/** What a form of a step is given. */
export type StepProps = {
  order: FullOrder
  action: OrderActionName
  onClose: () => void
  /** The step is done: what to say of it. */
  onDone: (said: string) => void
}

/** A step of the order: what the answer tells is on the screen at once, and the list is asked for anew. */
export function useOrderStep({ order: { number }, action, onDone }: StepProps) {
  const { t } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const key = endpointKey(fullOrderEndpoint.path, { query: { order: number } })

  async function done(answer: { order: FullOrder } | null): Promise<void> {
    // Refused: somebody may have been faster, so staff see what the order is like now.
    if (!answer) return queryClient.invalidateQueries({ queryKey: key })
    queryClient.setQueryData(key, { order: answer.order })
    void queryClient.invalidateQueries({ queryKey: [staffOrdersEndpoint.path] })
    onDone(t(actionTexts(action).done))
  }
  const errorOf = (field: string) => {
    const named = Object.entries(refusal?.fields ?? {}).find(([name]) => name === field || name.startsWith(`${field}.`))
    return named && textOfWord(t, 'errors', named[1])
  }
  return { ask, done, isBusy, refusal, errorOf }
}
