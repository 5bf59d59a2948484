import { type OrderActionName, orderActions } from '@shop/contracts/staff/orders/order-actions'
import { type FullOrder, fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { endpointKey, queryClient } from '@shop/shell/query'
import type { FieldValues } from 'react-hook-form'
import { problemText } from '../../forms/problem-text.ts'
import { type CallFormOptions, useCallForm } from '../../forms/use-call-form.ts'
import type en from '../../locales/en.json'
import type uk from '../../locales/uk.json'
import { useTexts } from '../../use-texts.ts'
import { showOrder } from './show-order.ts'

/** The props of every form of an action. */
export type ActionFormProps = {
  order: FullOrder
  action: OrderActionName
  onClose: () => void
  /** Called with the text that says the action is done. */
  onDone: (text: string) => void
}

/**
 * The form of an action on the order: its answer is on the screen at once, and the list is fetched again; each message goes once its
 * field is mended.
 */
export function useOrderAction<Draft extends FieldValues>(
  { order: { number }, action, onClose, onDone }: ActionFormProps,
  options: Pick<CallFormOptions<Draft>, 'defaultValues' | 'inputOf'> = {},
) {
  const { t } = useTexts()
  const texts = actionTexts(action)
  const { form, ask, isBusy, refusal, errorOf: ownErrorOf } = useCallForm<Draft>(options)
  const key = endpointKey(fullOrderEndpoint.path, { query: { order: number } })

  async function applyAnswer(answer: { order: FullOrder } | null, doneText: string): Promise<void> {
    // Refused: a colleague may have been faster, so staff see what the order is like now.
    if (!answer) return queryClient.invalidateQueries({ queryKey: key })
    showOrder(answer.order)
    onDone(doneText)
  }
  /** What is wrong with one of several lines stands beside them all. */
  const errorOf = (field: string, obligatory?: string) => {
    if (refusal?.fields[field] === 'invalid' && field === 'lines') return t('errors.lines_gone')
    const within = Object.keys(refusal?.fields ?? {}).find(name => name.startsWith(`${field}.`))
    return ownErrorOf(field, obligatory) ?? (within && problemText(t, refusal, within))
  }
  /** For the button: what `send` is answered is shown, and what else is to be done where the action alone does not say it. */
  const confirm = (send: (draft: Draft) => Promise<{ order: FullOrder } | null>, doneText = t(texts.done)) =>
    form.handleSubmit(async draft => applyAnswer(await send(draft), doneText))
  const frame = {
    title: t(texts.button),
    about: t(texts.about),
    confirmLabel: t(texts.confirm),
    isBusy,
    refusal,
    onClose,
  }
  return { form, ask, confirm, frame, errorOf }
}

type Written = keyof typeof en & keyof typeof uk
type ActionTexts = Record<'button' | 'about' | 'confirm' | 'done' | 'history', Written>

/** The keys of the texts of an action. A text that is missing in either language does not type-check. */
export function actionTexts(action: OrderActionName): ActionTexts {
  return orderActions[action].texts
}
