import { SignInForm } from '../features/sign-in/SignInForm.tsx'
import { useRequestedPage } from '../page-state.ts'
import { useTexts } from '../use-texts.ts'
import { AuthPage } from './AuthPage.tsx'

/** For guests only: the page's guard takes a signed-in customer on to the requested page. */
export function LoginPage() {
  const { t } = useTexts()
  return (
    <AuthPage page="login" heading={{ id: 'sign-in', text: t('signIn.title') }}>
      <SignInForm labelledBy="sign-in" from={useRequestedPage()} />
    </AuthPage>
  )
}
