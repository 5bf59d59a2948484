import {
  type ClipboardEvent,
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from 'react'
import { useTexts } from '../../../use-texts.ts'
import { type GridShape, isOneCell, keyAt, keysIn, nextPlace, type Place, type Range } from './cells.ts'
import type { GridAction, GridState } from './grid-state.ts'
import { cleared, copiedText, fillColumnsDown, pasted } from './paste.ts'

const arrows: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** What keys, mouse and clipboard do in a grid: where one is, what is selected, what is said of it. */
export function useGridKeys(shape: GridShape, state: GridState, dispatch: Dispatch<GridAction>) {
  const selection = useSelection(shape)
  const edits = useCellEdits(shape, state, dispatch, selection)
  const { range, message, frame, onFocus, onMouse } = selection
  const { fillDown, onPaste, onCopy } = edits
  const onKeyDown = useCellKeys(shape, dispatch, selection, edits)
  const handlers = { onKeyDown, onPaste, onCopy, onCut: onCopy, onFocus, onMouseDown: onMouse, onMouseOver: onMouse }
  return { range, message, fillDown, handlers, frame }
}

/** Where one is and what is selected. */
function useSelection(shape: GridShape) {
  const { t } = useTexts()
  const frame = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState<Range | null>(null)
  const [message, setMessage] = useState('')
  /** What the cell held when it was come to: Escape brings it back. */
  const opened = useRef('')

  function go(place: Place | null): void {
    const field = place && frame.current?.querySelector<HTMLInputElement>(`[data-cell="${place.row} ${place.column}"]`)
    field?.focus()
    field?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }

  function select(to: Place): void {
    if (!range) return
    const next = { from: range.from, to }
    setRange(next)
    setMessage(isOneCell(next) ? '' : t('grid.selected', { count: keysIn(shape, next).length }))
  }

  function selectOne(place: Place): void {
    setRange({ from: place, to: place })
    setMessage('')
  }

  function onFocus(event: FocusEvent<HTMLDivElement>): void {
    const field = fieldOf(event.target)
    if (!field) return
    opened.current = field.value
    selectOne(placeOf(field))
    field.select()
  }

  /** With Shift, or drawn over cells, the mouse selects. */
  function onMouse(event: MouseEvent<HTMLDivElement>): void {
    const field = fieldOf(event.target)
    const isDrawn = event.type === 'mouseover' && event.buttons === 1
    if (!field || !range || !(isDrawn || (event.type === 'mousedown' && event.shiftKey))) return
    const place = placeOf(field)
    if (keyAt(shape, place) === null || (isDrawn && isSame(place, range.to))) return
    if (!isDrawn) event.preventDefault()
    select(place)
  }
  return { frame, range, message, setMessage, opened, go, select, selectOne, onFocus, onMouse }
}

type Selection = ReturnType<typeof useSelection>

/** What fills or empties the selected cells, and the clipboard. */
function useCellEdits(
  shape: GridShape,
  state: GridState,
  dispatch: Dispatch<GridAction>,
  { range, setMessage }: Selection,
) {
  const { t } = useTexts()

  function put(texts: Record<string, string>, said: string): void {
    dispatch({ do: 'put', texts })
    setMessage(said)
  }

  function fillDown(): void {
    if (!range) return
    const texts = fillColumnsDown(shape, state.texts, range)
    put(texts, t('grid.filled', { count: Object.keys(texts).length }))
  }

  function clear(range: Range): void {
    put(cleared(shape, range), t('grid.cleared', { count: keysIn(shape, range).length }))
  }

  function onPaste(event: ClipboardEvent<HTMLDivElement>): void {
    const field = fieldOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (!field || !range || text === '') return
    // A word into the middle of a text is the browser's.
    if (isOneCell(range) && !/[\t\n\r]./.test(text) && !isWhole(field)) return
    event.preventDefault()
    const { texts, leftOut } = pasted(shape, range, text)
    const said = [t('grid.pasted', { count: Object.keys(texts).length })]
    if (leftOut.rows > 0) said.push(t('grid.rowsLeftOut', { count: leftOut.rows }))
    if (leftOut.columns > 0) said.push(t('grid.columnsLeftOut', { count: leftOut.columns }))
    put({ ...texts }, said.join(' '))
  }

  function onCopy(event: ClipboardEvent<HTMLDivElement>): void {
    if (!range || isOneCell(range) || !fieldOf(event.target)) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copiedText(shape, state.texts, range))
    setMessage(t('grid.copied', { count: keysIn(shape, range).length }))
    if (event.type === 'cut') dispatch({ do: 'put', texts: cleared(shape, range) })
  }
  return { fillDown, clear, onPaste, onCopy }
}

function useCellKeys(
  shape: GridShape,
  dispatch: Dispatch<GridAction>,
  { range, opened, go, select, selectOne }: Selection,
  { fillDown, clear }: ReturnType<typeof useCellEdits>,
) {
  function onShortcut(event: KeyboardEvent): boolean {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return false
    const key = event.code.replace('Key', '')
    if (key === 'D') fillDown()
    else if (key === 'Z') dispatch({ do: event.shiftKey ? 'redo' : 'undo' })
    else if (key === 'Y') dispatch({ do: 'redo' })
    else return false
    event.preventDefault()
    return true
  }

  return (event: KeyboardEvent<HTMLDivElement>): void => {
    if (onShortcut(event)) return
    const field = fieldOf(event.target)
    if (!field || !range || event.ctrlKey || event.metaKey || event.altKey) return
    const isBlock = !isOneCell(range)
    const arrow = arrows[event.key]
    if (arrow) {
      const [down, right] = arrow
      if (right !== 0 && !isBlock && !leavesAt(field, right)) return
      event.preventDefault()
      const place = nextPlace(shape, event.shiftKey ? range.to : placeOf(field), down, right)
      if (place && event.shiftKey) select(place)
      else go(place)
    } else if (event.key === 'Enter') {
      // It would send the form that the grid stands in.
      event.preventDefault()
      go(nextPlace(shape, placeOf(field), event.shiftKey ? -1 : 1, 0))
    } else if (event.key === 'Escape') {
      if (isBlock) selectOne(range.from)
      else dispatch({ do: 'type', key: field.dataset.key ?? '', text: opened.current })
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && isBlock) {
      event.preventDefault()
      clear(range)
    }
  }
}

function fieldOf(target: EventTarget): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.dataset.cell ? target : null
}

function placeOf({ dataset }: HTMLInputElement): Place {
  const [row = 0, column = 0] = (dataset.cell ?? '').split(' ').map(Number)
  return { row, column }
}

function isSame(one: Place, other: Place): boolean {
  return one.row === other.row && one.column === other.column
}

function isWhole({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === 0 && selectionEnd === value.length
}

/** Does the arrow have nothing more to do inside the text? */
function leavesAt(field: HTMLInputElement, right: number): boolean {
  const { selectionStart, selectionEnd, value } = field
  const edge = right > 0 ? value.length : 0
  return isWhole(field) || (selectionStart === edge && selectionEnd === edge)
}
