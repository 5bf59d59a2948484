import { suggestEmail } from '@shop/forms/suggest-email'
import { LikelyValue } from '@shop/ui-kit/fields/LikelyValue'
import { useFormContext } from 'react-hook-form'
import { EmailField } from '../../forms/EmailField.tsx'
import { NewPasswordField } from '../../forms/NewPasswordField.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './RegistrationForm.module.css'
import type { RegistrationValues } from './registration-form.ts'
import { useRegistrationError } from './use-registration-error.ts'

/** Mail and password stand together, so that password managers know which belongs to which. */
export function AccountFields() {
  const { t } = useTexts()
  const { register, watch, trigger, formState } = useFormContext<RegistrationValues>()
  const errorOf = useRegistrationError()

  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('register.entry')}</legend>
      <LikelyValue suggest={suggestEmail} ask={email => t('email.likely', { email })}>
        <EmailField label={t('signIn.email')} autoComplete="username" error={errorOf('email')} {...register('email')} />
      </LikelyValue>
      <NewPasswordField
        label={t('signIn.password')}
        typed={watch('password')}
        error={errorOf('password')}
        {...register('password', {
          // What was typed the second time may be right or wrong now.
          onChange: () => formState.touchedFields.password_repeat && void trigger('password_repeat'),
        })}
      />
      <NewPasswordField
        label={t('password.repeat')}
        error={errorOf('password_repeat')}
        {...register('password_repeat')}
      />
    </fieldset>
  )
}
