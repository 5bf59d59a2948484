import { AskForLetter } from '../features/password-reset/AskForLetter.tsx'
import { useTexts } from '../use-texts.ts'
import { useTypedEmail, useWantedPlace } from '../wanted-place.ts'
import { EntrancePage } from './EntrancePage.tsx'

export function ResetPasswordPage() {
  const { t } = useTexts()
  return (
    <EntrancePage page="reset-password" heading={{ id: 'reset', text: t('reset.title') }}>
      <AskForLetter labelledBy="reset" email={useTypedEmail()} from={useWantedPlace()} />
    </EntrancePage>
  )
}
