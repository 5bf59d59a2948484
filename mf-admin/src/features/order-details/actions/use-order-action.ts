import { type OrderActionName, orderActions } from '@shop/contracts/staff/orders/order-actions'
import {
  type FullOrder,
  fullOrderEndpoint,
  orderTabsEndpoint,
  staffOrdersEndpoint,
} from '@shop/contracts/staff/orders/staff-orders'
import { endpointKey, queryClient } from '@shop/shell/query'
import type en from '../../../locales/en.json'
import type uk from '../../../locales/uk.json'
import { useStaffCall } from '../../../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../../../use-texts.ts'

/** The props of every form of an action. */
export type ActionFormProps = {
  order: FullOrder
  action: OrderActionName
  onClose: () => void
  /** Called with the text that says the action is done. */
  onDone: (text: string) => void
}

/** An action on the order: its answer is on the screen at once, and the list is fetched again. */
export function useOrderAction({ order: { number }, action, onClose, onDone }: ActionFormProps) {
  const { t } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const key = endpointKey(fullOrderEndpoint.path, { query: { order: number } })

  async function done(answer: { order: FullOrder } | null): Promise<void> {
    // Refused: a colleague may have been faster, so staff see what the order is like now.
    if (!answer) return queryClient.invalidateQueries({ queryKey: key })
    queryClient.setQueryData(key, { order: answer.order })
    for (const { path } of [staffOrdersEndpoint, orderTabsEndpoint])
      void queryClient.invalidateQueries({ queryKey: [path] })
    onDone(t(actionTexts(action).done))
  }
  const errorOf = (field: string) => {
    const named = Object.entries(refusal?.fields ?? {}).find(([name]) => name === field || name.startsWith(`${field}.`))
    return named && textOfCode(t, 'errors', named[1])
  }
  const texts = actionTexts(action)
  const frame = {
    title: t(texts.button),
    about: t(texts.about),
    confirmLabel: t(texts.confirm),
    isBusy,
    refusal,
    onClose,
  }
  return { ask, done, frame, errorOf }
}

type Written = keyof typeof en & keyof typeof uk
type ActionTexts = Record<'button' | 'about' | 'confirm' | 'done' | 'history', Written>

/** The keys of the texts of an action. A text that is missing in either language does not type-check. */
export function actionTexts(action: OrderActionName): ActionTexts {
  return orderActions[action].texts
}
