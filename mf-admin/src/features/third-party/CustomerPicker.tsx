import { type CustomerRow, staffCustomersEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { keepPreviousData } from '@shop/shell/query'
import { Combobox, type ComboboxItem } from '@shop/ui-kit/fields/Combobox'
import { useState } from 'react'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useQuiet } from '../../use-quiet.ts'
import { useTexts } from '../../use-texts.ts'

type Props = {
  label: string
  /** The id of the chosen account; empty: none yet. */
  value: string
  onChange: (id: string) => void
  error?: string | undefined
}

const SHOWN = 20

/** Finds an account by name, phone or email; contacts stay masked, the ends of them tell two of one name apart. */
export function CustomerPicker({ label, value, onChange, error }: Props) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<ComboboxItem | null>(null)
  const { data, isFetching, isError } = useCustomers(useQuiet(typed.trim()))
  const items = (data?.customers ?? []).map(itemOf)

  const select = (id: string | null) => {
    setPicked(items.find(item => item.id === id) ?? null)
    onChange(id ?? '')
  }
  return (
    <Combobox
      label={label}
      openLabel={t('link.picker.open')}
      clearLabel={t('link.picker.clear')}
      emptyText={t(isError ? 'link.picker.failed' : 'link.picker.none')}
      loadingText={t('link.picker.loading')}
      placeholder={t('link.picker.example')}
      items={items}
      value={value || null}
      onSelect={select}
      onSearch={setTyped}
      loading={isFetching}
      error={error}
      required
      {...(picked && { selectedItem: picked })}
    />
  )
}

function itemOf({ id, name, surname, masked_phone, masked_email }: CustomerRow): ComboboxItem {
  return { id, label: `${name} ${surname}`.trim(), note: [masked_phone, masked_email].filter(Boolean).join(' · ') }
}

function useCustomers(search: string) {
  const query = { card_kind: 'account' as const, page: 1, limit: SHOWN, ...(search && { search }) }
  return useStaffEndpoint(staffCustomersEndpoint, { query }, { placeholderData: keepPreviousData, staleTime: 0 })
}
