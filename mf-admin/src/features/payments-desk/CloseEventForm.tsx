import type { CloseCause, UnmatchedEvent } from '@shop/contracts/staff/orders/payments-desk'
import { closeEventEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import { notify } from '@shop/shell/notices'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller } from 'react-hook-form'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { ObligatoryGroupMark } from '../../components/ObligatoryLegend.tsx'
import { obligatory } from '../../forms/problem-text.ts'
import { useCallForm } from '../../forms/use-call-form.ts'
import { useTexts } from '../../use-texts.ts'
import { readDeskAgain } from './desk-list.ts'

type Draft = { cause: CloseCause | ''; reason: string }

/** Takes an event off the desk without an order: what became of its money, of the causes that the bank's word allows. */
export function CloseEventForm({ event, onClose }: { event: UnmatchedEvent; onClose: () => void }) {
  const { t } = useTexts()
  const [only, another] = event.causes
  // What is not chosen yet the contract asks for.
  const bodyOf = ({ cause, reason }: Draft) => ({ event: event.id, cause: cause as CloseCause, reason })
  const { form, ask, isBusy, refusal, errorOf } = useCallForm<Draft>({
    defaultValues: { cause: only && !another ? only : '', reason: '' },
    inputOf: draft => ({ body: bodyOf(draft) }),
    texts: 'desk.problems',
  })
  const cause = t('desk.cause')
  const reason = obligatory(errorOf, 'reason', t('desk.reason'))

  async function close(draft: Draft) {
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
      onConfirm={form.handleSubmit(close)}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="cause"
        render={({ field }) => (
          <ChipRadio
            legend={
              <>
                {cause}
                <ObligatoryGroupMark />
              </>
            }
            options={event.causes.map(value => ({ value, label: t(`desk.causes.${value}`) }))}
            value={field.value || null}
            onChange={field.onChange}
            error={obligatory(errorOf, 'cause', cause).error}
          />
        )}
      />
      <TextField
        {...reason}
        error={reason.error && t('errors.reason_required')}
        maxLength={200}
        {...form.register('reason')}
      />
    </ActionFrame>
  )
}
