import { newThirdPartyOrderEndpoint, staffThirdPartyOrdersEndpoint } from '@shop/contracts/orders/third-party-orders'
import { queryClient } from '@shop/shell/query'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { TextArea } from '@shop/ui-kit/fields/TextArea'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller } from 'react-hook-form'
import { FormPanel } from '../../forms/EditPanel.tsx'
import { useCallForm } from '../../forms/use-call-form.ts'
import { typedNumber } from '../../numbers.ts'
import { useTexts } from '../../use-texts.ts'
import { HoursChoice } from './HoursChoice.tsx'

type Props = { onClose: () => void; onMade: (number: string) => void }
type Draft = { amount: string; currency: 'UAH' | 'EUR'; note: string; hours: number }

const empty: Draft = { amount: '', currency: 'UAH', note: '', hours: 72 }

/** What was agreed upon in a message or in the shop, to be paid by a link. */
export function NewLinkPanel({ onClose, onMade }: Props) {
  const { t } = useTexts()
  const edit = useCallForm<Draft>({ defaultValues: empty })
  const { errorOf } = edit
  const { register, control, handleSubmit } = edit.form

  const make = handleSubmit(async ({ amount, ...terms }) => {
    const made = await edit.ask(newThirdPartyOrderEndpoint, { body: { amount: typedNumber(amount) ?? 0, ...terms } })
    if (!made) return
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
        label={t('link.fields.amount')}
        inputMode="decimal"
        autoComplete="off"
        error={errorOf('amount')}
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
        label={t('link.fields.note')}
        hint={t('link.noteHint')}
        maxLength={500}
        error={errorOf('note')}
        {...register('note')}
      />
    </FormPanel>
  )
}
