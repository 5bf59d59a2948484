import { VerifiedMailbox } from '../features/verification/VerifiedMailbox.tsx'
import { useLinkToken } from '../link-token.ts'
import { AuthPage } from './AuthPage.tsx'

export function VerifyPage() {
  return (
    <AuthPage page="verify">
      <VerifiedMailbox token={useLinkToken()} />
    </AuthPage>
  )
}
