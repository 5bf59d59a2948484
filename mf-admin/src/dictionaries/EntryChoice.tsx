import { Combobox, type ComboboxItem } from '@shop/ui-kit/fields/Combobox'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useStaffMember } from '../session/session.ts'
import { useTexts } from '../use-texts.ts'
import { type EntryKind, useEntryItems } from './entry-items.ts'

type Props = {
  kind: EntryKind
  label: string
  /** The name of the chosen entry; empty: none. */
  value: string
  onChange: (name: string) => void
  error?: ReactNode
  'aria-required'?: boolean
  hint?: string
  placeholder?: string
  /** Only these can be chosen. */
  among?: readonly string[]
  /** Staff who may edit the dictionary can create an entry here. */
  canCreate?: boolean
  className?: string | undefined
}

// Seldom needed, and it brings the colour picker with its names along: lists and forms do not wait for it.
const NewEntry = lazy(() =>
  import(/* webpackChunkName: "new-entry" */ './NewEntry.tsx').then(({ NewEntry }) => ({ default: NewEntry })),
)
/** The row that creates an entry; no entry has a blank in its name. */
const CREATE_ID = ' create'

/**
 * One entry of a dictionary, found by typing its title in either language: a single tab stop, colours with their swatch. The last row
 * creates an entry, which is chosen at once.
 */
export function EntryChoice({ kind, label, value, onChange, error, hint, among, canCreate = true, ...field }: Props) {
  const { t } = useTexts()
  const { may } = useStaffMember()
  const all = useEntryItems(kind)
  const typedText = useRef('')
  const [newTitle, setNewTitle] = useState<string | null>(null)
  const offered = among ? all.filter(({ id }) => among.includes(id)) : all
  // An archived entry stays chosen. Before the dictionary has come nothing is shown, least of all a code.
  const isListed = value === '' || all.length === 0 || offered.some(({ id }) => id === value)
  const createLabel = t(`entry.new.${kind}`)
  const items: ComboboxItem[] = [
    ...offered,
    ...(isListed ? [] : [{ id: value, label: all.find(({ id }) => id === value)?.label ?? value }]),
    ...(canCreate && may('content') ? [{ id: CREATE_ID, label: createLabel }] : []),
  ]

  // React Aria closes the list when its key changes: a row that leaves `value` as it was is the key for one render.
  const [pressedRow, setPressedRow] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each row that is pressed
  useEffect(() => setPressedRow(null), [pressedRow])

  const select = (id: string | null) => {
    setPressedRow(id)
    if (id === CREATE_ID) setNewTitle(typedText.current)
    else onChange(id ?? '')
  }
  return (
    <>
      <Combobox
        className={field.className ?? ''}
        label={label}
        openLabel={t('entry.open', { label })}
        clearLabel={t('entry.clear', { label })}
        emptyText={t('entry.none')}
        loadingText={t('entry.none')}
        placeholder={field.placeholder ?? t('entry.find')}
        items={items}
        value={pressedRow ?? (value || null)}
        onSelect={select}
        onTyped={text => {
          if (text !== createLabel && !items.some(item => item.label === text)) typedText.current = text
        }}
        opensWhenPressed
        isAlwaysShown={({ id }) => id === CREATE_ID}
        hint={hint}
        error={error}
        required={field['aria-required'] ?? false}
      />
      {newTitle !== null && (
        <Suspense fallback={null}>
          <NewEntry
            kind={kind}
            title={newTitle}
            onCreated={name => {
              onChange(name)
              setNewTitle(null)
            }}
            onClose={() => setNewTitle(null)}
          />
        </Suspense>
      )}
    </>
  )
}
