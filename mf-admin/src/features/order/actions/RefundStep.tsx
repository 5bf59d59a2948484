import { refundOrderEndpoint } from '@shop/contracts/staff-order-steps'
import { formatAmount } from '@shop/shell/format'
import { ChipRadio } from '@shop/ui-kit/ChipRadio'
import { Select } from '@shop/ui-kit/Select'
import { TextField } from '@shop/ui-kit/TextField'
import { StepForm } from '../../../parts/StepForm.tsx'
import { useTexts } from '../../../use-texts.ts'
import { RefundLines } from './RefundLines.tsx'
import { type StepProps, useOrderStep } from './use-order-step.ts'
import { refundKinds, useRefundWish } from './use-refund-wish.ts'

/** Money goes back: all that is left, for some of the pieces, or a sum. */
export function RefundStep(props: StepProps) {
  const { t } = useTexts()
  const { number } = props.order
  const wish = useRefundWish(props.order)
  const { ask, done, isBusy, refusal, errorOf } = useOrderStep(props)
  return (
    <StepForm
      title={t('actions.refund')}
      about={t('about.refund')}
      confirmLabel={t('confirm.refund')}
      isBusy={isBusy}
      refusal={refusal}
      fields={['lines', 'amount', 'delivery', 'comment', 'payment_id']}
      onConfirm={async () => done(await ask(refundOrderEndpoint, { params: { number }, body: wish.body }))}
      onClose={props.onClose}
    >
      {wish.payments.length > 1 && (
        <Select
          label={t('refund.payment')}
          placeholder={t('refund.choose')}
          options={wish.payments.map(({ payment_id, amount }) => ({
            value: payment_id,
            label: `${payment_id} · ${formatAmount(amount, 'UAH')}`,
          }))}
          value={wish.paymentId}
          error={errorOf('payment_id')}
          onChange={event => wish.setPaymentId(event.currentTarget.value)}
        />
      )}
      <ChipRadio
        legend={t('refund.what')}
        options={refundKinds.map(value => ({ value, label: t(`refund.${value}`) }))}
        value={wish.kind}
        onChange={value => wish.setKind(refundKinds.find(kind => kind === value) ?? 'all')}
      />
      {wish.kind === 'all' && <p>{t('refund.left', { sum: formatAmount(wish.left, 'UAH') })}</p>}
      {wish.kind === 'lines' && <RefundLines order={props.order} wish={wish} error={errorOf('lines')} />}
      {wish.kind === 'sum' && (
        <TextField
          label={t('refund.amount')}
          hint={t('refund.left', { sum: formatAmount(wish.left, 'UAH') })}
          inputMode="decimal"
          autoComplete="off"
          value={wish.amount}
          error={errorOf('amount')}
          onChange={event => wish.setAmount(event.currentTarget.value)}
        />
      )}
      <TextField
        label={t('reason.refund')}
        maxLength={200}
        value={wish.comment}
        error={errorOf('comment')}
        onChange={event => wish.setComment(event.currentTarget.value)}
      />
    </StepForm>
  )
}
