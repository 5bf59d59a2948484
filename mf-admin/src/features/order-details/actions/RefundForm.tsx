import { refundOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { formatAmount } from '@shop/shell/format'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import type { CallRefusal } from '../../../session/use-staff-call.ts'
import { useTexts } from '../../../use-texts.ts'
import { RefundLines } from './RefundLines.tsx'
import { approvedPayments, emptyRefund, type RefundDraft, refundBody, refundKinds } from './refund-draft.ts'
import { type ActionFormProps, useOrderAction } from './use-order-action.ts'

/** Money goes back: all that is left, for some of the items, or a sum. */
export function RefundForm(props: ActionFormProps) {
  const { t } = useTexts()
  const { number } = props.order
  const form = useForm<RefundDraft>({ defaultValues: emptyRefund })
  const { control, register, handleSubmit, watch } = form
  const { ask, done, frame, errorOf } = useOrderAction(props)
  const { key, seen, onRefused } = useRefundAttempt(props.order)
  const [kind, paymentId] = watch(['kind', 'paymentId'])
  const payments = approvedPayments(props.order)
  const payment = payments.find(({ payment_id }) => payment_id === paymentId) ?? payments[0]
  const left = t('refund.left', { sum: formatAmount(payment ? payment.amount - payment.given_back : 0, 'UAH') })

  const send = (draft: RefundDraft) => {
    const body = { ...refundBody(props.order, draft), refunded_so_far: seen }
    const headers = { 'Idempotency-Key': key }
    return ask(refundOrderEndpoint, { params: { number }, body }, { headers, onRefused })
  }
  return (
    <FormProvider {...form}>
      <ActionFrame
        {...frame}
        fields={['lines', 'amount', 'delivery', 'comment', 'payment_id']}
        onConfirm={handleSubmit(async draft => done(await send(draft)))}
      >
        {seen > 0 && <p>{t('refund.given', { sum: formatAmount(seen, 'UAH') })}</p>}
        {payments.length > 1 && (
          <Select
            label={t('refund.payment')}
            placeholder={t('refund.choose')}
            options={payments.map(({ payment_id, amount }) => ({
              value: payment_id,
              label: `${payment_id} · ${formatAmount(amount, 'UAH')}`,
            }))}
            error={errorOf('payment_id')}
            {...register('paymentId')}
          />
        )}
        <Controller
          control={control}
          name="kind"
          render={({ field }) => (
            <ChipRadio
              legend={t('refund.what')}
              options={refundKinds.map(value => ({ value, label: t(`refund.${value}`) }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        {kind === 'all' && <p>{left}</p>}
        {kind === 'lines' && <RefundLines order={props.order} error={errorOf('lines')} />}
        {kind === 'sum' && (
          <TextField
            label={t('refund.amount')}
            hint={left}
            inputMode="decimal"
            autoComplete="off"
            error={errorOf('amount')}
            {...register('amount')}
          />
        )}
        <TextField label={t('reason.refund')} maxLength={200} error={errorOf('comment')} {...register('comment')} />
      </ActionFrame>
    </FormProvider>
  )
}

// Nobody knows what became of the money: pressed again, it is still the same refund.
const withoutAnswer: readonly CallRefusal['code'][] = ['unknown', 'busy']

/**
 * One decision to give money back: its key, and the sum given back so far that staff saw when they took it. An answer ends
 * it; one that names another sum makes staff decide again, with that sum before them.
 */
function useRefundAttempt({ refunded_so_far }: FullOrder) {
  const [attempt, setAttempt] = useState(() => ({ key: crypto.randomUUID(), seen: refunded_so_far }))

  function onRefused({ code, details }: CallRefusal): void {
    if (withoutAnswer.includes(code)) return
    const present = details.refunded_so_far
    setAttempt({ key: crypto.randomUUID(), seen: typeof present === 'number' ? present : attempt.seen })
  }
  return { ...attempt, onRefused }
}
