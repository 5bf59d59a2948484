import { RegistrationForm } from '../features/registration/RegistrationForm.tsx'
import { useTexts } from '../use-texts.ts'
import { useKnownContact, useTypedEmail, useWantedPlace } from '../wanted-place.ts'
import { EntrancePage } from './EntrancePage.tsx'

/** For guests only: once she is registered she is signed in, and the guard takes her on. */
export function RegisterPage() {
  const { t } = useTexts()
  return (
    <EntrancePage page="register" heading={{ id: 'register', text: t('register.title') }}>
      <RegistrationForm
        labelledBy="register"
        email={useTypedEmail()}
        contact={useKnownContact()}
        from={useWantedPlace()}
      />
    </EntrancePage>
  )
}
