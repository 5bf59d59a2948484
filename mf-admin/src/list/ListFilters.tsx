import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Icon } from '@shop/ui-kit/Icon'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import css from './ListFilters.module.css'
import type { List } from './use-list.ts'

const QUIET_MS = 300

type Props = {
  list: { filter: { search?: string | undefined }; setSearch: (search: string) => void }
  label: string
  placeholder: string
  /** A long list is searched on Enter or when the field is left, not as the words are typed. */
  waits?: boolean
  /** The other filters. */
  children: ReactNode
  /** Stands beside the filters. */
  action?: ReactNode
}

/** The search of a list and its other filters. */
export function ListFilters({ list, label, placeholder, waits = false, children, action }: Props) {
  const { typed, setTyped, askNow } = useTypedSearch(list.filter.search ?? '', list.setSearch, { waits })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    askNow()
  }
  const form = (
    // biome-ignore lint/a11y/useSemanticElements: a search element cannot be submitted
    <form role="search" className={css.filters} onSubmit={onSubmit}>
      <TextField
        className={css.words}
        label={label}
        placeholder={placeholder}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={waits ? askNow : undefined}
        end={<Icon name="search" size={16} className={css.glass} />}
      />
      {children}
    </form>
  )
  if (!action) return form
  return (
    <div className={css.top}>
      {form}
      {action}
    </div>
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

/** Asks after a moment of quiet unless it `waits`, and at once by `askNow`; the address may also change the search. */
function useTypedSearch(search: string, ask: (search: string) => void, { waits }: { waits: boolean }) {
  const [typed, setTyped] = useState(search)
  const asked = useRef(search)
  const askNow = () => {
    if (typed === asked.current) return
    asked.current = typed
    ask(typed)
  }
  const onQuiet = useEffectEvent(askNow)

  useEffect(() => {
    if (search === asked.current) return
    asked.current = search
    setTyped(search)
  }, [search])

  useEffect(() => {
    if (waits || typed === asked.current) return
    const timer = setTimeout(() => onQuiet(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [typed, waits])

  return { typed, setTyped, askNow }
}
