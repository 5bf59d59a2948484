import { deliveryKinds, staffNeeds } from '@shop/contracts/staff/orders/order-filter'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useId, useState } from 'react'
import { FilterChoice, ListFilters } from '../../list/ListFilters.tsx'
import css from '../../list/MoreFilters.module.css'
import { MoreFiltersButton } from '../../list/MoreFiltersButton.tsx'
import { useStaffMember } from '../../session/session.ts'
import { useTexts } from '../../use-texts.ts'
import { SumFilter } from './SumFilter.tsx'
import type { OrderList } from './use-order-list.ts'

const rare = ['delivery', 'preorder', 'sum_from', 'sum_to', 'from', 'until'] as const

/** The search of orders and their filters; those that are asked for seldom lie behind a button. */
export function OrderFilters({ list }: { list: OrderList }) {
  const { t } = useTexts()
  const { filter } = list
  const { login = '' } = useStaffMember().member ?? {}
  const id = useId()
  const set = rare.filter(name => filter[name] !== undefined).length
  // An address may ask for what a colleague has to do.
  const tasks = [...new Set([login, filter.assignee ?? ''])].filter(name => name !== '')
  const [isOpen, setOpen] = useState(set > 0)
  const choice = (name: keyof typeof filter, values: readonly string[]) => (
    <FilterChoice
      list={list}
      name={name}
      label={t(`orders.${name === 'paid' ? 'payment' : name}`)}
      any={t('orders.any')}
      options={values.map(value => ({ value, label: t(`orders.${name}Filter.${value}`) }))}
    />
  )
  return (
    <>
      <ListFilters
        list={list}
        label={t('orders.search')}
        placeholder={t('orders.searchExample')}
        action={<MoreFiltersButton controls={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} set={set} />}
      >
        {choice('paid', ['yes', 'no'])}
        {/* A tab shows what is to be packed; an address from before may still ask for it here. */}
        {choice(
          'needs',
          staffNeeds.filter(need => need !== 'packing' || filter.needs === need),
        )}
        <FilterChoice
          list={list}
          name="assignee"
          label={t('orders.assignee')}
          any={t('orders.any')}
          options={tasks.map(assignee => ({
            value: assignee,
            label: assignee === login ? t('orders.assigneeFilter.me') : t('orders.assigneeFilter.of', { assignee }),
          }))}
        />
      </ListFilters>
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of one question */}
      <div id={id} role="group" aria-label={t('orders.moreFilters')} className={css.more} hidden={!isOpen}>
        {choice('delivery', deliveryKinds)}
        {choice('preorder', ['yes', 'no'])}
        <SumFilter list={list} name="sum_from" />
        <SumFilter list={list} name="sum_to" />
        <TextField
          label={t('orders.from')}
          type="date"
          value={filter.from ?? ''}
          max={filter.until}
          onChange={event => list.setFilter('from', event.currentTarget.value)}
        />
        <TextField
          label={t('orders.until')}
          type="date"
          value={filter.until ?? ''}
          min={filter.from}
          onChange={event => list.setFilter('until', event.currentTarget.value)}
        />
      </div>
    </>
  )
}
