import { Icon } from '@shop/ui-kit/Icon'
import { lazy, Suspense } from 'react'
import type { ComboboxProps } from './ComboboxField.tsx'
import { TextField } from './TextField.tsx'

export type { ComboboxItem } from './ComboboxList.tsx'
export type { ComboboxProps }

const ComboboxField = lazy(() =>
  import(/* webpackChunkName: "combobox" */ './ComboboxField.tsx').then(loaded => ({ default: loaded.ComboboxField })),
)

/** React Aria weighs more than all the other components together: the form is painted first, in the same boxes. */
export function Combobox(props: ComboboxProps) {
  return (
    <Suspense fallback={<ComingCombobox {...props} />}>
      <ComboboxField {...props} />
    </Suspense>
  )
}

function ComingCombobox({
  label,
  labelNote,
  items,
  selectedItem,
  value,
  placeholder,
  hint,
  error,
  className,
}: ComboboxProps) {
  const chosen = [...items, ...(selectedItem ? [selectedItem] : [])].find(item => item.id === value)
  return (
    <TextField
      label={label}
      labelNote={labelNote}
      placeholder={placeholder}
      hint={hint}
      error={error}
      className={className}
      value={chosen?.label ?? ''}
      readOnly
      aria-busy="true"
      end={<Icon name="chevron-down" size={20} />}
    />
  )
}
