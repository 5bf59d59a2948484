import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { type TakenBack, takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import type { Translate } from '@shop/shell/i18n'
import { notify } from '@shop/shell/notices'
import { asStaff } from '../session/session-over.ts'
import { UNDO_MS } from '../undo-time.ts'
import { useTexts } from '../use-texts.ts'
import { renewGoods } from './renew-goods.ts'
import { $notTakenBack } from './taken-back.ts'

/** By what a change can be taken back; several were saved with one button. */
export type Undo = string | null | undefined | readonly string[]
type Options = { tone?: 'plain' | 'success'; onTakenBack?: () => void }

/** Says that goods were changed, and offers to take that back from the message, which outlives what was saved. */
export function useTakeBack() {
  const { t } = useTexts()

  function tellSaved(text: string, undo: Undo, { tone = 'success', onTakenBack }: Options = {}): void {
    const ids = [undo ?? []].flat()
    const act = () => void takeBack(ids, t, onTakenBack)
    notify(text, { tone, lastsMs: UNDO_MS, ...(ids.length > 0 && { action: { label: t('takeBack.do'), act } }) })
  }
  return { tellSaved, takeBack: (id: string) => takeBack([id], t) }
}

/** The last one first: what came later may stand in the way of what came before. */
async function takeBack(ids: readonly string[], t: Translate, onTakenBack?: () => void): Promise<void> {
  const outcomes: TakenBack[] = []
  try {
    for (const id of ids.toReversed()) {
      outcomes.push(await asStaff(() => call(takeBackChangeEndpoint, { params: { id } })))
    }
  } catch (error) {
    const isOver = error instanceof ShopError && error.code === 'not_found'
    notify(t(isOver ? 'takeBack.isOver' : 'takeBack.failed'), { tone: 'error', lastsMs: UNDO_MS })
  }
  onTakenBack?.()
  await renewGoods()
  if (outcomes.length > 0) notifyOutcome(outcomes, t)
}

function notifyOutcome(outcomes: readonly TakenBack[], t: Translate): void {
  if (outcomes.some(({ state }) => state === 'undoing')) {
    notify(t('bulk.undoStarted'))
    return
  }
  const kept = outcomes.flatMap(({ kept }) => kept)
  const emails = outcomes.reduce((sum, outcome) => sum + outcome.emails, 0)
  if (kept.length > 0) {
    $notTakenBack.set({ kept, emails })
    return
  }
  notify(t('takeBack.done'), {
    tone: 'success',
    lastsMs: UNDO_MS,
    ...(emails > 0 && { detail: t('takeBack.emails', { count: emails }) }),
  })
}
