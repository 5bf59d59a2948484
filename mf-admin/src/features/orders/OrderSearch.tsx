import { staffNeeds } from '@shop/contracts/staff/orders/staff-orders'
import { Select } from '@shop/ui-kit/fields/Select'
import type { FormEvent } from 'react'
import { TableSearch } from '../../list/TableSearch.tsx'
import { useTypedSearch } from '../../list/use-typed-search.ts'
import { useTexts } from '../../use-texts.ts'
import css from './OrderSearch.module.css'
import type { PaidFilter } from './orders-address.ts'
import { useOrdersAddress } from './use-orders-address.ts'

const needFilters = ['all', ...staffNeeds] as const
const paidFilters = ['all', 'yes', 'no'] as const satisfies readonly PaidFilter[]

export function OrderSearch() {
  const { t } = useTexts()
  const { search, paid, needs, setSearch, setPaid, setNeeds } = useOrdersAddress()
  const { typed, setTyped, askNow } = useTypedSearch(search, setSearch)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    askNow()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element cannot be submitted
    <form role="search" className={css.search} onSubmit={onSubmit}>
      <TableSearch
        className={css.words}
        label={t('orders.search')}
        placeholder={t('orders.searchExample')}
        typed={typed}
        onType={setTyped}
      />
      <Select
        label={t('orders.payment')}
        options={paidFilters.map(value => ({ value, label: t(`orders.paidFilter.${value}`) }))}
        value={paid}
        onChange={event => setPaid(paidFilters.find(known => known === event.currentTarget.value) ?? 'all')}
      />
      <Select
        label={t('orders.needs')}
        options={needFilters.map(value => ({ value, label: t(`orders.needsFilter.${value}`) }))}
        value={needs}
        onChange={event => setNeeds(needFilters.find(known => known === event.currentTarget.value) ?? 'all')}
      />
    </form>
  )
}
