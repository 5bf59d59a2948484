import { isStaffMeans } from '@shop/contracts/orders/payment-means'
import type { DeskOrder } from '@shop/contracts/staff/orders/payments-desk'
import { refundOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { notify } from '@shop/shell/notices'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { obligatory, problemText } from '../../forms/problem-text.ts'
import { moneyText } from '../../money-text.ts'
import { useRequestKey } from '../../session/use-request-key.ts'
import { type CallRefusal, useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import { readDeskAgain } from './desk-list.ts'

/** Gives the second payment back, or tries a refused refund again as it was: one decision has one key, however often it is pressed. */
export function RefundAgain({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const { t } = useTexts()
  const { number, next, refunded_so_far } = order
  const { ask, follow, isBusy, refusal } = useStaffCall()
  const { headers, renewIfAnswered } = useRequestKey()
  const [comment, setComment] = useState(next.comment || t('desk.doubleComment'))
  const sum = moneyText(next.amount, next.currency)
  const { payment_id, amount, lines, delivery } = next
  const means = order.payments.find(payment => payment.payment_id === payment_id)?.means
  const about =
    means && isStaffMeans(means)
      ? t(`refund.about.${means}`)
      : t(`desk.refundAbout.${next.step}`, { sum, payment: payment_id })
  const named = { ...(lines.length > 0 && { lines }), ...(delivery && { delivery }) }
  const bodyOf = (comment: string) => ({ ...named, payment_id, amount, refunded_so_far, comment })
  const errorOf = (field: string, label?: string) => problemText(t, refusal, field, { obligatory: label })

  async function refund() {
    const onRefused = (refusal: CallRefusal) => {
      const { code } = refusal
      renewIfAnswered(refusal)
      // Somebody else gave money back meanwhile: what is shown is read again.
      if (code === 'refund_changed' || code === 'illegal_transition') void readDeskAgain()
    }
    const input = { params: { number }, body: bodyOf(comment) }
    const done = await ask(refundOrderEndpoint, input, { headers, onRefused })
    if (!done) return
    onClose()
    const { state = 'sent' } = done.order.refunds.findLast(refund => refund.payment_id === payment_id) ?? {}
    notify(t(`desk.refunded.${state}`, { sum, order: number }), { tone: state === 'declined' ? 'error' : 'success' })
    await readDeskAgain()
  }
  return (
    <ActionFrame
      title={t(`desk.step.${next.step}`, { sum })}
      about={about}
      confirmLabel={t('desk.refundConfirm', { sum })}
      isBusy={isBusy}
      refusal={refusal}
      fields={['comment']}
      onConfirm={() => void refund()}
      onClose={onClose}
    >
      <TextField
        {...obligatory(errorOf, 'comment', t('reason.refund'))}
        maxLength={200}
        value={comment}
        onChange={({ currentTarget: { value } }) => {
          setComment(value)
          follow({ params: { number }, body: bodyOf(value) })
        }}
      />
    </ActionFrame>
  )
}
