import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import type { DataTableProps } from './data-table.ts'
import { $letterKeys } from './row-keys.ts'

type Options<Row> = Pick<DataTableProps<Row>, 'rows' | 'idOf' | 'isChosen' | 'onChoose' | 'onOpen' | 'onUnfold'> & {
  body: RefObject<HTMLTableSectionElement | null>
}

const unfolds: Record<string, boolean> = { ArrowRight: true, ArrowLeft: false }
const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }
const letters = ['j', 'k', 'x']

/** Walks through the rows by keyboard. The keys work only while a row has the focus, so they meet no one's typing. */
export function useRowKeys<Row>({ rows = [], idOf, isChosen, onChoose, onOpen, onUnfold, body }: Options<Row>) {
  const [index, setIndex] = useState(0)
  const anchor = useRef(0)
  const active = Math.min(index, Math.max(0, rows.length - 1))

  const focus = (next: number) => {
    setIndex(next)
    body.current?.querySelector<HTMLElement>(`tr[data-row="${next}"]`)?.focus()
  }

  /** One row the other way; with Shift all between it and the row that was chosen last. */
  function choose(at: number, { shiftKey: isRange }: { shiftKey: boolean }): void {
    const row = rows[at]
    if (!row || !isChosen || !onChoose) return
    const [from, to] = isRange ? [Math.min(anchor.current, at), Math.max(anchor.current, at)] : [at, at]
    const ids = rows.slice(from, to + 1).map((one, index) => idOf(one, from + index))
    onChoose(ids, isRange || !isChosen(idOf(row, at)))
    if (!isRange) anchor.current = at
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isOnRow = event.target instanceof HTMLTableRowElement
    if (event.ctrlKey || event.metaKey || event.altKey || (!isOnRow && !isBox(event.target))) return
    const key = keyOf(event)
    if (letters.includes(key) && !$letterKeys.get()) return
    const step = steps[key]
    const row = rows[active]
    const isOpen = unfolds[key]
    if (step !== undefined) {
      const next = Math.max(0, Math.min(rows.length - 1, active + step))
      if (event.shiftKey) choose(next, event)
      focus(next)
    } else if (key === 'x' && row) choose(active, event)
    else if (isOpen !== undefined && onUnfold && row) onUnfold(row, isOpen)
    else if (key === 'Enter' && isOnRow && row) onOpen(row)
    else return
    event.preventDefault()
  }

  return { active, onKeyDown, onFocusRow: setIndex, choose }
}

/** Of a letter its place on the keyboard, where the layout has others than Latin ones. */
function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length > 1) return key
  const place = /^Key([A-Z])$/.exec(code)?.[1]
  return (/^[a-z]$/i.test(key) ? key : (place ?? key)).toLowerCase()
}

function isBox(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'checkbox'
}
