import { endSessionsOfPersonEndpoint, sessionsOfPersonEndpoint } from '@shop/contracts/staff/people/staff-sessions'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { Failure } from '../../components/Failure.tsx'
import { Refused } from '../../components/Refused.tsx'
import { SessionList } from '../../components/SessionList.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './PersonPanel.module.css'

export function PersonSessions({ id }: { id: string }) {
  const { t } = useTexts()
  const input = { params: { id } }
  const { data, error, isFetching, refetch } = useStaffEndpoint(sessionsOfPersonEndpoint, input, { staleTime: 0 })
  const { ask, isBusy, refusal } = useStaffCall()
  const end = async () => {
    if (!(await ask(endSessionsOfPersonEndpoint, { ...input, body: {} }))) return
    notify(t('sessions.allEnded'), { tone: 'success' })
    await queryClient.invalidateQueries({ queryKey: [sessionsOfPersonEndpoint.path] })
  }
  return (
    <section className={css.section} aria-label={t('sessions.title')}>
      <h3 className={css.title}>{t('sessions.title')}</h3>
      {error && !data && (
        <Failure error={error} title={t('sessions.failed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      {data && <SessionList sessions={data.sessions} />}
      <Refused refusal={refusal} />
      {data && data.sessions.length > 0 && (
        <Button variant="outline" size="small" busy={isBusy} className={css.end} onClick={end}>
          {t('sessions.endAll')}
        </Button>
      )}
    </section>
  )
}
