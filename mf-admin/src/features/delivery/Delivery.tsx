import { allCountriesEndpoint } from '@shop/contracts/delivery/location'
import { staffDeliveryEndpoint } from '@shop/contracts/staff/staff-delivery'
import { useEndpoint } from '@shop/shell/query'
import { useUnsaved } from '@shop/shell/unsaved'
import { Failure } from '../../components/Failure.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { DeliveryEditor } from './DeliveryEditor.tsx'

/** What delivery costs and where it goes. */
export function Delivery() {
  const { t } = useTexts()
  useUnsaved(false)
  const delivery = useStaffEndpoint(staffDeliveryEndpoint, {}, { staleTime: 0 })
  const countries = useEndpoint(allCountriesEndpoint, {})
  const error = delivery.error ?? countries.error
  const again = () => Promise.all([delivery.refetch(), countries.refetch()])

  if (error && !(delivery.data && countries.data))
    return (
      <Failure
        error={error}
        title={t('delivery.failed')}
        isRetrying={delivery.isFetching || countries.isFetching}
        onRetry={again}
      />
    )
  if (!delivery.data || !countries.data) return <TableSkeleton caption={t('delivery.title')} />
  return <DeliveryEditor known={delivery.data.delivery} countries={countries.data.countries} />
}
