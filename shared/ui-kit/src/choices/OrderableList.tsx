import { Icon } from '@shop/ui-kit/Icon'
import { IconButton } from '@shop/ui-kit/IconButton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { type FocusEvent, type Key, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { classNames } from '../class-names.ts'
import css from './OrderableList.module.css'
import { moveItems, placesAmongSiblings } from './ordered.ts'

export type OrderableTexts = {
  /** Of the button that moves an item one place towards the beginning: «Раніше». */
  earlier: (name: string) => string
  later: (name: string) => string
  /** Announced when an item has moved: its name, its position from 1, and how many there are. */
  announceMove: (name: string, position: number, count: number) => string
}

export type OrderableListProps<Item extends { id: string }> = {
  label: string
  items: readonly Item[]
  /** What an item is called where it is spoken of. */
  nameOf: (item: Item) => string
  texts: OrderableTexts
  /** The items in their new order, after each single move, and which one it was. */
  onOrder: (items: Item[], id: string) => void
  /** What an item shows; buttons and fields in it are reached with Tab. */
  children: (item: Item, index: number) => ReactNode
  /** Of a tree, parents first: an item moves among its siblings only, and its descendants are up to the caller. */
  depthOf?: (item: Item) => number
  /** Side by side rather than one below the other. */
  layout?: 'stack' | 'grid'
  /** Shown all the same, but nothing can be moved. */
  disabled?: boolean
  className?: string
}

type Way = 'earlier' | 'later'

/**
 * Items whose order is changed by dragging, by two buttons on each, or by keyboard: Enter on the handle, arrows, Enter.
 * The component keeps no state: its user passes the items back in the order of `onOrder`.
 */
export function OrderableList<Item extends { id: string }>(props: OrderableListProps<Item>) {
  const {
    label,
    items,
    nameOf,
    texts,
    onOrder,
    children,
    depthOf,
    layout = 'stack',
    disabled = false,
    className,
  } = props
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ id: string; way: Way } | null>(null)
  const dragged = useRef<string | null>(null)
  const [announcement, announce] = useState('')
  const depths = items.map(item => depthOf?.(item) ?? 0)
  const placesOf = (index: number) => placesAmongSiblings(depths, index)

  // Moved in the document, a button loses the focus: the next press must move the same item on.
  useLayoutEffect(() => {
    if (!pressed.current) return
    const { id, way } = pressed.current
    pressed.current = null
    list.current?.querySelector<HTMLElement>(`[data-move="${way} ${CSS.escape(id)}"]`)?.focus()
  })

  function order(ids: readonly string[], to: number): void {
    const ordered = moveItems(items, ids, to)
    const [first] = ids
    const index = ordered.findIndex(({ id }) => id === first)
    const item = ordered[index]
    if (!item || ordered.every(({ id }, at) => id === items[at]?.id)) return
    onOrder(ordered, item.id)
    const from = items.findIndex(({ id }) => id === item.id)
    const siblings = placesOf(from).flatMap(at => items[at]?.id ?? [])
    const now = ordered.filter(({ id }) => siblings.includes(id))
    announce(texts.announceMove(nameOf(item), now.indexOf(item) + 1, now.length))
  }

  function press(id: string, index: number, way: Way): void {
    const to = indexBy(way, index)
    if (to === undefined) return
    pressed.current = { id, way }
    order([id], to)
  }

  /** The index one step further; none at the end. */
  function indexBy(way: Way, index: number): number | undefined {
    const places = placesOf(index)
    return places[places.indexOf(index) + (way === 'earlier' ? -1 : 2)]
  }

  // The list leads a focus to its first item when it knows of none. One that comes to what is in an item from nowhere, as
  // from a screen reader or a closed panel, stays there: the list learns first which item it is.
  const insideItem = {
    onFocus(event: FocusEvent<HTMLElement>) {
      if (event.relatedTarget !== null) return
      event.stopPropagation()
      event.currentTarget.closest<HTMLElement>('[role="row"]')?.focus()
      event.target.focus()
    },
  }

  const placeOfDrop = (target: { key: Key; dropPosition: string }) =>
    items.findIndex(({ id }) => id === target.key) + (target.dropPosition === 'before' ? 0 : 1)

  const { dragAndDropHooks } = useDragAndDrop<Item>({
    isDisabled: disabled,
    getItems: keys =>
      items
        .filter(({ id }) => keys.has(id))
        .map(item => ({ 'text/plain': nameOf(item), 'shop/ordered-item': item.id })),
    getAllowedDropOperations: () => ['move'],
    onDragStart({ keys }) {
      dragged.current = [...keys].map(String)[0] ?? null
    },
    getDropOperation(target) {
      const from = items.findIndex(({ id }) => id === dragged.current)
      return target.type === 'item' && placesOf(from).includes(placeOfDrop(target)) ? 'move' : 'cancel'
    },
    onReorder({ keys, target }) {
      order([...keys].map(String), placeOfDrop(target))
    },
    renderDropIndicator: target => <DropIndicator target={target} className={classNames(css.place)} />,
  })

  return (
    <I18nProvider locale={document.documentElement.lang || 'uk'}>
      <GridList
        ref={list}
        aria-label={label}
        className={classNames(css.list, css[layout], className)}
        layout={layout}
        items={items.map((item, index) => ({ id: item.id, item, index }))}
        dependencies={[items, texts, children, disabled]}
        dragAndDropHooks={dragAndDropHooks as never}
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
        selectionMode="none"
      >
        {({ id, item, index }) => (
          <GridListItem id={id} textValue={nameOf(item)} className={classNames(css.item)} data-depth={depths[index]}>
            <Button slot="drag" className={classNames(css.handle)} isDisabled={disabled}>
              <Icon name="grip" />
            </Button>
            <div {...insideItem} className={css.shown}>
              {children(item, index)}
            </div>
            <div {...insideItem} className={css.moves}>
              {(['earlier', 'later'] as const).map(way => (
                <IconButton
                  key={way}
                  icon={arrowOf(way, layout)}
                  label={texts[way](nameOf(item))}
                  title={texts[way](nameOf(item))}
                  data-move={`${way} ${id}`}
                  aria-disabled={disabled || indexBy(way, index) === undefined || undefined}
                  onClick={() => !disabled && press(id, index, way)}
                />
              ))}
            </div>
          </GridListItem>
        )}
      </GridList>
      <span role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </I18nProvider>
  )
}

function arrowOf(way: Way, layout: 'stack' | 'grid') {
  if (layout === 'grid') return way === 'earlier' ? 'chevron-left' : 'chevron-right'
  return way === 'earlier' ? 'chevron-up' : 'chevron-down'
}
