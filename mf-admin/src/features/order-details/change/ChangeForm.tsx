import { orderActionEndpoints } from '@shop/contracts/staff/orders/staff-order-actions'
import { TextArea } from '@shop/ui-kit/fields/TextArea'
import { type ReactNode, useId, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { optional } from '../../../forms/problem-text.ts'
import { useTexts } from '../../../use-texts.ts'
import { type ActionFormProps, useOrderAction } from '../use-order-action.ts'
import { AddFields } from './AddFields.tsx'
import css from './ChangeForm.module.css'
import { ChangePreview } from './ChangePreview.tsx'
import { ContactFields } from './ContactFields.tsx'
import { type ChangeDraft, changeableLines, changeOf, draftOf } from './change-draft.ts'
import { DestinationFields } from './DestinationFields.tsx'
import { SwapFields } from './SwapFields.tsx'

const FIELDS = [
  'customer',
  'note',
  'delivery',
  'swaps',
  'removed',
  'added',
  'keep_sum',
  'promo',
  'difference',
  'ask_difference',
]

/** Goods, the person and the address of an order that is in no parcel yet; what it comes to is shown before it is done. */
export function ChangeForm(props: ActionFormProps) {
  const { t } = useTexts()
  const { order } = props
  // What a colleague changes while this form is open is not taken back by it.
  const [base] = useState(order)
  const { form, ask, confirm, frame, errorOf } = useOrderAction<ChangeDraft>(props, {
    defaultValues: draftOf(order),
    inputOf: draft => ({ body: changeOf(base, order, draft) }),
  })
  const lines = changeableLines(order)
  const { number } = order
  const draft = form.watch()
  const change = changeOf(base, order, draft)
  const send = (filled: ChangeDraft) =>
    ask(orderActionEndpoints.change, { params: { number }, body: changeOf(base, order, filled) })
  const isWritten = draft.customer.email.trim() !== ''
  const doneText =
    draft.means === 'link'
      ? t(isWritten ? 'change.asked' : 'change.askedWithoutEmail')
      : t(isWritten ? 'done.change' : 'change.doneWithoutEmail')
  return (
    <FormProvider {...form}>
      <ActionFrame {...frame} fields={FIELDS} onConfirm={confirm(send, doneText)}>
        <Group title={t('change.sizes')}>
          {lines.length > 0 ? (
            <SwapFields lines={lines} error={errorOf('swaps') ?? errorOf('removed')} />
          ) : (
            <p className={css.quiet}>{t('change.noSizes')}</p>
          )}
          <AddFields error={errorOf('added')} />
        </Group>
        <Group title={t('change.person')}>
          <ContactFields errorOf={errorOf} />
        </Group>
        <Group title={t('order.delivery')}>
          <DestinationFields order={order} errorOf={errorOf} />
        </Group>
        <TextArea
          {...optional(errorOf, 'note', t('order.note'))}
          maxLength={1000}
          rows={2}
          {...form.register('note')}
        />
        <ChangePreview number={number} change={change} errorOf={errorOf} />
        {lines.length === 0 && errorOf('swaps') && (
          <p role="alert" className={css.error}>
            {errorOf('swaps')}
          </p>
        )}
      </ActionFrame>
    </FormProvider>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: fields of fieldsets stand within it.
    <div role="group" aria-labelledby={id} className={css.group}>
      <h4 id={id} className={css.title}>
        {title}
      </h4>
      {children}
    </div>
  )
}
