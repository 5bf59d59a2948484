import { RequestResetEmail } from '../features/password-reset/RequestResetEmail.tsx'
import { useRequestedPage, useTypedEmail } from '../page-state.ts'
import { useTexts } from '../use-texts.ts'
import { AuthPage } from './AuthPage.tsx'

export function ResetPasswordPage() {
  const { t } = useTexts()
  return (
    <AuthPage page="reset-password" heading={{ id: 'reset', text: t('reset.title') }}>
      <RequestResetEmail labelledBy="reset" email={useTypedEmail()} from={useRequestedPage()} />
    </AuthPage>
  )
}
