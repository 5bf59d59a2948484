import { anonymiseEndpoint } from '@shop/contracts/staff/customers/staff-customer-changes'
import { type StaffCustomer, staffCustomersEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Link, useNavigate } from '@shop/shell/router'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { ActionBehindButton } from '../../components/ActionFrame.tsx'
import { obligatory, problemText } from '../../forms/problem-text.ts'
import { type CallRefusal, useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Customer.module.css'

type Props = { customer: Pick<StaffCustomer, 'id' | 'kind' | 'name' | 'surname' | 'masked_email'>; onDone: () => void }

/** Removes the person for ever; the name is typed, because nothing brings it back. */
export function Anonymise({ customer: { id, kind, name, surname, masked_email }, onDone }: Props) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { ask, follow, isBusy, refusal } = useStaffCall()
  const [draft, setDraft] = useState({ confirmation: '' })
  const fullName = `${name} ${surname}`.trim()
  const isAccount = kind === 'account'
  const errorOf = (field: string, label?: string) => problemText(t, refusal, field, { obligatory: label })
  const isUnderWay = refusal?.code === 'orders_under_way'

  const type = (typed: typeof draft) => {
    setDraft(typed)
    follow({ params: { id }, body: typed })
  }
  async function anonymise() {
    if (!(await ask(anonymiseEndpoint, { params: { id }, body: draft }))) return
    // The form goes first, so that nobody is asked about what was typed into it.
    onDone()
    notify(t(isAccount ? 'customer.anonymised' : 'customer.anonymisedGuest', { name: fullName || masked_email }), {
      tone: 'success',
    })
    await queryClient.invalidateQueries({ queryKey: [staffCustomersEndpoint.path] })
    navigate('/admin/customer-base', { replace: true })
  }
  return (
    <ActionBehindButton
      label={t('customer.anonymise')}
      about={t(isAccount ? 'customer.anonymiseAbout' : 'customer.anonymiseAboutGuest')}
      isBusy={isBusy}
      refusal={isUnderWay ? null : refusal}
      fields={['confirmation']}
      onConfirm={() => void anonymise()}
    >
      <p>
        <strong>{t('customer.goes')}</strong> {t(isAccount ? 'customer.goesText' : 'customer.goesTextGuest')}
      </p>
      <p>
        <strong>{t('customer.stays')}</strong> {t('customer.staysText')}
      </p>
      {isUnderWay && <UnderWay refusal={refusal} />}
      <TextField
        {...obligatory(
          errorOf,
          'confirmation',
          fullName ? t('customer.typeName', { name: fullName }) : t('customer.typeMailbox'),
        )}
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        value={draft.confirmation}
        onChange={event => type({ confirmation: event.currentTarget.value })}
      />
    </ActionBehindButton>
  )
}

/** Why it cannot be now, and which orders have to be over first. */
function UnderWay({ refusal }: { refusal: CallRefusal }) {
  const { t } = useTexts()
  const { orders } = refusal.details
  const numbers = Array.isArray(orders) ? orders.map(String) : []
  return (
    <Notice tone="error" announced>
      {t('customer.underWay')}{' '}
      {numbers.map(order => (
        <Link key={order} to={`/admin/orders?${new URLSearchParams({ order })}`} className={css.number}>
          {order}
        </Link>
      ))}
    </Notice>
  )
}
