import { call } from '@shop/api-client/call'
import {
  changeModelSizesEndpoint,
  type ModelSizes,
  modelSizesEndpoint,
} from '@shop/contracts/staff/goods/staff-model-sizes'
import { staffProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { notify } from '@shop/shell/notices'
import { endpointQuery, queryClient } from '@shop/shell/query'
import { useUnsaved } from '@shop/shell/unsaved'
import { useReducer, useRef, useState } from 'react'
import { asStaff } from '../../../session/session-over.ts'
import { useStaffCall } from '../../../session/use-staff-call.ts'
import { useTexts } from '../../../use-texts.ts'
import { type CellTexts, cellKey } from './cells.ts'
import { gridReducer, openGrid } from './grid-state.ts'
import { changedCells, collisions, IS_THERE, rebased, refusedCell, THERE, textsOf } from './model-cells.ts'

type Sent = { articles: ReturnType<typeof changedCells>; texts: CellTexts; reason: string }
/** What somebody else saved while this was typed: who, and cells that both changed. */
export type Overtaken = { by: string; stored: CellTexts; keys: readonly string[] }

/** The sizes of a model as they are typed, saved in one call; a refusal loses nothing. */
export function useModelSizes(opened: ModelSizes, dictionary: readonly string[], onSaved: (saved: ModelSizes) => void) {
  const { t } = useTexts()
  const [model, setModel] = useState(opened)
  const [state, dispatch] = useReducer(gridReducer, opened, first => openGrid(textsOf(first)))
  const [reason, setReason] = useState('')
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null)
  const { ask, isBusy, refusal, forgetRefusal } = useStaffCall()
  const sent = useRef<Sent>({ articles: [], texts: {}, reason: '' })
  const key = useRef({ of: '', is: '' })
  const latest = useRef(state)
  latest.current = state
  const { base, texts } = state
  const sizes = sizesIn(model, texts, dictionary)
  const changes = changedCells(model, base, texts, sizes)
  const count = changes.reduce(
    (sum, article) => sum + article.sizes.reduce((cells, size) => cells + Object.keys(size).length - 1, 0),
    0,
  )
  const changesStock = changes.some(article => article.sizes.some(({ stock_by }) => stock_by !== undefined))
  useUnsaved(count > 0 && !isBusy)

  /** What others saved meanwhile, under what was typed. */
  function take(stored: ModelSizes, by: string): void {
    const { base, texts } = latest.current
    const next = textsOf(stored)
    setModel(stored)
    setOvertaken({ by, stored: next, keys: collisions(base, texts, next) })
    dispatch({ do: 'load', base: next, texts: rebased(base, texts, next) })
  }

  /** Read again in the background: as long as something is typed, only what changes no cell, or adds some, is taken over. */
  function follow(stored: ModelSizes): void {
    const next = textsOf(stored)
    const isSame = Object.entries(base).every(([at, text]) => next[at] === text)
    const isMore = Object.keys(next).some(at => !(at in base))
    if (!isSame && count > 0) return
    setModel(stored)
    if (!isSame || isMore) dispatch({ do: 'load', base: next, texts: count > 0 ? rebased(base, texts, next) : next })
  }

  async function readAgain(by: unknown): Promise<void> {
    const params = { model: model.model }
    const stored = await asStaff(() => call(modelSizesEndpoint, { params })).catch(() => null)
    if (stored) take(stored, typeof by === 'string' ? by : '')
  }

  async function save(confirm: boolean): Promise<void> {
    const body = { articles: changes, reason: changesStock ? reason : '', ...(confirm && { confirm }) }
    sent.current = { articles: changes, texts, reason }
    setOvertaken(null)
    const saved = await ask(
      changeModelSizesEndpoint,
      { params: { model: model.model }, body },
      {
        headers: { 'Idempotency-Key': keyFor(JSON.stringify(body)) },
        onRefused: ({ code, details }) => {
          if (code === 'changed_meanwhile') void readAgain(details.by)
        },
      },
    )
    if (!saved) return
    const stored = textsOf(saved)
    setModel(saved)
    // What was typed while it was saved is not saved yet.
    dispatch({ do: 'load', base: stored, texts: rebased(sent.current.texts, latest.current.texts, stored) })
    setReason('')
    const { queryKey } = endpointQuery(modelSizesEndpoint, { params: { model: saved.model } })
    queryClient.setQueryData(queryKey, saved)
    for (const { path } of [staffProductsEndpoint, staffProductEndpoint]) {
      await queryClient.invalidateQueries({ queryKey: [path] })
    }
    notify(t('grid.saved'), { tone: 'success' })
    onSaved(saved)
  }

  /** One key for a request, however often it is tried; another request gets another. */
  function keyFor(request: string): string {
    if (key.current.of !== request) key.current = { of: request, is: crypto.randomUUID() }
    return key.current.is
  }

  /** Codes of the cells that were refused and have not been mended since, by their keys. */
  const wrong = new Map(
    Object.entries(refusal?.fields ?? {}).flatMap(([field, code]) => {
      const cell = refusedCell(sent.current.articles, field)
      const at = cell && cellKey(cell.row, cell.column)
      return at && (sent.current.texts[at] ?? '') === (texts[at] ?? '') ? [[at, code] as const] : []
    }),
  )
  const wrongReason = sent.current.reason === reason ? refusal?.fields.reason : undefined
  const discard = () => {
    const added = Object.keys(texts).filter(at => !(at in base))
    dispatch({ do: 'put', texts: { ...base, ...Object.fromEntries(added.map(at => [at, ''])) } })
    forgetRefusal()
    setOvertaken(null)
  }
  return {
    model,
    state,
    dispatch,
    sizes,
    count,
    changesStock,
    reason,
    setReason,
    wrong,
    wrongReason,
    overtaken,
    follow,
    save,
    discard,
    isBusy,
    refusal,
    forgetRefusal,
  }
}

export type ModelSizesEdit = ReturnType<typeof useModelSizes>

/** Sizes that some article has or is to have, in the order of the dictionary. */
function sizesIn({ sizes, articles }: ModelSizes, texts: CellTexts, dictionary: readonly string[]): string[] {
  const isTicked = (size: string) =>
    articles.some(({ article }) => texts[cellKey(`${article} ${size}`, IS_THERE)] === THERE)
  const known = [...dictionary, ...sizes.filter(size => !dictionary.includes(size))]
  return known.filter(size => sizes.includes(size) || isTicked(size))
}
