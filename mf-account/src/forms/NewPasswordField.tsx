import { PasswordField, type PasswordFieldProps } from '@shop/ui-kit/fields/PasswordField'
import { useTexts } from '../use-texts.ts'
import { passwordStrength } from './password-strength.ts'

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'capsLockText' | 'hint'> & {
  /** What is typed so far; left out where the same is typed again. */
  typed?: string
}

/** A password that is being chosen: managers may make one up, and their strength is shown. */
export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  const { t } = useTexts()
  const hint = typed ? t(`password.${passwordStrength(typed)}`) : typed !== undefined && t('password.hint')
  return (
    <PasswordField
      showLabel={t('signIn.show')}
      hideLabel={t('signIn.hide')}
      capsLockText={t('signIn.capsLock')}
      autoComplete="new-password"
      hint={hint || undefined}
      {...field}
    />
  )
}
