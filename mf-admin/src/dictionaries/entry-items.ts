import type { DictionaryKind } from '@shop/contracts/staff/storefront/staff-dictionaries'
import type { ComboboxItem } from '@shop/ui-kit/fields/Combobox'
import { createElement, useMemo } from 'react'
import { useNamed } from '../goods/use-named.ts'
import { EntrySwatch } from './EntrySwatch.tsx'

export type EntryKind = DictionaryKind | 'category'

/** The entries of a dictionary as items of a list, in its order: found by either language, colours with their swatch. */
export function useEntryItems(kind: EntryKind): ComboboxItem[] {
  const entries = useNamed().entries[kind]
  return useMemo(
    () =>
      entries.map(({ name, label, titles, hex, pattern }) => ({
        id: name,
        label,
        search: `${titles.join(' ')} ${name}`,
        ...(hex && { mark: createElement(EntrySwatch, { hex, pattern }) }),
      })),
    [entries],
  )
}
