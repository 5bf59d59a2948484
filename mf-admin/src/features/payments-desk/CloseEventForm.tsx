import type { CloseCause, UnmatchedEvent } from '@shop/contracts/staff/orders/payments-desk'
import { closeEventEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import { notify } from '@shop/shell/notices'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { ObligatoryGroupMark } from '../../components/ObligatoryLegend.tsx'
import { obligatory, problemText } from '../../forms/problem-text.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import { readDeskAgain } from './desk-list.ts'

/** Takes an event off the desk without an order: what became of its money, of the causes that the bank's word allows. */
export function CloseEventForm({ event, onClose }: { event: UnmatchedEvent; onClose: () => void }) {
  const { t } = useTexts()
  const { ask, follow, isBusy, refusal } = useStaffCall()
  const [only, another] = event.causes
  const [draft, setDraft] = useState({ cause: only && !another ? only : '', reason: '' })
  const errorOf = (field: string, label?: string) =>
    problemText(t, refusal, field, { obligatory: label, texts: 'desk.problems' })
  const cause = t('desk.cause')
  const reason = obligatory(errorOf, 'reason', t('desk.reason'))
  // What is not chosen yet the contract asks for.
  const bodyOf = ({ cause, reason }: typeof draft) => ({ event: event.id, cause: cause as CloseCause, reason })

  function change(changed: Partial<typeof draft>) {
    const next = { ...draft, ...changed }
    setDraft(next)
    follow({ body: bodyOf(next) })
  }
  async function close() {
    if (!(await ask(closeEventEndpoint, { body: bodyOf(draft) }))) return
    onClose()
    notify(t('desk.closed'), { tone: 'success' })
    await readDeskAgain()
  }
  return (
    <ActionFrame
      title={t('desk.step.close')}
      about={t('desk.closeAbout')}
      confirmLabel={t('desk.closeConfirm')}
      isBusy={isBusy}
      refusal={refusal}
      fields={['cause', 'reason']}
      onConfirm={() => void close()}
      onClose={onClose}
    >
      <ChipRadio
        legend={
          <>
            {cause}
            <ObligatoryGroupMark />
          </>
        }
        options={event.causes.map(value => ({ value, label: t(`desk.causes.${value}`) }))}
        value={draft.cause || null}
        onChange={value => change({ cause: value })}
        error={obligatory(errorOf, 'cause', cause).error}
      />
      <TextField
        {...reason}
        error={reason.error && t('errors.reason_required')}
        maxLength={200}
        value={draft.reason}
        onChange={({ currentTarget: { value } }) => change({ reason: value })}
      />
    </ActionFrame>
  )
}
