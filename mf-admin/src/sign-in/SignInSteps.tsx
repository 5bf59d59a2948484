import type { StaffMember } from '@shop/contracts/customers/session-check'
import type { Refusal } from '@shop/shell/refusal'
import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { ObligatoryLegend } from '../components/ObligatoryLegend.tsx'
import { PresentPasswordField } from '../components/PasswordFields.tsx'
import { useCodeStep, useSignIn } from '../session/use-sign-in.ts'
import { textOfCode, useTexts } from '../use-texts.ts'
import { SignInRefusal } from './SignInRefusal.tsx'
import css from './SignInSteps.module.css'

type Props = { labelledBy: string; login?: string; onDone: (staff: StaffMember | undefined) => void }

/** Login and password, then the code where the person has a second factor. */
export function SignInSteps({ labelledBy, login = '', onDone }: Props) {
  const { t } = useTexts()
  const { form, submit, ticket, startAgain, refusal, forgetRefusal } = useSignIn(login, onDone)
  const { errors, isSubmitting } = form.formState
  const isWrong = refusal?.code === 'bad_credentials'
  const errorOf = (name: keyof typeof errors) => errors[name]?.message && textOfCode(t, 'errors', errors[name].message)

  if (ticket) return <CodeStep labelledBy={labelledBy} ticket={ticket} onDone={onDone} onOver={startAgain} />
  return (
    <form className={css.form} noValidate aria-labelledby={labelledBy} onSubmit={submit} onChange={forgetRefusal}>
      <ObligatoryLegend />
      {refusal && <SignInRefusal {...refusal} />}
      <TextField
        label={t('signIn.login')}
        aria-required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        invalid={isWrong}
        error={errorOf('login')}
        {...form.register('login')}
      />
      <PresentPasswordField
        label={t('signIn.password')}
        aria-required
        invalid={isWrong}
        error={errorOf('password')}
        {...form.register('password')}
      />
      <Button type="submit" wide busy={isSubmitting}>
        {t('signIn.enter')}
      </Button>
    </form>
  )
}

type CodeStepProps = Omit<Props, 'login'> & { ticket: string; onOver: (reason: Refusal | null) => void }

function CodeStep({ labelledBy, ticket, onDone, onOver }: CodeStepProps) {
  const { t } = useTexts()
  const { form, submit, refusal } = useCodeStep(ticket, onDone, onOver)
  const [isRecovery, setRecovery] = useState(false)
  const { errors, isSubmitting } = form.formState
  const wrong = errors.code?.message
  const swap = () => {
    setRecovery(!isRecovery)
    form.reset()
    form.setFocus('code')
  }
  return (
    <form className={css.form} noValidate aria-labelledby={labelledBy} onSubmit={submit}>
      <ObligatoryLegend />
      {refusal && <SignInRefusal {...refusal} />}
      <TextField
        key={String(isRecovery)}
        label={t(isRecovery ? 'signIn.recoveryCode' : 'signIn.code')}
        aria-required
        hint={t(isRecovery ? 'signIn.recoveryCodeHint' : 'signIn.codeHint')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode={isRecovery ? 'text' : 'numeric'}
        maxLength={40}
        autoFocus
        error={wrong && textOfCode(t, 'errors', wrong)}
        {...form.register('code')}
      />
      <Button type="submit" wide busy={isSubmitting}>
        {t('signIn.enter')}
      </Button>
      <div className={css.others}>
        <Button variant="text" size="small" onClick={swap}>
          {t(isRecovery ? 'signIn.useApp' : 'signIn.useRecovery')}
        </Button>
        <Button variant="text" size="small" onClick={() => onOver(null)}>
          {t('signIn.back')}
        </Button>
      </div>
    </form>
  )
}
