import { type CustomerRow, staffCustomersEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { useFocusable } from '@shop/forms/use-focusable'
import { keepPreviousData } from '@shop/shell/query'
import { Combobox } from '@shop/ui-kit/fields/Combobox'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { ErrorOf } from '../../forms/problem-text.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useQuiet } from '../../use-quiet.ts'
import { useTexts } from '../../use-texts.ts'
import type { DraftAccount, OrderDraft } from './order-draft.ts'

const SHOWN = 10

/** A customer of the base. The contacts stay masked here: the order takes them from the account. */
export function AccountField({ errorOf }: { errorOf: ErrorOf }) {
  const { t } = useTexts()
  const { control } = useFormContext<OrderDraft>()
  const { field } = useController({ control, name: 'account' })
  const box = useFocusable(field.ref)
  const [typed, setTyped] = useState('')
  const search = useQuiet(typed.trim())
  const { data, isFetching, isError } = useStaffEndpoint(
    staffCustomersEndpoint,
    { query: { search, card_kind: 'account', limit: SHOWN } },
    { enabled: search !== '', placeholderData: keepPreviousData, staleTime: 0 },
  )
  const found = search === '' ? [] : (data?.customers.map(accountOf) ?? [])
  const chosen = field.value

  const choose = (id: string | null) => {
    if (id === (chosen?.id ?? null)) return
    field.onChange(found.find(account => account.id === id) ?? null)
  }
  return (
    <div ref={box}>
      <Combobox
        label={t('newOrder.account')}
        required
        openLabel={t('newOrder.openList')}
        clearLabel={t('newOrder.clear')}
        emptyText={
          search === '' ? t('newOrder.accountExample') : t(isError ? 'newOrder.searchFailed' : 'newOrder.nothing')
        }
        loadingText={t('newOrder.loading')}
        placeholder={t('newOrder.accountExample')}
        hint={t('newOrder.accountHint')}
        error={errorOf('customer.id', t('newOrder.account'))}
        items={found.map(itemOf)}
        {...(chosen && { selectedItem: itemOf(chosen) })}
        value={chosen?.id ?? null}
        onSelect={choose}
        onSearch={setTyped}
        loading={isFetching}
      />
    </div>
  )

  function itemOf({ id, name, phone, level }: DraftAccount) {
    const facts = [phone ?? t('newOrder.noPhone'), level > 0 && t('newOrder.level', { percent: String(level) })]
    return { id, label: name, note: facts.filter(Boolean).join(' · ') }
  }
}

function accountOf({ id, name, surname, masked_phone, level }: CustomerRow): DraftAccount {
  return { id, name: `${name} ${surname}`, phone: masked_phone, level }
}
