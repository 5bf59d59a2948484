import { type HealthCheck, type StaffHealth, staffHealthEndpoint } from '@shop/contracts/staff/staff-health'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Failure } from '../../components/Failure.tsx'
import look from '../../components/RowList.module.css'
import { ScreenPart } from '../../components/ScreenPart.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Health.module.css'
import { HealthRow, ServiceRow, UnknownRow } from './HealthRow.tsx'

const bad: readonly HealthCheck['state'][] = ['broken', 'attention']

/** The states behind the cards of the first page: what is wrong, since when, and what to do about it. Asked again while it is open. */
export function Health() {
  const { t } = useTexts()
  const answer = useStaffEndpoint(staffHealthEndpoint, {}, { staleTime: 0, refetchInterval: 30_000 })
  const { data, error, isFetching, refetch } = answer
  if (error && !data)
    return <Failure error={error} title={t('health.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data) return <TableSkeleton caption={t('health.title')} />
  return (
    <div className={css.health}>
      <ListBar answer={answer} />
      <Summary health={data} />
      <ScreenPart title={t('health.work')} look="small">
        <ul className={look.rows}>
          {worstFirst(data.checks).map(check => (
            <HealthRow key={check.name} check={check} now={data.at} />
          ))}
          {data.unknown.map(name => (
            <UnknownRow key={name} name={name} />
          ))}
        </ul>
      </ScreenPart>
      <ScreenPart title={t('health.services')} look="small">
        <ul className={look.rows}>
          {data.services.map(service => (
            <ServiceRow key={service.service} {...service} />
          ))}
        </ul>
      </ScreenPart>
    </div>
  )
}

function Summary({ health: { checks, services, unknown } }: { health: StaffHealth }) {
  const { t } = useTexts()
  const silent = services.filter(({ answers }) => !answers).length
  const count = checks.filter(({ state }) => bad.includes(state)).length + silent
  if (count === 0 && unknown.length === 0)
    return <EmptyState title={t('health.allWell')}>{t('health.allWellText')}</EmptyState>
  const isBroken = silent > 0 || checks.some(({ state }) => state === 'broken')
  return (
    <Notice tone={isBroken ? 'error' : 'warn'} title={t('health.count', { count })}>
      {t('health.countText')}
    </Notice>
  )
}

function worstFirst(checks: readonly HealthCheck[]): HealthCheck[] {
  const place = ({ state }: HealthCheck) => [...bad, 'fine'].indexOf(state)
  return checks.toSorted((one, other) => place(one) - place(other))
}
