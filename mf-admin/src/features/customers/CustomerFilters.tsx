import { customerKinds, customerLevels, orderedWithin } from '@shop/contracts/staff/customers/staff-customers'
import { formatAmount } from '@shop/shell/format'
import { useId, useState } from 'react'
import { FilterChoice, ListFilters } from '../../list/ListFilters.tsx'
import css from '../../list/MoreFilters.module.css'
import { MoreFiltersButton } from '../../list/MoreFiltersButton.tsx'
import { useTexts } from '../../use-texts.ts'
import { TextFilter } from './TextFilter.tsx'
import { type CustomerList, sumSteps } from './use-customer-list.ts'

const rare = ['newsletter', 'birthday', 'sum_from', 'ordered', 'city', 'tag'] as const

/** The search of customers and their filters; those that are asked for seldom lie behind a button. */
export function CustomerFilters({ list }: { list: CustomerList }) {
  const { t } = useTexts()
  const id = useId()
  const set = rare.filter(name => list.filter[name] !== undefined).length
  const [isOpen, setOpen] = useState(set > 0)
  const choice = (name: string, label: string, options: { value: string; label: string }[]) => (
    <FilterChoice list={list} name={name} label={label} any={t('customers.any')} options={options} />
  )
  const choiceOf = (name: string, label: string, values: readonly string[]) =>
    choice(
      name,
      label,
      values.map(value => ({ value, label: t(`customers.${name}Filter.${value}`) })),
    )
  return (
    <>
      <ListFilters
        list={list}
        label={t('customers.search')}
        placeholder={t('customers.searchExample')}
        action={<MoreFiltersButton controls={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} set={set} />}
      >
        {choiceOf('kind', t('customers.kind'), customerKinds)}
        {choiceOf('bought', t('customers.bought'), ['yes', 'no'])}
        {choice(
          'level',
          t('customers.columns.level'),
          customerLevels.map(value => ({
            value,
            label: value === '0' ? t('customers.noLevel') : `${value}\u00a0%`,
          })),
        )}
      </ListFilters>
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of one question */}
      <div id={id} role="group" aria-label={t('orders.moreFilters')} className={css.more} hidden={!isOpen}>
        {choice(
          'sum_from',
          t('customers.columns.total'),
          sumSteps.map(value => ({ value, label: t('customers.from', { sum: formatAmount(Number(value), 'UAH') }) })),
        )}
        {choiceOf('ordered', t('customers.columns.ordered'), orderedWithin)}
        {choiceOf('newsletter', t('customers.columns.newsletter'), ['yes', 'no'])}
        {choice('birthday', t('customers.birthday'), [{ value: 'yes', label: t('customers.thisMonth') }])}
        <TextFilter list={list} name="city" label={t('customers.columns.city')} maxLength={100} />
        <TextFilter list={list} name="tag" label={t('customers.tag')} maxLength={30} />
      </div>
    </>
  )
}
