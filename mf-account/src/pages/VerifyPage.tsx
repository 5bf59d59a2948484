import { useLinkToken } from '@shop/forms/use-link-token'
import { VerifiedMailbox } from '../features/verification/VerifiedMailbox.tsx'
import { AuthPage } from './AuthPage.tsx'

export function VerifyPage() {
  return (
    <AuthPage page="verify">
      <VerifiedMailbox token={useLinkToken()} />
    </AuthPage>
  )
}
