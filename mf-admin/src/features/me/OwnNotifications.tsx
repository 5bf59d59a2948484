import type { ResultOf } from '@shop/contracts/endpoint'
import { chooseNotificationEndpoint, ownNotificationsEndpoint } from '@shop/contracts/staff/people/notifications'
import { notify } from '@shop/shell/notices'
import { endpointKey, queryClient } from '@shop/shell/query'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { Failure } from '../../components/Failure.tsx'
import { Refused } from '../../components/Refused.tsx'
import { usePressed } from '../../session/use-pressed.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './OwnAccount.module.css'

type Choice = ResultOf<typeof ownNotificationsEndpoint>['notifications'][number]

/** Which emails about events of the shop come to this person: only about what their role may see. */
export function OwnNotifications() {
  const { t } = useTexts()
  const { data, error, isFetching, refetch } = useStaffEndpoint(ownNotificationsEndpoint, {}, { staleTime: 0 })
  if (data?.notifications.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="own-notifications" aria-busy={!data && !error}>
      <h2 id="own-notifications" className={css.title}>
        {t('notifications.title')}
      </h2>
      {!data && error && (
        <Failure error={error} title={t('notifications.failed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      {!data && !error && <Skeleton />}
      {data && (
        <>
          {data.email ? (
            <p className={css.quiet}>{t('notifications.about', { email: data.email })}</p>
          ) : (
            <Notice tone="info">{t('notifications.noEmail')}</Notice>
          )}
          {data.notifications.map(choice => (
            <NotificationChoice key={choice.notification} choice={choice} hasEmail={data.email !== null} />
          ))}
        </>
      )}
    </section>
  )
}

/** One press and it is so. */
function NotificationChoice({ choice, hasEmail }: { choice: Choice; hasEmail: boolean }) {
  const { notification, is_on } = choice
  const { t } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const { shown, press } = usePressed(is_on)

  async function choose(isWanted: boolean) {
    // The answer to the press before is on its way.
    if (isBusy) return
    press(isWanted)
    const saved = await ask(chooseNotificationEndpoint, { body: { notification, is_on: isWanted } })
    if (!saved) return press(null)
    queryClient.setQueryData(endpointKey(ownNotificationsEndpoint.path, {}), saved)
    notify(t(isWanted ? 'notifications.nowOn' : 'notifications.nowOff'), { tone: 'success' })
  }
  return (
    <>
      <Checkbox
        label={t(`notifications.kinds.${notification}`)}
        hint={t(`notifications.hints.${notification}`)}
        checked={shown}
        // What was chosen before the address was taken away can still be switched off.
        disabled={!hasEmail && !is_on}
        onChange={event => void choose(event.target.checked)}
      />
      <Refused refusal={refusal} />
    </>
  )
}
