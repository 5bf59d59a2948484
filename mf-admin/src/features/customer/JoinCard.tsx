import { joinCardEndpoint } from '@shop/contracts/staff/customers/customer-cards'
import {
  type CustomerRow,
  type StaffCustomer,
  staffCustomersEndpoint,
} from '@shop/contracts/staff/customers/staff-customers'
import { formatAmount } from '@shop/shell/format'
import { notify } from '@shop/shell/notices'
import { keepPreviousData, queryClient } from '@shop/shell/query'
import { useNavigate } from '@shop/shell/router'
import { Combobox } from '@shop/ui-kit/fields/Combobox'
import { useState } from 'react'
import { ActionBehindButton } from '../../components/ActionFrame.tsx'
import { Facts } from '../../components/Facts.tsx'
import { problemText } from '../../forms/problem-text.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useQuiet } from '../../use-quiet.ts'
import { useTexts } from '../../use-texts.ts'
import { showCustomer } from './show-customer.ts'

const SHOWN = 10

/** Finds the other card of the same person, shows what each brings, and joins them: an account always stays the card. */
export function JoinCard({ customer }: { customer: StaffCustomer }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { ask, isBusy, refusal, forgetRefusal } = useStaffCall()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<CustomerRow | null>(null)
  const search = useQuiet(typed.trim())
  const { data, isFetching } = useStaffEndpoint(
    staffCustomersEndpoint,
    { query: { search, limit: SHOWN } },
    { enabled: search !== '', placeholderData: keepPreviousData, staleTime: 0 },
  )
  const isAccount = customer.kind === 'account'
  const isFit = ({ id, kind }: CustomerRow) => id !== customer.id && !(isAccount && kind === 'account')
  const found = search === '' ? [] : (data?.customers.filter(isFit) ?? [])

  async function join() {
    if (!chosen) return
    const staysOther = chosen.kind === 'account'
    const [id, card] = staysOther ? [chosen.id, customer.id] : [customer.id, chosen.id]
    const saved = await ask(joinCardEndpoint, { params: { id }, body: { card } })
    if (!saved) return
    showCustomer(saved)
    setChosen(null)
    notify(t('customer.joinedNow', { name: nameOf(chosen) }), { tone: 'success' })
    await queryClient.invalidateQueries({ queryKey: [staffCustomersEndpoint.path] })
    if (staysOther) navigate(`/admin/customer-base/${id}`)
  }
  return (
    <ActionBehindButton
      label={t('customer.join')}
      about={t('customer.joinAbout')}
      isBusy={isBusy}
      refusal={refusal}
      fields={['card']}
      onConfirm={() => void join()}
    >
      <Combobox
        label={t('customer.joinWith')}
        required
        openLabel={t('newOrder.openList')}
        clearLabel={t('newOrder.clear')}
        emptyText={search === '' ? t('customers.searchExample') : t('newOrder.nothing')}
        loadingText={t('newOrder.loading')}
        placeholder={t('customers.searchExample')}
        items={found.map(itemOf)}
        value={chosen?.id ?? null}
        {...(chosen && { selectedItem: itemOf(chosen) })}
        error={problemText(t, refusal, 'card')}
        onSelect={id => {
          // The field names what is chosen once more when the cards that were found change.
          if (id === (chosen?.id ?? null)) return
          forgetRefusal()
          setChosen(found.find(row => row.id === id) ?? null)
        }}
        onSearch={setTyped}
        loading={isFetching}
      />
      {chosen && <Facts facts={[customer, chosen].map(card => ({ name: nameOf(card), value: bringsOf(card) }))} />}
    </ActionBehindButton>
  )

  function itemOf(row: CustomerRow) {
    const facts = [t(`customers.kindFilter.${row.kind}`), row.masked_phone, row.masked_email]
    return { id: row.id, label: nameOf(row), note: facts.filter(Boolean).join(' · ') }
  }
  function bringsOf({ kind, orders, total_uah }: CustomerRow) {
    const sum = formatAmount(total_uah, 'UAH')
    return `${t(`customers.kindFilter.${kind}`)}: ${t('customer.brings', { count: orders, sum })}`
  }
}

function nameOf({ name, surname, masked_email }: CustomerRow): string {
  return `${name} ${surname}`.trim() || masked_email
}
