import { ShopError } from '@shop/contracts/errors'
import { staffCustomerEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { usePageMeta } from '@shop/shell/page-meta'
import { useParams } from '@shop/shell/router'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Failure } from '../components/Failure.tsx'
import { CustomerDetails } from '../features/customer/CustomerDetails.tsx'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { TableSkeleton } from '../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../session/use-staff-endpoint.ts'
import { useTexts } from '../use-texts.ts'

/** One customer. */
export function CustomerPage() {
  const { t } = useTexts()
  const { id = '' } = useParams()
  const input = { params: { id } }
  const { data, error, isFetching, refetch } = useStaffEndpoint(staffCustomerEndpoint, input, { staleTime: 0 })
  const customer = data?.customer
  const name = customer ? `${customer.name} ${customer.surname}`.trim() || customer.masked_email : t('customer.title')
  usePageMeta({ title: t('customer.pageTitle', { name }) })
  const isGone = error instanceof ShopError && ['not_found', 'validation'].includes(error.code)

  return (
    <StaffLayout title={name}>
      {isGone && <EmptyState title={t('customer.gone')}>{t('customer.goneText')}</EmptyState>}
      {error && !isGone && !customer && (
        <Failure error={error} title={t('customer.failed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      {!customer && !error && <TableSkeleton caption={name} />}
      {customer && !isGone && <CustomerDetails key={id} customer={customer} />}
    </StaffLayout>
  )
}
