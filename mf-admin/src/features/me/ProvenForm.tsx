import { newRecoveryCodesEndpoint, switchSecondFactorOffEndpoint } from '@shop/contracts/staff/people/second-factor'
import { Button } from '@shop/ui-kit/Button'
import { PasswordField } from '@shop/ui-kit/fields/PasswordField'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Refused } from '../../components/Refused.tsx'
import { useCallForm } from '../../forms/use-call-form.ts'
import { useTexts } from '../../use-texts.ts'
import css from './OwnAccount.module.css'

export type ProvenAction = 'recovery-codes' | 'switch-off'
type Props = {
  action: ProvenAction
  onCodes: (codes: readonly string[]) => void
  onDone: () => void
  onClose: () => void
}

const empty = { password: '', code: '' }

/** What takes both password and code. */
export function ProvenForm({ action, onCodes, onDone, onClose }: Props) {
  const { t } = useTexts()
  const { form, element, ask, isBusy, refusal, errorOf } = useCallForm({ defaultValues: empty })

  async function send(body: typeof empty) {
    if (action === 'switch-off') {
      if (await ask(switchSecondFactorOffEndpoint, { body })) onDone()
      return
    }
    const renewed = await ask(newRecoveryCodesEndpoint, { body })
    if (renewed) onCodes(renewed.recovery_codes)
  }
  return (
    <form ref={element} className={css.form} noValidate onSubmit={form.handleSubmit(send)}>
      <p>{t(`secondFactor.actions.${action}`)}</p>
      <PasswordField
        label={t('secondFactor.password')}
        showLabel={t('signIn.show')}
        hideLabel={t('signIn.hide')}
        capsLockText={t('signIn.capsLock')}
        autoComplete="current-password"
        error={errorOf('password')}
        {...form.register('password')}
      />
      <TextField
        label={t('signIn.code')}
        hint={t('secondFactor.anyCode')}
        autoComplete="one-time-code"
        maxLength={40}
        error={errorOf('code')}
        {...form.register('code')}
      />
      {refusal?.code !== 'validation' && <Refused refusal={refusal} />}
      <div className={css.buttons}>
        <Button type="submit" busy={isBusy}>
          {t(action === 'switch-off' ? 'secondFactor.switchOff' : 'secondFactor.newCodes')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('step.close')}
        </Button>
      </div>
    </form>
  )
}
