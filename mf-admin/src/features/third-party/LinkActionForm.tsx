import {
  changeThirdPartyOrderEndpoint,
  type StaffThirdPartyOrder,
  staffThirdPartyOrdersEndpoint,
  type ThirdPartyChange,
} from '@shop/contracts/orders/third-party-orders'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller } from 'react-hook-form'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { obligatory } from '../../forms/problem-text.ts'
import { useCallForm } from '../../forms/use-call-form.ts'
import { useTexts } from '../../use-texts.ts'
import { HoursChoice } from './HoursChoice.tsx'

export type LinkAction = StaffThirdPartyOrder['actions'][number]
type Draft = { reason: string; hours: number }
type Props = { number: string; action: LinkAction; onClose: () => void }

export function LinkActionForm({ number, action, onClose }: Props) {
  const { t } = useTexts()
  const { form, ask, isBusy, refusal, errorOf } = useCallForm<Draft>({
    defaultValues: { reason: '', hours: 72 },
    inputOf: draft => ({ body: changeOf(draft) }),
  })
  const { control, register, handleSubmit } = form
  const needsReason = action === 'mark_paid' || action === 'unmark_paid'

  function changeOf({ reason, hours }: Draft): ThirdPartyChange {
    const changes: Record<LinkAction, ThirdPartyChange> = {
      mark_paid: { do: 'mark_paid', reason },
      unmark_paid: { do: 'unmark_paid', reason },
      prolong: { do: 'prolong', hours },
      end: { do: 'end' },
    }
    return changes[action]
  }
  async function send(draft: Draft) {
    const changed = await ask(changeThirdPartyOrderEndpoint, { params: { number }, body: changeOf(draft) })
    await queryClient.invalidateQueries({ queryKey: [staffThirdPartyOrdersEndpoint.path] })
    if (!changed) return
    notify(t('link.saved'), { tone: 'success' })
    onClose()
  }
  return (
    <ActionFrame
      title={t(`link.actions.${action}`)}
      about={t(`link.about.${action}`)}
      confirmLabel={t(`link.confirm.${action}`)}
      isBusy={isBusy}
      refusal={refusal}
      fields={['reason']}
      onConfirm={handleSubmit(send)}
      onClose={onClose}
    >
      {needsReason && (
        <TextField
          {...obligatory(errorOf, 'reason', t(action === 'mark_paid' ? 'reason.manual_paid' : 'reason.manual_unpaid'))}
          maxLength={200}
          {...register('reason')}
        />
      )}
      {action === 'prolong' && (
        <Controller
          control={control}
          name="hours"
          render={({ field }) => <HoursChoice hours={field.value} onChange={field.onChange} />}
        />
      )}
    </ActionFrame>
  )
}
