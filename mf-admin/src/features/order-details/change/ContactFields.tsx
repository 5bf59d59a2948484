import { PhoneField } from '@shop/ui-kit/fields/PhoneField'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useController, useFormContext } from 'react-hook-form'
import { type ErrorOf, obligatory, optional } from '../../../forms/problem-text.ts'
import { useTexts } from '../../../use-texts.ts'
import css from './ChangeForm.module.css'
import type { ChangeDraft } from './change-draft.ts'

/** Who the order is for. */
export function ContactFields({ errorOf }: { errorOf: ErrorOf }) {
  const { t } = useTexts()
  const { control, register, getValues } = useFormContext<ChangeDraft>()
  // The codes of a missing name are those of other forms, where it names a thing.
  const nameErrorOf: ErrorOf = (field, label = '') => {
    const { name, last_name } = getValues('customer')
    const isEmpty = (field === 'customer.name' ? name : last_name).trim() === ''
    return errorOf(field) && isEmpty ? t('errors.emptyOf', { field: label }) : errorOf(field, label)
  }
  const { field } = useController({ control, name: 'customer.phone' })
  const { disabled: _, ...phone } = field
  return (
    <>
      <div className={css.pair}>
        <TextField
          {...obligatory(nameErrorOf, 'customer.name', t('newOrder.name'))}
          autoComplete="off"
          {...register('customer.name')}
        />
        <TextField
          {...obligatory(nameErrorOf, 'customer.last_name', t('newOrder.lastName'))}
          autoComplete="off"
          {...register('customer.last_name')}
        />
      </div>
      <PhoneField
        {...obligatory(errorOf, 'customer.phone', t('newOrder.phone'))}
        codeLabel={t('newOrder.phoneCode')}
        codes={[
          { dial: '380', name: t('newOrder.ukraine') },
          { dial: '', name: t('newOrder.otherCountry') },
        ]}
        autoComplete="off"
        {...phone}
      />
      <TextField
        {...optional(errorOf, 'customer.email', t('newOrder.email'))}
        hint={t('change.emailHint')}
        type="email"
        autoComplete="off"
        {...register('customer.email')}
      />
    </>
  )
}
