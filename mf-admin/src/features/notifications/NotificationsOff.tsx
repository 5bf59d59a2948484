import { call } from '@shop/api-client/call'
import {
  checkNotificationLinkEndpoint,
  type NotificationKind,
  switchNotificationOffEndpoint,
} from '@shop/contracts/staff/people/notifications'
import { useQuery } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useState } from 'react'
import { Refused } from '../../components/Refused.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'

const nothing = { notification: null, is_on: false }

/** Which emails the link ends, and one press that ends them: programs that look behind links press nothing. */
export function NotificationsOff({ token }: { token: string | null }) {
  const { t } = useTexts()
  const link = useQuery({
    queryKey: ['notification-link', token],
    queryFn: async () => (token ? call(checkNotificationLinkEndpoint, { body: { token } }) : nothing),
    // The token is not kept once the page is left.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (link.isPending)
    return (
      <div aria-busy="true">
        <h1>
          <VisuallyHidden>{t('notifications.title')}</VisuallyHidden>
        </h1>
        <Skeleton shape="title" width="half" />
        <Skeleton />
      </div>
    )
  if (link.isError)
    return (
      <ErrorState
        title={t('notifications.linkFailed')}
        retryLabel={t('failure.again')}
        onRetry={() => void link.refetch()}
        retrying={link.isFetching}
      />
    )
  const { notification, is_on } = link.data
  if (!token || !notification) return <NotOurs />
  return <Ending token={token} notification={notification} isOn={is_on} />
}

type EndingProps = { token: string; notification: NotificationKind; isOn: boolean }

function Ending({ token, notification, isOn }: EndingProps) {
  const { t } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const [isOver, setOver] = useState(!isOn)
  const kind = t(`notifications.kinds.${notification}`)

  async function end() {
    if (await ask(switchNotificationOffEndpoint, { body: { token } })) setOver(true)
  }
  if (refusal?.code === 'link_expired') return <NotOurs />
  return (
    <div role="status">
      {isOver ? (
        <EmptyState headingLevel={1} title={t('notifications.over')} actions={<ToAccount />}>
          {t('notifications.overText', { kind })}
        </EmptyState>
      ) : (
        <EmptyState
          headingLevel={1}
          title={t('notifications.ask', { kind })}
          actions={
            <Button busy={isBusy} onClick={() => void end()}>
              {t('notifications.switchOff')}
            </Button>
          }
        >
          {t(`notifications.hints.${notification}`)}
        </EmptyState>
      )}
      <Refused refusal={refusal} />
    </div>
  )
}

function NotOurs() {
  const { t } = useTexts()
  return (
    <EmptyState headingLevel={1} title={t('notifications.notOurs')} actions={<ToAccount />}>
      {t('notifications.notOursText')}
    </EmptyState>
  )
}

function ToAccount() {
  const { t } = useTexts()
  return (
    <Link className={buttonClass({ variant: 'outline' })} to="/admin/me">
      {t('notifications.toAccount')}
    </Link>
  )
}
