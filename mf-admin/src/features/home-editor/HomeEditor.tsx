import { staffHomeEndpoint } from '@shop/contracts/staff/storefront/staff-home'
import { useUnsaved } from '@shop/shell/unsaved'
import { Failure } from '../../components/Failure.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { EditedHome } from './EditedHome.tsx'

/** Read again each time the screen opens: a colleague may have changed the draft. */
export function HomeEditor() {
  const { t } = useTexts()
  useUnsaved(false)
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useStaffEndpoint(
    staffHomeEndpoint,
    {},
    { staleTime: 0, refetchOnMount: 'always' },
  )
  if (error && !data)
    return <Failure error={error} title={t('homeEditor.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data || !isFetchedAfterMount) return <TableSkeleton caption={t('homeEditor.title')} />
  return <EditedHome opened={data.home} />
}
