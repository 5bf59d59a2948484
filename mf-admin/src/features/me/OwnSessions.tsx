import {
  endOtherSessionsEndpoint,
  endOwnSessionEndpoint,
  ownSessionsEndpoint,
  type StaffSession,
} from '@shop/contracts/staff/people/staff-sessions'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { Failure } from '../../components/Failure.tsx'
import { Refused } from '../../components/Refused.tsx'
import { SessionList } from '../../components/SessionList.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './OwnAccount.module.css'

export function OwnSessions() {
  const { t } = useTexts()
  const { data, error, isFetching, refetch } = useStaffEndpoint(ownSessionsEndpoint, {}, { staleTime: 0 })
  const { ask, isBusy, refusal } = useStaffCall()
  const reload = () => queryClient.invalidateQueries({ queryKey: [ownSessionsEndpoint.path] })
  const endOthers = async () => {
    if (!(await ask(endOtherSessionsEndpoint, { body: {} }))) return
    notify(t('sessions.othersEnded'), { tone: 'success' })
    await reload()
  }
  return (
    <section className={css.section} aria-labelledby="own-sessions">
      <h2 id="own-sessions" className={css.title}>
        {t('sessions.title')}
      </h2>
      {error && !data && (
        <Failure error={error} title={t('sessions.failed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      {data && (
        <SessionList
          sessions={data.sessions}
          actionOf={session => !session.is_present && <EndButton session={session} onEnded={reload} />}
        />
      )}
      <Refused refusal={refusal} />
      {data && data.sessions.length > 1 && (
        <Button variant="outline" busy={isBusy} onClick={endOthers}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </section>
  )
}

function EndButton({ session: { key }, onEnded }: { session: StaffSession; onEnded: () => Promise<void> }) {
  const { t } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const end = async () => {
    // One that has ended by itself is gone from the list, too.
    await ask(endOwnSessionEndpoint, { params: { key }, body: {} })
    await onEnded()
  }
  return (
    <>
      {refusal?.code !== 'not_found' && <Refused refusal={refusal} />}
      <Button variant="outline" size="small" busy={isBusy} onClick={end}>
        {t('sessions.end')}
      </Button>
    </>
  )
}
