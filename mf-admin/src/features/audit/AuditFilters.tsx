import { auditKinds, auditOutcomes } from '@shop/contracts/staff/people/audit'
import { peopleEndpoint } from '@shop/contracts/staff/people/people'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { type FormEvent, useEffect, useState } from 'react'
import { FilterChoice } from '../../list/ListFilters.tsx'
import { TableSearch } from '../../list/TableSearch.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Audit.module.css'
import type { useAuditList } from './use-audit-list.ts'

export function AuditFilters({ list }: { list: ReturnType<typeof useAuditList> }) {
  const { t } = useTexts()
  const { search = '', who = '', from = '', until = '' } = list.filter
  const people = useStaffEndpoint(peopleEndpoint, {}).data?.people ?? []
  const [typed, setTyped] = useState(search)
  useEffect(() => setTyped(search), [search])
  // The log is long: it is searched when the words are complete.
  const ask = () => {
    if (typed.trim() !== search) list.setFilter('search', typed)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    ask()
  }
  const logins = [...new Set([...people.map(({ login }) => login), 'console', ...(who ? [who] : [])])]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element cannot be submitted
    <form role="search" className={css.filters} onSubmit={onSubmit}>
      <TableSearch
        className={css.words}
        label={t('audit.search')}
        placeholder={t('audit.searchExample')}
        typed={typed}
        onType={setTyped}
        onBlur={ask}
      />
      <FilterChoice
        list={list}
        name="who"
        label={t('audit.who')}
        any={t('audit.anybody')}
        options={logins.map(value => ({ value, label: value }))}
      />
      <FilterChoice
        list={list}
        name="kind"
        label={t('audit.kind')}
        any={t('audit.anything')}
        options={auditKinds.map(value => ({ value, label: t(`audit.kinds.${value}`) }))}
      />
      <FilterChoice
        list={list}
        name="outcome"
        label={t('audit.outcome')}
        any={t('audit.anyOutcome')}
        options={auditOutcomes.map(value => ({ value, label: t(`audit.outcomes.${value}`) }))}
      />
      <TextField
        label={t('audit.from')}
        type="date"
        value={from}
        max={until || undefined}
        onChange={event => list.setFilter('from', event.currentTarget.value)}
      />
      <TextField
        label={t('audit.until')}
        type="date"
        value={until}
        min={from || undefined}
        onChange={event => list.setFilter('until', event.currentTarget.value)}
      />
    </form>
  )
}
