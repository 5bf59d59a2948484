import { cleanEmail } from '@shop/forms/clean-email'
import { suggestEmail } from '@shop/forms/suggest-email'
import { openPopup } from '@shop/shell/popup'
import { $session } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { Button } from '@shop/ui-kit/Button'
import { LikelyValue } from '@shop/ui-kit/fields/LikelyValue'
import { PhoneField } from '@shop/ui-kit/fields/PhoneField'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller, useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import type { CheckoutValues } from '../form/checkout-form.ts'
import css from '../form/Fields.module.css'
import { useFieldError } from '../form/field-error.ts'
import { Section } from '../form/Section.tsx'

const dials = ['380', '48', '49', '420', '44', '1', ''] as const

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
        <LikelyValue suggest={suggestEmail} ask={email => t('contact.emailLikely', { email })}>
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
        </LikelyValue>
      </div>
    </Section>
  )
}

/** Signing in is offered, never asked: a guest can order. */
function LoginOffer() {
  const { t } = useTexts()
  if (useStore($session) !== 'guest') return null
  return (
    <Button variant="text" size="small" onClick={() => openPopup('login', { returnTo: '/checkout' })}>
      {t('contact.signIn')}
    </Button>
  )
}

/** Ukraine, where its people are now, and everybody else. */
function usePhoneCodes(): { dial: string; name: string }[] {
  const { t } = useTexts()
  return dials.map(dial => ({ dial, name: t(dial ? `phoneCodes.${dial}` : 'phoneCodes.other') }))
}
