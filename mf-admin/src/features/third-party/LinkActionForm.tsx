import type { StaffMeans } from '@shop/contracts/orders/payment-means'
import {
  changeThirdPartyOrderEndpoint,
  type StaffThirdPartyOrder,
  staffThirdPartyOrdersEndpoint,
  type ThirdPartyChange,
} from '@shop/contracts/orders/third-party-orders'
import { staffCustomerEndpoint, staffCustomersEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller } from 'react-hook-form'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { MeansChoice } from '../../forms/MeansChoice.tsx'
import { obligatory } from '../../forms/problem-text.ts'
import { useCallForm } from '../../forms/use-call-form.ts'
import { useTexts } from '../../use-texts.ts'
import { CustomerPicker } from './CustomerPicker.tsx'
import { HoursChoice } from './HoursChoice.tsx'

export type LinkAction = StaffThirdPartyOrder['actions'][number] | 'link' | 'unlink'
type Draft = { means: StaffMeans | ''; reason: string; hours: number; customer_id: string }
type Props = { number: string; action: LinkAction; onClose: () => void }

const shownIn = [staffThirdPartyOrdersEndpoint, staffCustomersEndpoint, staffCustomerEndpoint]

export function LinkActionForm({ number, action, onClose }: Props) {
  const { t } = useTexts()
  const { form, ask, isBusy, refusal, errorOf } = useCallForm<Draft>({
    defaultValues: { means: '', reason: '', hours: 72, customer_id: '' },
    inputOf: draft => ({ body: changeOf(draft) }),
  })
  const { control, register, handleSubmit } = form
  const needsReason = action === 'mark_paid' || action === 'unmark_paid'

  function changeOf({ means, reason, hours, customer_id }: Draft): ThirdPartyChange {
    const changes: Record<LinkAction, ThirdPartyChange> = {
      // What is not chosen yet the contract asks for.
      mark_paid: { do: 'mark_paid', means: means as StaffMeans, reason },
      unmark_paid: { do: 'unmark_paid', reason },
      prolong: { do: 'prolong', hours },
      end: { do: 'end' },
      link: { do: 'link', customer_id },
      unlink: { do: 'unlink' },
    }
    return changes[action]
  }
  async function send(draft: Draft) {
    const changed = await ask(changeThirdPartyOrderEndpoint, { params: { number }, body: changeOf(draft) })
    await Promise.all(shownIn.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
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
      fields={['means', 'reason', 'customer_id']}
      onConfirm={handleSubmit(send)}
      onClose={onClose}
    >
      {action === 'mark_paid' && (
        <Controller
          control={control}
          name="means"
          render={({ field }) => <MeansChoice value={field.value} onChange={field.onChange} errorOf={errorOf} />}
        />
      )}
      {needsReason && (
        <TextField
          {...obligatory(errorOf, 'reason', t(action === 'mark_paid' ? 'reason.manual_paid' : 'reason.manual_unpaid'))}
          maxLength={200}
          {...register('reason')}
        />
      )}
      {action === 'link' && (
        <Controller
          control={control}
          name="customer_id"
          render={({ field: { value, onChange } }) => (
            <CustomerPicker
              label={t('link.fields.customer')}
              value={value}
              onChange={onChange}
              error={errorOf('customer_id')}
            />
          )}
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
