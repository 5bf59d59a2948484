import { cleanEmail } from '@shop/forms/clean-email'
import { PhoneField } from '@shop/ui-kit/PhoneField'
import { TextField } from '@shop/ui-kit/TextField'
import { Controller, useFormContext } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import type { CheckoutValues } from './checkout-form.ts'
import css from './Fields.module.css'
import { useFieldError } from './field-error.ts'
import { LoginOffer } from './LoginOffer.tsx'
import { Section } from './Section.tsx'
import { usePhoneCodes } from './use-phone-codes.ts'

export function ContactFields() {
  const { t } = useTexts()
  const { register, control } = useFormContext<CheckoutValues>()
  const errorOf = useFieldError()
  const codes = usePhoneCodes()
  const email = register('customer.email')

  return (
    <Section title={t('contact.title')} aside={<LoginOffer />}>
      <div className={css.pair}>
        <TextField
          label={t('contact.name')}
          autoComplete="given-name"
          error={errorOf('customer.name')}
          {...register('customer.name')}
        />
        <TextField
          label={t('contact.lastName')}
          autoComplete="family-name"
          error={errorOf('customer.last_name')}
          {...register('customer.last_name')}
        />
        <Controller
          control={control}
          name="customer.phone"
          render={({ field: { disabled: _disabled, ...field } }) => (
            <PhoneField
              label={t('contact.phone')}
              codeLabel={t('contact.phoneCode')}
              codes={codes}
              error={errorOf('customer.phone')}
              hint={t('contact.phoneHint')}
              {...field}
            />
          )}
        />
        <TextField
          label={t('contact.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf('customer.email')}
          hint={t('contact.emailHint')}
          {...email}
          onChange={event => {
            const { email: cleaned } = cleanEmail(event.currentTarget.value)
            if (cleaned !== event.currentTarget.value) event.currentTarget.value = cleaned
            return email.onChange(event)
          }}
        />
      </div>
    </Section>
  )
}
