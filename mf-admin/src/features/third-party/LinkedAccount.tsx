import { staffCustomerEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { Link } from '@shop/shell/router'
import { useStaffMember } from '../../session/session.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'

/** Whose purchases an order by link counts among. Who may not see customers learns only that it is somebody's. */
export function LinkedAccount({ id }: { id: string | null }) {
  const { t } = useTexts()
  const { may } = useStaffMember()
  const isNamed = id !== null && may('customers')
  if (id === null) return t('link.noAccount')
  return isNamed ? <NamedAccount id={id} /> : t('link.someAccount')
}

function NamedAccount({ id }: { id: string }) {
  const { t } = useTexts()
  const { data } = useStaffEndpoint(staffCustomerEndpoint, { params: { id } })
  const name = data && `${data.customer.name} ${data.customer.surname}`.trim()
  return <Link to={`/admin/customer-base/${id}`}>{name || t('link.someAccount')}</Link>
}
