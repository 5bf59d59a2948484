import { PasswordField, type PasswordFieldProps } from '@shop/ui-kit/fields/PasswordField'
import { useTexts } from '../use-texts.ts'

type Props = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'capsLockText' | 'autoComplete'>

/** A password that is chosen: managers offer one, and the hint says what it needs. */
export function NewPasswordField(props: Props) {
  const { t } = useTexts()
  return (
    <PasswordField
      hint={t('password.hint')}
      {...props}
      showLabel={t('signIn.show')}
      hideLabel={t('signIn.hide')}
      capsLockText={t('signIn.capsLock')}
      autoComplete="new-password"
    />
  )
}

type PresentPasswordFieldProps = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'capsLockText' | 'autoComplete'>

/** The password that a person has: managers fill it in. */
export function PresentPasswordField(props: PresentPasswordFieldProps) {
  const { t } = useTexts()
  return (
    <PasswordField
      {...props}
      showLabel={t('signIn.show')}
      hideLabel={t('signIn.hide')}
      capsLockText={t('signIn.capsLock')}
      autoComplete="current-password"
    />
  )
}
