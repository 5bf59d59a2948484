import { useLinkToken } from '@shop/forms/use-link-token'
import { usePageMeta } from '@shop/shell/page-meta'
import { GuestFrame } from '../components/GuestFrame.tsx'
import { NotificationsOff } from '../features/notifications/NotificationsOff.tsx'
import { useTexts } from '../use-texts.ts'

export function NotificationsOffPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('notifications.pageTitle') })
  return (
    <GuestFrame>
      <NotificationsOff token={useLinkToken()} />
    </GuestFrame>
  )
}
