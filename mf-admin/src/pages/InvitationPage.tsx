import { useLinkToken } from '@shop/forms/use-link-token'
import { usePageMeta } from '@shop/shell/page-meta'
import { GuestFrame } from '../components/GuestFrame.tsx'
import { ChoosePassword } from '../features/invitation/ChoosePassword.tsx'
import { useTexts } from '../use-texts.ts'

export function InvitationPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('invitation.pageTitle') })
  return (
    <GuestFrame>
      <ChoosePassword token={useLinkToken()} />
    </GuestFrame>
  )
}
