import { SignInForm } from '../features/sign-in/SignInForm.tsx'
import { useTexts } from '../use-texts.ts'
import { useWantedPlace } from '../wanted-place.ts'
import { EntrancePage } from './EntrancePage.tsx'

/** For guests only: the page's guard takes a signed-in customer on to where she was going. */
export function LoginPage() {
  const { t } = useTexts()
  return (
    <EntrancePage page="login" heading={{ id: 'sign-in', text: t('signIn.title') }}>
      <SignInForm labelledBy="sign-in" from={useWantedPlace()} />
    </EntrancePage>
  )
}
