import { releaseListFile, staffReleasesEndpoint } from '@shop/contracts/staff/staff-releases'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Failure } from '../../components/Failure.tsx'
import { ExportList } from '../../list/ExportList.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { PartCard } from './PartCard.tsx'
import css from './Releases.module.css'
import { ServiceCard } from './ServiceCard.tsx'
import { TeamTokens } from './TeamTokens.tsx'

/** The list has no filter. */
const nothingAsked = {}

/** Which versions of the remotes and services are served, how they do, and how to roll back; polled while the screen is open. */
export function Releases() {
  const { t } = useTexts()
  const often = { staleTime: 0, refetchInterval: 15_000 }
  const { data, error, isFetching, refetch } = useStaffEndpoint(staffReleasesEndpoint, {}, often)
  if (error && !data)
    return <Failure error={error} title={t('releases.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data) return <TableSkeleton caption={t('releases.title')} />
  const isSilent = data.parts.every(({ state, errors }) => state === 'never_released' && errors.length === 0)
  if (isSilent && data.services.length === 0)
    return (
      <div className={css.releases}>
        <EmptyState title={t('releases.none')}>{t('releases.noneText')}</EmptyState>
        <TeamTokens />
      </div>
    )
  return (
    <div className={css.releases}>
      <div>
        <ExportList calls={releaseListFile} filter={nothingAsked} about={t('releases.exportAbout')} />
      </div>
      {data.parts.map(part => (
        <PartCard key={part.part} part={part} />
      ))}
      {data.services.map(service => (
        <ServiceCard key={service.service} service={service} />
      ))}
      <TeamTokens />
    </div>
  )
}
