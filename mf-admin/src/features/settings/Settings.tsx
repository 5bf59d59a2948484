import { staffSettingsEndpoint } from '@shop/contracts/staff/staff-settings'
import { useUnsaved } from '@shop/shell/unsaved'
import { Failure } from '../../components/Failure.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** Whether customers can pay, what they read when they cannot, and how euros are charged. */
export function Settings() {
  const { t } = useTexts()
  useUnsaved(false)
  const { data, error, isFetching, refetch } = useStaffEndpoint(staffSettingsEndpoint, {}, { staleTime: 0 })

  if (error && !data)
    return <Failure error={error} title={t('settings.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data) return <TableSkeleton caption={t('settings.title')} />
  return <SettingsForm known={data.settings} />
}
