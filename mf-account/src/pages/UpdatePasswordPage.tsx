import { useNavigate } from '@shop/shell/router'
import { LinkedPassword } from '../features/password-reset/LinkedPassword.tsx'
import { useLinkToken } from '../link-token.ts'
import { EntrancePage } from './EntrancePage.tsx'

export function UpdatePasswordPage() {
  const navigate = useNavigate()
  return (
    <EntrancePage page="update-password">
      <LinkedPassword token={useLinkToken()} onDone={() => void navigate('/user/login', { replace: true })} />
    </EntrancePage>
  )
}
