import { isStaffMeans } from '@shop/contracts/orders/payment-means'
import { refundOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { formatAmount } from '@shop/shell/format'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller, FormProvider } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { obligatory } from '../../../forms/problem-text.ts'
import { useTexts } from '../../../use-texts.ts'
import { type ActionFormProps, useOrderAction } from '../use-order-action.ts'
import { RefundLines } from './RefundLines.tsx'
import {
  approvedPayments,
  draftSum,
  openingRefund,
  paymentOf,
  type RefundDraft,
  refundBody,
  refundKinds,
  remainingAmountOf,
} from './refund-draft.ts'
import { useRefundAttempt } from './use-refund-attempt.ts'

/** Money goes back: all that is left, for some of the items, or a sum. */
export function RefundForm(props: ActionFormProps) {
  const { t } = useTexts()
  const { order } = props
  const { number, refund_due: due = 0 } = order
  const { key, seen, onRefused } = useRefundAttempt(order)
  const bodyOf = (draft: RefundDraft) => ({ ...refundBody(order, draft), refunded_so_far: seen })
  const { form, ask, confirm, frame, errorOf } = useOrderAction<RefundDraft>(props, {
    defaultValues: openingRefund(order),
    inputOf: draft => ({ body: bodyOf(draft) }),
  })
  const { control, register, watch } = form
  const draft = watch()
  const { kind } = draft
  const payments = approvedPayments(order)
  const payment = paymentOf(order, draft.paymentId)
  const byStaff = payment && isStaffMeans(payment.means) ? payment.means : null
  const money = (sum: number) => formatAmount(sum, payment?.currency === 'EUR' ? 'EUR' : 'UAH')
  const most = payment ? remainingAmountOf(payment) : 0
  const left = t('refund.left', { sum: money(most) })
  const sum = draftSum(order, draft)
  const tooMuch = sum !== null && sum > most ? t('refund.tooMuch', { sum: money(most) }) : undefined
  const lineError = tooMuch ?? errorOf('lines') ?? errorOf('delivery') ?? errorOf('amount')
  const amount = obligatory(errorOf, 'amount', t(payment?.currency === 'EUR' ? 'refund.amountEur' : 'refund.amount'))
  const reason = obligatory(errorOf, 'comment', t('reason.refund'))

  const send = (draft: RefundDraft) => {
    const headers = { 'Idempotency-Key': key }
    return ask(refundOrderEndpoint, { params: { number }, body: bodyOf(draft) }, { headers, onRefused })
  }
  return (
    <FormProvider {...form}>
      <ActionFrame
        {...frame}
        about={byStaff ? t(`refund.about.${byStaff}`) : frame.about}
        confirmLabel={sum ? t('refund.confirm', { sum: money(sum) }) : frame.confirmLabel}
        fields={['lines', 'amount', 'delivery', 'comment', 'payment_id']}
        onConfirm={confirm(send, byStaff && sum ? t(`refund.done.${byStaff}`, { sum: money(sum) }) : undefined)}
      >
        {due > 0 && <p>{t('refund.due', { sum: money(due) })}</p>}
        {seen > 0 && <p>{t('refund.given', { sum: money(seen) })}</p>}
        {payments.length > 1 && (
          <Select
            {...obligatory(errorOf, 'payment_id', t('refund.payment'))}
            placeholder={t('refund.choose')}
            options={payments.map(({ payment_id, means, amount }) => ({
              value: payment_id,
              label: `${payment_id} · ${t(`means.${means}`)} · ${formatAmount(amount, 'UAH')}`,
            }))}
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
        {kind === 'lines' && <RefundLines order={order} error={lineError} />}
        {kind === 'sum' && (
          <TextField
            {...amount}
            hint={left}
            inputMode="decimal"
            autoComplete="off"
            error={tooMuch ?? amount.error}
            {...register('amount')}
          />
        )}
        <TextField
          {...reason}
          error={reason.error && t('errors.comment_required')}
          maxLength={200}
          {...register('comment')}
        />
      </ActionFrame>
    </FormProvider>
  )
}
