import type { StaffMember } from '@shop/contracts/customers/session-check'
import { useStore } from '@shop/shell/use-store'
import { useEffect, useState } from 'react'
import { ModalDialog } from '../components/ModalDialog.tsx'
import { endSession, renewAnswers } from '../session/session.ts'
import { signInQuestion } from '../session/session-over.ts'
import { findLastLogin } from '../session/sign-in.ts'
import { useTexts } from '../use-texts.ts'
import { SignInSteps } from './SignInSteps.tsx'

const LABEL = 'sign-in-again'

/** Asks for the password over the page when the session is over: whatever was typed stays where it is. */
export function SignInAgain() {
  const asked = useStore(signInQuestion.$asked)
  useEffect(signInQuestion.announceDialog, [])
  return asked && <Dialog answer={asked.answer} />
}

function Dialog({ answer }: { answer: (isSignedIn: boolean) => void }) {
  const { t } = useTexts()
  // Whose work lies under the dialog: read once, the answer that says so is asked for again afterwards.
  const [login] = useState(() => findLastLogin() ?? '')

  const leave = () => {
    endSession()
    answer(false)
  }
  const goOn = (staff: StaffMember | undefined) => {
    // Another person has other rights, and nothing of the one before should stay on the screen.
    if (staff && login && staff.login !== login) return location.reload()
    answer(true)
    void renewAnswers()
  }
  return (
    <ModalDialog title={t('signIn.again')} closeLabel={t('signIn.leave')} onClose={leave}>
      <p id={LABEL}>{t('signIn.againText')}</p>
      <SignInSteps labelledBy={LABEL} login={login} onDone={goOn} />
    </ModalDialog>
  )
}
