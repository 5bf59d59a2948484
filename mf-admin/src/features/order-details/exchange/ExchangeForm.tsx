import { orderActionEndpoints } from '@shop/contracts/staff/orders/staff-order-actions'
import { FormProvider } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { useTexts } from '../../../use-texts.ts'
import css from '../change/ChangeForm.module.css'
import { keyOf } from '../picked-lines.ts'
import { type ActionFormProps, useOrderAction } from '../use-order-action.ts'
import { ExchangeLine } from './ExchangeLine.tsx'
import { ExchangePreview } from './ExchangePreview.tsx'
import { draftOf, type ExchangeDraft, exchangeableLines, exchangeOf } from './exchange-draft.ts'

/** Other items in place of those that came back; what it comes to is shown before it is done. */
export function ExchangeForm(props: ActionFormProps) {
  const { t } = useTexts()
  const { order } = props
  const { number, email } = order
  const { form, ask, confirm, frame, errorOf } = useOrderAction<ExchangeDraft>(props, {
    defaultValues: draftOf(order),
    inputOf: filled => ({ body: exchangeOf(order, filled) }),
  })
  const send = (filled: ExchangeDraft) =>
    ask(orderActionEndpoints.exchange, { params: { number }, body: exchangeOf(order, filled) })
  const draft = form.watch()
  const doneText =
    draft.means === 'link'
      ? t(email ? 'change.asked' : 'change.askedWithoutEmail')
      : t(email ? 'done.exchange' : 'exchange.doneWithoutEmail')
  const error = errorOf('swaps', t('exchange.instead'))
  return (
    <FormProvider {...form}>
      <ActionFrame {...frame} fields={['swaps', 'difference']} onConfirm={confirm(send, doneText)}>
        {exchangeableLines(order).map(line => (
          <ExchangeLine key={keyOf(line)} line={line} />
        ))}
        {error && (
          <p role="alert" className={css.error} data-wrong>
            {error}
          </p>
        )}
        <ExchangePreview number={number} exchange={exchangeOf(order, draft)} errorOf={errorOf} />
      </ActionFrame>
    </FormProvider>
  )
}
