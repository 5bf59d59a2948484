import { Button } from '@shop/ui-kit/Button'
import { PasswordField } from '@shop/ui-kit/PasswordField'
import { useTexts } from '../../use-texts.ts'
import { EmailField } from './EmailField.tsx'
import css from './SignInForm.module.css'
import { SignInRefusal } from './SignInRefusal.tsx'
import { useSignIn } from './use-sign-in.ts'

type SignInFormProps = { labelledBy: string; onSignedIn?: () => void }

export function SignInForm({ labelledBy, onSignedIn }: SignInFormProps) {
  const { t } = useTexts()
  const { form, submit, refusal, forgetRefusal } = useSignIn(onSignedIn)
  const { errors, isSubmitting } = form.formState
  const isWrong = refusal?.code === 'bad_credentials'
  // An empty password is also a short one; only the first is worth saying.
  const passwordCode = errors.password && (form.getValues('password') ? errors.password.message : 'password_required')

  return (
    <form className={css.form} noValidate aria-labelledby={labelledBy} onSubmit={submit} onChange={forgetRefusal}>
      {refusal && <SignInRefusal {...refusal} />}
      <EmailField
        label={t('signIn.email')}
        autoComplete="username"
        invalid={isWrong}
        error={errors.email?.message && t(`errors.${errors.email.message}`)}
        {...form.register('email')}
      />
      <PasswordField
        label={t('signIn.password')}
        showLabel={t('signIn.show')}
        hideLabel={t('signIn.hide')}
        capsLockText={t('signIn.capsLock')}
        autoComplete="current-password"
        invalid={isWrong}
        error={passwordCode && t(`errors.${passwordCode}`)}
        {...form.register('password')}
      />
      <Button type="submit" wide busy={isSubmitting}>
        {t('signIn.enter')}
      </Button>
    </form>
  )
}
