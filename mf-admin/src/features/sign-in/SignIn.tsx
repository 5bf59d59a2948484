import { errorTexts } from '@shop/contracts/texts/error-texts'
import type { Refusal } from '@shop/shell/refusal'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { PasswordField } from '@shop/ui-kit/fields/PasswordField'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { LanguageButton } from '../../components/LanguageButton.tsx'
import { formatTime } from '../../moments.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import css from './SignIn.module.css'
import { useSignIn } from './use-sign-in.ts'

export function SignIn() {
  const { t } = useTexts()
  const { form, submit, refusal, forgetRefusal } = useSignIn()
  const { errors, isSubmitting } = form.formState
  const isWrong = refusal?.code === 'bad_credentials'
  const errorOf = (name: keyof typeof errors) => errors[name]?.message && textOfCode(t, 'errors', errors[name].message)

  return (
    <div className={css.page}>
      <div className={css.language}>
        <LanguageButton />
      </div>
      <form className={css.form} noValidate aria-labelledby="sign-in" onSubmit={submit} onChange={forgetRefusal}>
        <p className={css.brand}>{t('brand')}</p>
        <h1 id="sign-in" className={css.title}>
          {t('signIn.title')}
        </h1>
        {refusal && <SignInRefusal {...refusal} />}
        <TextField
          label={t('signIn.login')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          invalid={isWrong}
          error={errorOf('login')}
          {...form.register('login')}
        />
        <PasswordField
          label={t('signIn.password')}
          showLabel={t('signIn.show')}
          hideLabel={t('signIn.hide')}
          capsLockText={t('signIn.capsLock')}
          autoComplete="current-password"
          invalid={isWrong}
          error={errorOf('password')}
          {...form.register('password')}
        />
        <Button type="submit" wide busy={isSubmitting}>
          {t('signIn.enter')}
        </Button>
      </form>
    </div>
  )
}

function SignInRefusal({ code, isOffline, retryAt }: Refusal) {
  const { t, locale } = useTexts()
  if (isOffline) return <Notice tone="error" announced title={t('failure.offline')} />
  if (retryAt)
    return <Notice tone="warn" announced title={t('signIn.tooMany', { time: formatTime(retryAt, locale) })} />
  return <Notice tone="error" announced title={errorTexts[code][locale]} />
}
