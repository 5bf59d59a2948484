import { auditKinds, auditOutcomes } from '@shop/contracts/staff/people/audit'
import { peopleEndpoint } from '@shop/contracts/staff/people/people'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { FilterChoice, ListFilters } from '../../list/ListFilters.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import type { useAuditList } from './use-audit-list.ts'

export function AuditFilters({ list }: { list: ReturnType<typeof useAuditList> }) {
  const { t } = useTexts()
  const { who = '', from = '', until = '' } = list.filter
  const people = useStaffEndpoint(peopleEndpoint, {}).data?.people ?? []
  const logins = [...new Set([...people.map(({ login }) => login), 'console', ...(who ? [who] : [])])]
  return (
    <ListFilters
      list={{ filter: list.filter, setSearch: text => list.setFilter('search', text) }}
      label={t('audit.search')}
      placeholder={t('audit.searchExample')}
      waits
    >
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
    </ListFilters>
  )
}
