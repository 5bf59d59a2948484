import { VerifiedMailbox } from '../features/verification/VerifiedMailbox.tsx'
import { useLinkToken } from '../link-token.ts'
import { EntrancePage } from './EntrancePage.tsx'

export function VerifyPage() {
  return (
    <EntrancePage page="verify">
      <VerifiedMailbox token={useLinkToken()} />
    </EntrancePage>
  )
}
