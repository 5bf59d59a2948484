import { useLinkToken } from '@shop/forms/use-link-token'
import { useNavigate } from '@shop/shell/router'
import { LinkedPassword } from '../features/password-reset/LinkedPassword.tsx'
import { AuthPage } from './AuthPage.tsx'

export function UpdatePasswordPage() {
  const navigate = useNavigate()
  return (
    <AuthPage page="update-password">
      <LinkedPassword token={useLinkToken()} onDone={() => void navigate('/user/login', { replace: true })} />
    </AuthPage>
  )
}
