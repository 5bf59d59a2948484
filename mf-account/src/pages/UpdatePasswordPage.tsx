import { useNavigate } from '@shop/shell/router'
import { LinkedPassword } from '../features/password-reset/LinkedPassword.tsx'
import { useLinkToken } from '../link-token.ts'
import { useTexts } from '../use-texts.ts'
import { EntrancePage } from './EntrancePage.tsx'

export function UpdatePasswordPage() {
  const { t } = useTexts()
  const navigate = useNavigate()
  return (
    <EntrancePage page="update-password" heading={{ id: 'new-password', text: t('reset.newTitle') }}>
      <LinkedPassword
        labelledBy="new-password"
        token={useLinkToken()}
        onDone={() => void navigate('/user/login', { replace: true })}
      />
    </EntrancePage>
  )
}
