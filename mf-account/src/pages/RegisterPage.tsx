import { RegistrationForm } from '../features/registration/RegistrationForm.tsx'
import { useKnownContact, useRequestedPage, useTypedEmail } from '../page-state.ts'
import { useTexts } from '../use-texts.ts'
import { AuthPage } from './AuthPage.tsx'

/** For guests only: a registered customer is signed in, and the guard leads on. */
export function RegisterPage() {
  const { t } = useTexts()
  return (
    <AuthPage page="register" heading={{ id: 'register', text: t('register.title') }}>
      <RegistrationForm
        labelledBy="register"
        email={useTypedEmail()}
        contact={useKnownContact()}
        from={useRequestedPage()}
      />
    </AuthPage>
  )
}
