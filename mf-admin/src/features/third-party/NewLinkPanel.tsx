import { newThirdPartyOrderEndpoint, staffThirdPartyOrdersEndpoint } from '@shop/contracts/orders/third-party-orders'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { TextArea } from '@shop/ui-kit/fields/TextArea'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller } from 'react-hook-form'
import { FormPanel } from '../../forms/EditPanel.tsx'
import { obligatory, optional } from '../../forms/problem-text.ts'
import { useCallForm } from '../../forms/use-call-form.ts'
import { neededNumber } from '../../numbers.ts'
import { useTexts } from '../../use-texts.ts'
import { HoursChoice } from './HoursChoice.tsx'

type Props = { onClose: () => void; onMade: (number: string) => void }
type Draft = { amount: string; currency: 'UAH' | 'EUR'; note: string; hours: number }

const empty: Draft = { amount: '', currency: 'UAH', note: '', hours: 72 }

const bodyOf = ({ amount, ...terms }: Draft) => ({ amount: neededNumber(amount), ...terms })

/** What was agreed upon in a message or in the shop, to be paid by a link. */
export function NewLinkPanel({ onClose, onMade }: Props) {
  const { t } = useTexts()
  const edit = useCallForm<Draft>({ defaultValues: empty, inputOf: draft => ({ body: bodyOf(draft) }) })
  const { errorOf } = edit
  const { register, control, handleSubmit } = edit.form

  const make = handleSubmit(async draft => {
    const made = await edit.ask(newThirdPartyOrderEndpoint, { body: bodyOf(draft) })
    if (!made) return
    notify(t('link.saved'), { tone: 'success' })
    await queryClient.invalidateQueries({ queryKey: [staffThirdPartyOrdersEndpoint.path] })
    onMade(made.order.number)
  })
  return (
    <FormPanel
      title={t('link.add')}
      closeLabel={t('promo.close')}
      saveLabel={t('link.make')}
      edit={edit}
      save={make}
      onClose={onClose}
    >
      <TextField
        {...obligatory(errorOf, 'amount', t('link.fields.amount'))}
        inputMode="decimal"
        autoComplete="off"
        {...register('amount')}
      />
      <Controller
        control={control}
        name="currency"
        render={({ field: { value, onChange } }) => (
          <ChipRadio
            legend={t('link.fields.currency')}
            options={[
              { value: 'UAH', label: '₴' },
              { value: 'EUR', label: '€' },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="hours"
        render={({ field: { value, onChange } }) => <HoursChoice hours={value} onChange={onChange} />}
      />
      <TextArea
        {...optional(errorOf, 'note', t('link.fields.note'))}
        hint={t('link.noteHint')}
        maxLength={500}
        {...register('note')}
      />
    </FormPanel>
  )
}
