import { Select } from '@shop/ui-kit/fields/Select'
import type { FormEvent, ReactNode } from 'react'
import { TableSearch } from './TableSearch.tsx'
import type { List } from './use-list.ts'
import { useTypedSearch } from './use-typed-search.ts'

type Props = {
  list: { filter: { search?: string | undefined }; setSearch: (search: string) => void }
  label: string
  placeholder: string
  className: string | undefined
  wordsClass?: string | undefined
  /** The other filters. */
  children: ReactNode
}

/** What the rows of a list are to hold, asked as it is typed, and other filters beside it. */
export function ListFilters({ list, label, placeholder, className, wordsClass, children }: Props) {
  const { typed, setTyped, askNow } = useTypedSearch(list.filter.search ?? '', list.setSearch)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    askNow()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element cannot be submitted
    <form role="search" className={className} onSubmit={onSubmit}>
      <TableSearch className={wordsClass} label={label} placeholder={placeholder} typed={typed} onType={setTyped} />
      {children}
    </form>
  )
}

type ChoiceProps = {
  list: Pick<List, 'filter' | 'setFilter'>
  name: string
  label: string
  /** Of no filter. */
  any: string
  options: readonly { value: string; label: string }[]
}

/** One filter with known values. */
export function FilterChoice({ list, name, label, any, options }: ChoiceProps) {
  const value = list.filter[name]
  return (
    <Select
      label={label}
      options={[{ value: '', label: any }, ...options]}
      value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '')}
      onChange={event => list.setFilter(name, event.currentTarget.value)}
    />
  )
}
