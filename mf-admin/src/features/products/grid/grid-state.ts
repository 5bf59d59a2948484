import type { CellTexts } from './cells.ts'

/** One step that can be undone: each cell that it changed, before and after. `typing` names the cell that is being typed into. */
type Step = { before: CellTexts; after: CellTexts; typing: string | null }

/** The cells of a grid with what they were opened with, and the steps back and forth. */
export type GridState = { base: CellTexts; texts: CellTexts; past: readonly Step[]; future: readonly Step[] }

export type GridAction =
  | { do: 'type'; key: string; text: string }
  /** Several cells in one step: a paste, a fill, a discard. */
  | { do: 'put'; texts: CellTexts }
  /** The cell that was typed into was left: what is typed next is another step. */
  | { do: 'settle' }
  | { do: 'undo' }
  | { do: 'redo' }
  /** What is stored now, and what the cells are to hold. */
  | { do: 'load'; base: CellTexts; texts: CellTexts }

const MOST_STEPS = 200

export function openGrid(base: CellTexts): GridState {
  return { base, texts: base, past: [], future: [] }
}

export function gridReducer(state: GridState, action: GridAction): GridState {
  if (action.do === 'type') return typed(state, action.key, action.text)
  if (action.do === 'put') return put(state, action.texts)
  if (action.do === 'settle') return settled(state)
  if (action.do === 'undo') return undone(state)
  if (action.do === 'redo') return redone(state)
  return { base: action.base, texts: action.texts, past: [], future: [] }
}

/** Letters typed into one cell are one step. */
function typed(state: GridState, key: string, text: string): GridState {
  const last = state.past.at(-1)
  if (last?.typing !== key) return stepped(state, { [key]: text }, key)
  const step = { ...last, after: { [key]: text } }
  return { ...state, texts: { ...state.texts, [key]: text }, past: [...state.past.slice(0, -1), step], future: [] }
}

function put(state: GridState, texts: CellTexts): GridState {
  const changed = Object.entries(texts).filter(([key, text]) => text !== (state.texts[key] ?? ''))
  return changed.length === 0 ? state : stepped(state, Object.fromEntries(changed), null)
}

function stepped(state: GridState, after: CellTexts, typing: string | null): GridState {
  const before = Object.fromEntries(Object.keys(after).map(key => [key, state.texts[key] ?? '']))
  const past = [...state.past, { before, after, typing }].slice(-MOST_STEPS)
  return { ...state, texts: { ...state.texts, ...after }, past, future: [] }
}

function settled(state: GridState): GridState {
  const last = state.past.at(-1)
  if (!last || last.typing === null) return state
  const [key] = Object.keys(last.after)
  const isSame = key !== undefined && last.before[key] === last.after[key]
  const others = state.past.slice(0, -1)
  return { ...state, past: isSame ? others : [...others, { ...last, typing: null }] }
}

function undone(state: GridState): GridState {
  const last = state.past.at(-1)
  if (!last) return state
  const future = [{ ...last, typing: null }, ...state.future]
  return { ...state, texts: { ...state.texts, ...last.before }, past: state.past.slice(0, -1), future }
}

function redone(state: GridState): GridState {
  const [next, ...future] = state.future
  if (!next) return state
  return { ...state, texts: { ...state.texts, ...next.after }, past: [...state.past, next], future }
}
