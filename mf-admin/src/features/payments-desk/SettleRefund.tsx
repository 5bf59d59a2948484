import type { DeskOrder } from '@shop/contracts/staff/orders/payments-desk'
import { settleRefundEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { obligatory, problemText } from '../../forms/problem-text.ts'
import { moneyText } from '../../money-text.ts'
import { useTexts } from '../../use-texts.ts'
import { useDeskForm } from './use-desk-form.ts'

const outcomes = ['refunded', 'declined'] as const
type Draft = { outcome: (typeof outcomes)[number] | 'closed' | ''; reason: string }

/** What the bank's own pages show of a refund; of a refused one, that nothing more is to be done. */
export function SettleRefund({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const { t } = useTexts()
  const { number, next } = order
  const isClosing = next.step === 'retry'
  const initial: Draft = { outcome: isClosing ? 'closed' : '', reason: '' }
  const { draft, change, refusal, frame } = useDeskForm({
    initial,
    bodyOf: ({ outcome, reason }) => ({
      order: number,
      payment_id: next.payment_id,
      // An empty choice is refused by the contract, with a text at its field.
      outcome: outcome as Exclude<Draft['outcome'], ''>,
      reason,
    }),
    send: (ask, body) => ask(settleRefundEndpoint, { body }),
    doneText: t('desk.settled'),
    onClose,
  })
  const errorOf = (field: string, label?: string) => problemText(t, refusal, field, { obligatory: label })
  const sum = moneyText(next.amount, next.currency)
  return (
    <ActionFrame
      {...frame}
      title={t(isClosing ? 'desk.done' : 'desk.step.settle')}
      about={t(isClosing ? 'desk.doneAbout' : 'desk.settleAbout', { sum, payment: next.payment_id })}
      confirmLabel={t('desk.settleConfirm')}
      fields={['outcome', 'reason']}
    >
      {!isClosing && (
        <Select
          {...obligatory(errorOf, 'outcome', t('desk.outcome'))}
          placeholder={t('desk.choose')}
          value={draft.outcome}
          options={outcomes.map(value => ({ value, label: t(`desk.outcomes.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            change({ outcome: outcomes.find(known => known === value) ?? '' })
          }
        />
      )}
      <TextField
        {...obligatory(errorOf, 'reason', t('desk.reason'))}
        maxLength={200}
        value={draft.reason}
        onChange={({ currentTarget: { value } }) => change({ reason: value })}
      />
    </ActionFrame>
  )
}
