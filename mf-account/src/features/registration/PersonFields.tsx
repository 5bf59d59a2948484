import { PhoneField } from '@shop/ui-kit/fields/PhoneField'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller, useFormContext } from 'react-hook-form'
import { usePhoneCodes } from '../../customer/phone-codes.ts'
import { writeBirthDate } from '../../forms/birth-date.ts'
import { useTexts } from '../../use-texts.ts'
import { CountryFields } from './CountryFields.tsx'
import css from './RegistrationForm.module.css'
import type { RegistrationValues } from './registration-form.ts'
import { useRegistrationError } from './use-registration-error.ts'

export function PersonFields() {
  const { t } = useTexts()
  const { register, control } = useFormContext<RegistrationValues>()
  const errorOf = useRegistrationError()
  const codes = usePhoneCodes()
  const birthDate = register('birth_date')

  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('register.person')}</legend>
      <div className={css.pair}>
        <TextField label={t('register.name')} autoComplete="given-name" error={errorOf('name')} {...register('name')} />
        <TextField
          label={t('register.surname')}
          autoComplete="family-name"
          error={errorOf('surname')}
          {...register('surname')}
        />
      </div>
      <Controller
        control={control}
        name="phone"
        render={({ field: { disabled: _disabled, ...field } }) => (
          <PhoneField
            label={t('register.phone')}
            codeLabel={t('register.phoneCode')}
            codes={codes}
            hint={t('register.phoneHint')}
            error={errorOf('phone')}
            {...field}
          />
        )}
      />
      <TextField
        label={t('register.birthDate')}
        hint={t('register.birthDateHint')}
        placeholder={t('register.birthDateExample')}
        inputMode="numeric"
        autoComplete="bday"
        error={errorOf('birth_date')}
        {...birthDate}
        onChange={event => {
          event.currentTarget.value = writeBirthDate(event.currentTarget.value)
          void birthDate.onChange(event)
        }}
      />
      <CountryFields />
    </fieldset>
  )
}
