import { call } from '@shop/api-client/call'
import type { BodyOf, ResultOf } from '@shop/contracts/endpoint'
import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { changeModelSizesEndpoint, type ModelSizes } from '@shop/contracts/staff/goods/staff-model-sizes'
import { useUnsaved } from '@shop/shell/unsaved'
import { useReducer, useRef, useState } from 'react'
import { useSavePart } from '../../../forms/save-parts.tsx'
import { asStaff } from '../../../session/session-over.ts'
import { type CallRefusal, useStaffCall } from '../../../session/use-staff-call.ts'
import { useTexts } from '../../../use-texts.ts'
import { type CellTexts, cellKey } from './cells.ts'
import { gridReducer, openGrid } from './grid-state.ts'
import { changedCells, collisions, IS_THERE, rebased, refusedCell, THERE, textsOf } from './model-cells.ts'

type Saved = ResultOf<typeof changeModelSizesEndpoint>
type Typed = { articles: ReturnType<typeof changedCells>; texts: CellTexts; reason: string }
/** What somebody else saved while this was typed: who, and cells that both changed. */
export type Overtaken = { by: string; stored: CellTexts; keys: readonly string[] }

/** The sizes of a model as they are typed, saved in one call; a refusal loses nothing. */
export function useModelSizes(
  first: ModelSizes,
  opened: string,
  dictionary: readonly string[],
  onSaved: () => unknown,
) {
  const { t } = useTexts()
  const [model, setModel] = useState(first)
  const [state, dispatch] = useReducer(gridReducer, first, first => openGrid(textsOf(first)))
  const [reason, setReason] = useState('')
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null)
  const latest = useRef(state)
  latest.current = state
  const { base, texts } = state
  const sizes = sizesIn(model, texts, dictionary)
  const articles = changedCells(model, base, texts, sizes)
  const changedIn = new Map(
    articles.map(({ article, sizes }) => [article, sizes.reduce((sum, size) => sum + Object.keys(size).length - 1, 0)]),
  )
  const count = [...changedIn.values()].reduce((sum, cells) => sum + cells, 0)
  const changesStock = articles.some(article => article.sizes.some(({ stock_by }) => stock_by !== undefined))
  const { send, ...sending } = useSizesCall(model.model, opened, { articles, texts, reason })
  useUnsaved(count > 0 && !sending.isBusy)

  function load(stored: ModelSizes, texts: CellTexts): void {
    setModel(stored)
    dispatch({ do: 'load', base: textsOf(stored), texts })
  }

  /** What others saved meanwhile, under what was typed. */
  function take(stored: ModelSizes, by: string): void {
    const { base, texts } = latest.current
    const next = textsOf(stored)
    setOvertaken({ by, stored: next, keys: collisions(base, texts, next) })
    load(stored, rebased(base, texts, next))
  }

  /** Read again in the background: as long as something is typed, only what changes no cell, or adds some, is taken over. */
  function follow(stored: ModelSizes): void {
    const next = textsOf(stored)
    const isSame = Object.entries(base).every(([at, text]) => next[at] === text)
    const isMore = Object.keys(next).some(at => !(at in base))
    if (!isSame && count > 0) return
    if (!isSame || isMore) load(stored, count > 0 ? rebased(base, texts, next) : next)
    else setModel(stored)
  }

  async function save({ confirm = false } = {}): Promise<boolean> {
    setOvertaken(null)
    const saved = await send({ articles, reason: changesStock ? reason : '', ...(confirm && { confirm }) }, take)
    if (!saved) return false
    // What was typed while it was saved is not saved yet.
    load(saved, rebased(texts, latest.current.texts, textsOf(saved)))
    setReason('')
    page.noteUndo(saved.undo)
    await onSaved()
    return true
  }
  const page = useSavePart({ section: 'sizes', title: t('grid.title'), isDirty: count > 0, save })

  function discard(): void {
    const added = Object.keys(texts).filter(at => !(at in base))
    dispatch({ do: 'put', texts: { ...base, ...Object.fromEntries(added.map(at => [at, ''])) } })
    sending.forgetRefusal()
    setOvertaken(null)
  }
  const typed = { model, state, dispatch, sizes, count, changedIn, changesStock, reason, setReason, overtaken }
  return { ...typed, ...sending, follow, save, discard }
}

export type ModelSizesEdit = ReturnType<typeof useModelSizes>

/** Sends what was typed; afterwards knows which cells of it were refused. */
function useSizesCall(model: string, article: string, typed: Typed) {
  const { ask, isBusy, refusal, forgetRefusal } = useStaffCall()
  const sent = useRef<Typed>({ articles: [], texts: {}, reason: '' })
  /** One key for a request, however often it is tried; another request gets another. */
  const key = useRef({ of: '', is: '' })

  /** `onOvertaken`: others saved meanwhile; what, and who, if that is known. */
  function send(
    body: BodyOf<typeof changeModelSizesEndpoint>,
    onOvertaken: (stored: ModelSizes, by: string) => void,
  ): Promise<Saved | null> {
    const request = JSON.stringify(body)
    if (key.current.of !== request) key.current = { of: request, is: crypto.randomUUID() }
    sent.current = typed
    const onRefused = async ({ code, details: { by } }: CallRefusal) => {
      if (code !== 'changed_meanwhile') return
      const stored = await asStaff(() => call(staffGoodsEndpoint, { params: { article } })).catch(() => null)
      if (stored) onOvertaken(stored.sizes, typeof by === 'string' ? by : '')
    }
    const headers = { 'Idempotency-Key': key.current.is }
    return ask(changeModelSizesEndpoint, { params: { model }, body }, { headers, onRefused })
  }

  /** Codes of the cells that were refused and have not been mended since, by their keys. */
  const wrong = new Map(
    Object.entries(refusal?.fields ?? {}).flatMap(([field, code]) => {
      const cell = refusedCell(sent.current.articles, field)
      const at = cell && cellKey(cell.row, cell.column)
      return at && (sent.current.texts[at] ?? '') === (typed.texts[at] ?? '') ? [[at, code] as const] : []
    }),
  )
  const wrongReason = sent.current.reason === typed.reason ? refusal?.fields.reason : undefined
  return { send, isBusy, refusal, forgetRefusal, wrong, wrongReason }
}

/** Sizes that some article has or is to have, in the order of the dictionary. */
function sizesIn({ sizes, articles }: ModelSizes, texts: CellTexts, dictionary: readonly string[]): string[] {
  const isTicked = (size: string) =>
    articles.some(({ article }) => texts[cellKey(`${article} ${size}`, IS_THERE)] === THERE)
  const known = [...dictionary, ...sizes.filter(size => !dictionary.includes(size))]
  return known.filter(size => sizes.includes(size) || isTicked(size))
}
