import { GuestFrame } from '../../components/GuestFrame.tsx'
import { beginSession } from '../../session/session.ts'
import { SignInSteps } from '../../sign-in/SignInSteps.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './SignIn.module.css'

const HEADING = 'sign-in'

export function SignIn() {
  const { t } = useTexts()
  return (
    <GuestFrame>
      <h1 id={HEADING} className={css.title}>
        {t('signIn.title')}
      </h1>
      <SignInSteps labelledBy={HEADING} onDone={beginSession} />
    </GuestFrame>
  )
}
