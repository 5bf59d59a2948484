import {
  changeThirdPartyOrderEndpoint,
  type StaffThirdPartyOrder,
  staffThirdPartyOrdersEndpoint,
  type ThirdPartyChange,
} from '@shop/contracts/orders/third-party-orders'
import { queryClient } from '@shop/shell/query'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller, useForm } from 'react-hook-form'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import { HoursChoice } from './HoursChoice.tsx'

export type LinkAction = StaffThirdPartyOrder['actions'][number]
type Draft = { reason: string; hours: number }
type Props = { number: string; action: LinkAction; onClose: () => void }

export function LinkActionForm({ number, action, onClose }: Props) {
  const { t } = useTexts()
  const { control, register, handleSubmit } = useForm<Draft>({ defaultValues: { reason: '', hours: 72 } })
  const { ask, isBusy, refusal } = useStaffCall()
  const needsReason = action === 'mark_paid' || action === 'unmark_paid'
  const error = refusal?.fields.reason

  async function send({ reason, hours }: Draft) {
    const changes: Record<LinkAction, ThirdPartyChange> = {
      mark_paid: { do: 'mark_paid', reason },
      unmark_paid: { do: 'unmark_paid', reason },
      prolong: { do: 'prolong', hours },
      end: { do: 'end' },
    }
    const changed = await ask(changeThirdPartyOrderEndpoint, { params: { number }, body: changes[action] })
    await queryClient.invalidateQueries({ queryKey: [staffThirdPartyOrdersEndpoint.path] })
    if (changed) onClose()
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
          label={t(action === 'mark_paid' ? 'reason.manual_paid' : 'reason.manual_unpaid')}
          maxLength={200}
          error={error && textOfCode(t, 'errors', error)}
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
