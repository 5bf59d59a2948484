import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import css from './Combobox.module.css'

export type ComboboxItem = {
  id: string
  label: string
  /** A second line. */
  note?: string
  /** A sign before the label, such as a flag; it says nothing that the label does not. */
  mark?: ReactNode
  /** Cannot be chosen; the second line says why. */
  disabled?: boolean
  /** More words to be found by, not drawn. */
  search?: string
}

/** Above this many only the rows in sight are drawn. */
const MANY = 200

export function ComboboxList({ itemCount, emptyText }: { itemCount: number; emptyText: string }) {
  const list = (
    <ListBox<ComboboxItem> className={css.list} renderEmptyState={() => <p className={css.empty}>{emptyText}</p>}>
      {item => (
        <ListBoxItem id={item.id} textValue={item.label} isDisabled={item.disabled ?? false} className={css.item}>
          {item.mark && <span className={css.listMark}>{item.mark}</span>}
          <span>{item.label}</span> {item.note && <span className={css.note}>{item.note}</span>}
        </ListBoxItem>
      )}
    </ListBox>
  )
  return (
    <Popover className={css.popover} offset={4}>
      {itemCount > MANY ? (
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 48 }}>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
    </Popover>
  )
}
