import { Link } from '@shop/shell/router'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { PasswordField } from '@shop/ui-kit/fields/PasswordField'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { EmailField } from '../../forms/EmailField.tsx'
import { FormRefusal } from '../../forms/FormRefusal.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './SignInForm.module.css'
import { useSignIn } from './use-sign-in.ts'

type SignInFormProps = {
  labelledBy: string
  /** Where the customer was going before the sign-in. */
  from?: string | undefined
  onSignedIn?: () => void
}

export function SignInForm({ labelledBy, from, onSignedIn }: SignInFormProps) {
  const { t } = useTexts()
  const { form, submit, refusal, forgetRefusal } = useSignIn(onSignedIn)
  const { errors, isSubmitting } = form.formState
  const isWrong = refusal?.code === 'bad_credentials'
  const email = form.watch('email')
  const emailCode = errors.email?.message

  return (
    <form className={css.form} noValidate aria-labelledby={labelledBy} onSubmit={submit} onChange={forgetRefusal}>
      {refusal && !isWrong && <FormRefusal {...refusal} />}
      {/* One neutral message below the email: it does not reveal which of the two is wrong. */}
      <div role="alert">
        <VisuallyHidden>{isWrong && t('signIn.wrong')}</VisuallyHidden>
      </div>
      <EmailField
        label={t('signIn.email')}
        autoComplete="username"
        error={isWrong ? t('signIn.wrong') : emailCode && t(`errors.${emailCode}`)}
        {...form.register('email')}
      />
      <PasswordField
        label={t('signIn.password')}
        showLabel={t('signIn.show')}
        hideLabel={t('signIn.hide')}
        capsLockText={t('signIn.capsLock')}
        autoComplete="current-password"
        invalid={isWrong}
        error={errors.password?.message && t(`errors.${errors.password.message}`)}
        {...form.register('password')}
      />
      <Link className={css.forgotten} to="/user/reset-password" state={{ from, email }}>
        {t('signIn.forgotten')}
      </Link>
      <Button type="submit" wide busy={isSubmitting}>
        {t('signIn.enter')}
      </Button>
      <div className={css.join}>
        <p className={css.question}>{t('signIn.noAccount')}</p>
        <Link className={buttonClass({ variant: 'outline', wide: true })} to="/user/register" state={{ from, email }}>
          {t('signIn.register')}
        </Link>
        <p className={css.question}>
          {t('signIn.asGuest')} <Link to="/order-status">{t('signIn.findOrder')}</Link>
        </p>
      </div>
    </form>
  )
}
