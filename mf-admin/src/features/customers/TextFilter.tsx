import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import type { CustomerList } from './use-customer-list.ts'

type Props = { list: CustomerList; name: 'city' | 'tag'; label: string; maxLength: number }

/** A filter that is typed; asked for on Enter or when the field is left. */
export function TextFilter({ list, name, label, maxLength }: Props) {
  const asked = list.filter[name] ?? ''
  const [typed, setTyped] = useState(asked)
  const [known, setKnown] = useState(asked)
  if (asked !== known) {
    setKnown(asked)
    setTyped(asked)
  }
  const ask = () => {
    if (typed.trim() !== asked) list.setFilter(name, typed.trim())
  }
  return (
    <TextField
      label={label}
      autoComplete="off"
      maxLength={maxLength}
      value={typed}
      onChange={event => setTyped(event.currentTarget.value)}
      onBlur={ask}
      onKeyDown={event => event.key === 'Enter' && ask()}
    />
  )
}
