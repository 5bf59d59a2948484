import type { CloseCause, UnmatchedEvent } from '@shop/contracts/staff/orders/payments-desk'
import { closeEventEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { ObligatoryGroupMark } from '../../components/ObligatoryLegend.tsx'
import { obligatory, problemText } from '../../forms/problem-text.ts'
import { useTexts } from '../../use-texts.ts'
import { useDeskForm } from './use-desk-form.ts'

/** Takes an event off the desk without an order: what became of its money, of the causes that the bank's word allows. */
export function CloseEventForm({ event, onClose }: { event: UnmatchedEvent; onClose: () => void }) {
  const { t } = useTexts()
  const [only, another] = event.causes
  const { draft, change, refusal, frame } = useDeskForm({
    initial: { cause: only && !another ? only : '', reason: '' },
    // What is not chosen yet the contract asks for.
    bodyOf: ({ cause, reason }) => ({ event: event.id, cause: cause as CloseCause, reason }),
    send: (ask, body) => ask(closeEventEndpoint, { body }),
    doneText: t('desk.closed'),
    onClose,
  })
  const errorOf = (field: string, label?: string) =>
    problemText(t, refusal, field, { obligatory: label, texts: 'desk.problems' })
  const cause = t('desk.cause')
  const reason = obligatory(errorOf, 'reason', t('desk.reason'))
  return (
    <ActionFrame
      {...frame}
      title={t('desk.step.close')}
      about={t('desk.closeAbout')}
      confirmLabel={t('desk.closeConfirm')}
      fields={['cause', 'reason']}
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
