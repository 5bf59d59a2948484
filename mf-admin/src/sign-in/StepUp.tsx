import { confirmIdentityEndpoint } from '@shop/contracts/staff/people/own-account'
import { useStore } from '@shop/shell/use-store'
import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useEffect } from 'react'
import { ModalDialog } from '../components/ModalDialog.tsx'
import { ObligatoryLegend } from '../components/ObligatoryLegend.tsx'
import { PresentPasswordField } from '../components/PasswordFields.tsx'
import { obligatory } from '../forms/problem-text.ts'
import { useCallForm } from '../forms/use-call-form.ts'
import { stepUpQuestion } from '../session/session-over.ts'
import { findLastLogin } from '../session/sign-in.ts'
import { useTexts } from '../use-texts.ts'
import { SignInRefusal } from './SignInRefusal.tsx'
import css from './StepUp.module.css'

/** Asks over the page who it is, when a call needs more than a session: whatever was typed stays where it is. */
export function StepUp() {
  const asked = useStore(stepUpQuestion.$asked)
  useEffect(stepUpQuestion.announceDialog, [])
  return asked && <Dialog needsCode={asked.about.needsCode} answer={asked.answer} />
}

const empty = { password: '', code: '' }

type Props = { needsCode: boolean; answer: (isConfirmed: boolean) => void }

function Dialog({ needsCode, answer }: Props) {
  const { t } = useTexts()
  const bodyOf = ({ password, code }: typeof empty) => ({ password, ...(needsCode && { code }) })
  const { form, element, ask, isBusy, refusal, errorOf } = useCallForm({
    defaultValues: empty,
    inputOf: draft => ({ body: bodyOf(draft) }),
  })
  const cancel = () => answer(false)
  useEffect(() => form.setFocus('password'), [form])

  async function confirm(draft: typeof empty) {
    if (await ask(confirmIdentityEndpoint, { body: bodyOf(draft) })) answer(true)
  }
  return (
    <ModalDialog title={t('stepUp.title')} closeLabel={t('stepUp.close')} narrow onClose={cancel}>
      <p>{t(needsCode ? 'stepUp.aboutCode' : 'stepUp.about')}</p>
      <form ref={element} className={css.form} noValidate onSubmit={form.handleSubmit(confirm)}>
        <ObligatoryLegend />
        {/* Password managers then offer the password of this login. */}
        <input type="hidden" autoComplete="username" value={findLastLogin() ?? ''} readOnly />
        <PresentPasswordField
          {...obligatory(errorOf, 'password', t('secondFactor.password'))}
          {...form.register('password')}
        />
        {needsCode && (
          <TextField
            {...obligatory(errorOf, 'code', t('signIn.code'))}
            hint={t('stepUp.codeHint')}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            {...(refusal?.fields.code === 'code_wrong' && { error: t('stepUp.codeWrong') })}
            {...form.register('code')}
          />
        )}
        {refusal && refusal.code !== 'validation' && <SignInRefusal {...refusal} />}
        <div className={css.buttons}>
          <Button type="submit" busy={isBusy}>
            {t('stepUp.confirm')}
          </Button>
          <Button variant="text" onClick={cancel}>
            {t('stepUp.cancel')}
          </Button>
        </div>
      </form>
    </ModalDialog>
  )
}
