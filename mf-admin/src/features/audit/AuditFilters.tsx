import { type AuditFilter, auditKinds, auditOutcomes } from '@shop/contracts/staff/people/audit'
import { peopleEndpoint } from '@shop/contracts/staff/people/people'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { type FormEvent, useEffect, useState } from 'react'
import { TableSearch } from '../../list/TableSearch.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Audit.module.css'

/** `replace`: typing is no step of the browser's history. */
type Props = { filter: AuditFilter; onChange: (filter: AuditFilter, replace: boolean) => void }

export function AuditFilters({ filter, onChange }: Props) {
  const { t } = useTexts()
  const { search = '', who = '', kind = '', outcome = '', from = '', until = '' } = filter
  const people = useStaffEndpoint(peopleEndpoint, {}).data?.people ?? []
  const [typed, setTyped] = useState(search)
  useEffect(() => setTyped(search), [search])
  const set = (part: Partial<AuditFilter>) => onChange({ ...filter, ...part }, false)
  const ask = () => {
    if (typed.trim() !== search) onChange({ ...filter, search: typed.trim() }, false)
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
      <Select
        label={t('audit.who')}
        options={[{ value: '', label: t('audit.anybody') }, ...logins.map(value => ({ value, label: value }))]}
        value={who}
        onChange={event => set({ who: event.currentTarget.value })}
      />
      <Select
        label={t('audit.kind')}
        options={[
          { value: '', label: t('audit.anything') },
          ...auditKinds.map(value => ({ value, label: t(`audit.kinds.${value}`) })),
        ]}
        value={kind}
        onChange={event => set({ kind: auditKinds.find(known => known === event.currentTarget.value) })}
      />
      <Select
        label={t('audit.outcome')}
        options={[
          { value: '', label: t('audit.anyOutcome') },
          ...auditOutcomes.map(value => ({ value, label: t(`audit.outcomes.${value}`) })),
        ]}
        value={outcome}
        onChange={event => set({ outcome: auditOutcomes.find(known => known === event.currentTarget.value) })}
      />
      <TextField
        label={t('audit.from')}
        type="date"
        value={from}
        max={until || undefined}
        onChange={event => set({ from: event.currentTarget.value })}
      />
      <TextField
        label={t('audit.until')}
        type="date"
        value={until}
        min={from || undefined}
        onChange={event => set({ until: event.currentTarget.value })}
      />
    </form>
  )
}
