import { ownAccountEndpoint } from '@shop/contracts/staff/people/own-account'
import { useUnsaved } from '@shop/shell/unsaved'
import { Failure } from '../../components/Failure.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './OwnAccount.module.css'
import { OwnNotifications } from './OwnNotifications.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import { OwnSecondFactor } from './OwnSecondFactor.tsx'
import { OwnSessions } from './OwnSessions.tsx'

/** What everybody of the staff does for themselves. */
export function OwnAccount() {
  const { t } = useTexts()
  useUnsaved(false)
  const { data, error, isFetching, refetch } = useStaffEndpoint(ownAccountEndpoint, {}, { staleTime: 0 })
  if (error && !data) return <Failure error={error} title={t('me.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data) return <TableSkeleton caption={t('me.title')} />
  return (
    <div className={css.account}>
      <OwnSecondFactor factor={data.second_factor} />
      <OwnNotifications />
      <OwnPassword login={data.login} />
      <OwnSessions />
    </div>
  )
}
