import type { DeskOrder } from '@shop/contracts/staff/orders/payments-desk'
import { settleRefundEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import { notify } from '@shop/shell/notices'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { obligatory, problemText } from '../../forms/problem-text.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import { readDeskAgain } from './desk-list.ts'
import { moneyText } from './money-text.ts'

const outcomes = ['refunded', 'declined'] as const
type Draft = { outcome: (typeof outcomes)[number] | 'closed' | ''; reason: string }

/** What the bank's own pages show of a refund; of a refused one, that nothing more is to be done. */
export function SettleRefund({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const { t } = useTexts()
  const { number, next } = order
  const isClosing = next.step === 'retry'
  const { ask, follow, isBusy, refusal } = useStaffCall()
  const [draft, setDraft] = useState<Draft>({ outcome: isClosing ? 'closed' : '', reason: '' })
  const bodyOf = ({ outcome, reason }: Draft) => ({
    order: number,
    payment_id: next.payment_id,
    // An empty choice is refused by the contract, with a text at its field.
    outcome: outcome as Exclude<Draft['outcome'], ''>,
    reason,
  })
  const errorOf = (field: string, label?: string) => problemText(t, refusal, field, { obligatory: label })
  const type = (typed: Partial<Draft>) => {
    const changed = { ...draft, ...typed }
    setDraft(changed)
    follow({ body: bodyOf(changed) })
  }
  async function settle() {
    if (!(await ask(settleRefundEndpoint, { body: bodyOf(draft) }))) return
    onClose()
    notify(t('desk.settled'), { tone: 'success' })
    await readDeskAgain()
  }
  const sum = moneyText(next.amount, next.currency)
  return (
    <ActionFrame
      title={t(isClosing ? 'desk.done' : 'desk.step.settle')}
      about={t(isClosing ? 'desk.doneAbout' : 'desk.settleAbout', { sum, payment: next.payment_id })}
      confirmLabel={t('desk.settleConfirm')}
      isBusy={isBusy}
      refusal={refusal}
      fields={['outcome', 'reason']}
      onConfirm={() => void settle()}
      onClose={onClose}
    >
      {!isClosing && (
        <Select
          {...obligatory(errorOf, 'outcome', t('desk.outcome'))}
          placeholder={t('desk.choose')}
          value={draft.outcome}
          options={outcomes.map(value => ({ value, label: t(`desk.outcomes.${value}`) }))}
          onChange={({ currentTarget: { value } }) => type({ outcome: outcomes.find(known => known === value) ?? '' })}
        />
      )}
      <TextField
        {...obligatory(errorOf, 'reason', t('desk.reason'))}
        maxLength={200}
        value={draft.reason}
        onChange={({ currentTarget: { value } }) => type({ reason: value })}
      />
    </ActionFrame>
  )
}
