import { PasswordField, type PasswordFieldProps } from '@shop/ui-kit/fields/PasswordField'
import { useTexts } from '../use-texts.ts'

type Props = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'capsLockText' | 'autoComplete'>

/** The password that a person has: managers fill it in. */
export function PresentPasswordField(props: Props) {
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
