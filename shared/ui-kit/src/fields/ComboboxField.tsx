import { type ReactNode, useId, useMemo, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { ComboboxControl } from './ComboboxControl.tsx'
import { type ComboboxItem, ComboboxList } from './ComboboxList.tsx'
import { FieldMessage } from './Field.tsx'
import { matchesText } from './search-text.ts'

export type { ComboboxItem }

export type ComboboxProps = {
  label: string
  labelNote?: string
  /** Label of the button that opens the list. */
  openLabel: string
  clearLabel: string
  /** In place of the list when nothing fits. */
  emptyText: string
  /** In place of the list while it is on its way. */
  loadingText: string
  items: readonly ComboboxItem[]
  /** Id of the chosen item. */
  value: string | null
  onSelect: (id: string | null) => void
  /** The chosen item, when it need not be among the items: a search, a saved address. */
  selectedItem?: ComboboxItem
  /** The items are found elsewhere by what is typed; then nothing is filtered here. */
  onSearch?: (text: string) => void
  matches?: ((item: ComboboxItem, typed: string) => boolean) | undefined
  /** What is meant most surely by what is typed stands before the rest. */
  isFirst?: ((item: ComboboxItem, typed: string) => boolean) | undefined
  /** Stands in the list whatever is typed: what makes a new one. */
  isAlwaysShown?: (item: ComboboxItem) => boolean
  onTyped?: (text: string) => void
  /** The list opens when the field is pressed or typed in, and not as soon as it has the focus: its message stays in sight. */
  opensWhenPressed?: boolean
  loading?: boolean
  placeholder?: string
  hint?: ReactNode
  error?: ReactNode
  name?: string
  disabled?: boolean
  required?: boolean
  onBlur?: () => void
  className?: string
}

/** By number, by any term, in Cyrillic or Latin letters. */
function fitsWords(item: ComboboxItem, typed: string): boolean {
  return matchesText({ label: item.label, more: `${item.note ?? ''} ${item.search ?? ''}` }, typed)
}

export function ComboboxField(props: ComboboxProps) {
  const { items, value, onSelect, selectedItem, onSearch, matches = fitsWords, isFirst, hint, error, className } = props
  const id = useId()
  const [typed, setTyped] = useState('')

  // The chosen one stays known though the list has moved on: otherwise its name would vanish from the field.
  const isListed = !selectedItem || items.some(item => item.id === selectedItem.id)
  const known = useMemo(
    () => (isListed || !selectedItem ? items : [...items, selectedItem]),
    [items, isListed, selectedItem],
  )
  const ranked = useMemo(
    () =>
      isFirst && typed
        ? [...known.filter(item => isFirst(item, typed)), ...known.filter(item => !isFirst(item, typed))]
        : known,
    [known, isFirst, typed],
  )
  const byLabel = useMemo(() => new Map(items.map(item => [item.label, item])), [items])
  const selected = known.find(item => item.id === value)
  const selectedLabel = selected?.label ?? ''

  function isShown(label: string, typed: string): boolean {
    const item = byLabel.get(label)
    if (!item) return label === typed
    return onSearch !== undefined || props.isAlwaysShown?.(item) === true || matches(item, typed)
  }

  return (
    <I18nProvider locale={document.documentElement.lang || 'uk'}>
      <ComboBox<ComboboxItem>
        className={className}
        defaultItems={ranked}
        selectedKey={value}
        onSelectionChange={key => onSelect(key === null ? null : String(key))}
        onInputChange={text => {
          setTyped(text)
          props.onTyped?.(text)
          if (text !== selectedLabel) onSearch?.(text)
        }}
        defaultFilter={isShown}
        menuTrigger={props.opensWhenPressed ? 'input' : 'focus'}
        allowsEmptyCollection
        validationBehavior="aria"
        isInvalid={Boolean(error)}
        isDisabled={props.disabled}
        isRequired={props.required}
        name={props.name}
        onBlur={props.onBlur}
      >
        <ComboboxControl
          {...props}
          mark={selected?.mark}
          describedBy={hint || error ? `${id}-message` : undefined}
          onClear={value === null ? undefined : () => onSelect(null)}
        />
        <FieldMessage id={id} hint={hint} error={error} />
        <ComboboxList itemCount={known.length} emptyText={props.loading ? props.loadingText : props.emptyText} />
      </ComboBox>
    </I18nProvider>
  )
}
