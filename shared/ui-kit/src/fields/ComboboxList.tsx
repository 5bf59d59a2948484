import { type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import css from './Combobox.module.css'

export type ComboboxItem = {
  id: string
  label: string
  /** A second line. */
  note?: string
  /** A sign before the label, such as a flag; it adds nothing to the label. */
  mark?: ReactNode
  /** Cannot be chosen; the second line shows why. */
  disabled?: boolean
  /** More terms to be found by, not drawn. */
  search?: string
}

/** Above this many only the rows in sight are drawn. */
const MANY = 200

export function ComboboxList({ itemCount, emptyText }: { itemCount: number; emptyText: string }) {
  const state = useContext(ComboBoxStateContext)
  const isPageScrolling = usePageScroll()
  const [place, setPlace] = useState<Element | null>(null)
  const dialog = place?.closest('dialog')
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
  // React Aria closes it and drops what is typed as soon as the page scrolls, which it also does by itself: a field comes into
  // view, a picture loads above, the keyboard of a phone slides in. The list scrolls along with its field and may stay.
  function changeOpen(isOpen: boolean): void {
    if (!isOpen && !isPageScrolling.current) state?.close()
  }

  // A modal dialog of the browser stands above all of the page, so its list has to be a part of it.
  return (
    <>
      <span hidden ref={setPlace} />
      <Popover
        className={css.popover}
        offset={4}
        isOpen={state?.isOpen ?? false}
        onOpenChange={changeOpen}
        {...(dialog && { UNSTABLE_portalContainer: dialog })}
      >
        {itemCount > MANY ? (
          <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 48 }}>
            {list}
          </Virtualizer>
        ) : (
          list
        )}
      </Popover>
    </>
  )
}

/** Whether the page, and not an element of it, is being scrolled at this moment: true while the event goes round. */
function usePageScroll(): RefObject<boolean> {
  const isScrolling = useRef(false)

  useEffect(() => {
    let frame = 0
    function onScroll({ target }: Event): void {
      if (target !== document) return
      isScrolling.current = true
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        isScrolling.current = false
      })
    }
    window.addEventListener('scroll', onScroll, true)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll, true)
    }
  }, [])
  return isScrolling
}
