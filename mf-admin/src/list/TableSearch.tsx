import { TextField } from '@shop/ui-kit/fields/TextField'
import { Icon } from '@shop/ui-kit/Icon'
import css from './TableSearch.module.css'

type TableSearchProps = {
  label: string
  placeholder: string
  typed: string
  onType: (typed: string) => void
  onBlur?: () => void
  className?: string | undefined
}

/** The field above a table that says what its rows are to hold. */
export function TableSearch({ label, placeholder, typed, onType, onBlur, className }: TableSearchProps) {
  return (
    <TextField
      className={className}
      label={label}
      placeholder={placeholder}
      type="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      value={typed}
      onChange={event => onType(event.currentTarget.value)}
      onBlur={onBlur}
      end={<Icon name="search" size={16} className={css.glass} />}
    />
  )
}
