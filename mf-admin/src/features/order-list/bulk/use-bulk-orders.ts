import { call } from '@shop/api-client/call'
import { accountingEndpoint, accountingQueueEndpoint } from '@shop/contracts/staff/exchange/accounting'
import {
  bulkOrdersEndpoint,
  type OrderOutcome,
  type OrderWhich,
  sendOrdersTo1cEndpoint,
  undoBulkOrdersEndpoint,
} from '@shop/contracts/staff/orders/order-bulk'
import { fullOrderEndpoint, orderTabsEndpoint, staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { useRef, useState } from 'react'
import { asStaff } from '../../../session/session-over.ts'
import { hasAnswer } from '../../../session/use-request-key.ts'
import { type CallRefusal, useStaffCall } from '../../../session/use-staff-call.ts'
import { UNDO_MS } from '../../../undo-time.ts'
import { useTexts } from '../../../use-texts.ts'

/** What staff begin with many orders at once. */
export type BulkKind = 'take' | 'send'
/** What became of many orders; `id` is the key of the call, by which it is undone. */
export type MadeBulk = { kind: BulkKind | 'undo'; id: string; orders: readonly OrderOutcome[] }
export type BulkOrders = ReturnType<typeof useBulkOrders>

/** Changes of many orders at once: what became of the last one, and how it is taken back. */
export function useBulkOrders() {
  const { t } = useTexts()
  const { ask, isBusy, refusal, forgetRefusal } = useStaffCall()
  const unsure = useRef({ asked: '', key: '' })
  const [made, setMade] = useState<MadeBulk | null>(null)

  /** Answers whether it was done. */
  async function begin(kind: BulkKind, which: OrderWhich): Promise<boolean> {
    const asked = JSON.stringify({ kind, which })
    const key = unsure.current.asked === asked ? unsure.current.key : crypto.randomUUID()
    // While nobody knows what became of it, pressed again it is the same change.
    const onRefused = (refusal: CallRefusal) => {
      unsure.current = hasAnswer(refusal) ? { asked: '', key: '' } : { asked, key }
      void refetchOrders()
    }
    const options = { headers: { 'Idempotency-Key': key }, onRefused }
    const answer =
      kind === 'send'
        ? await ask(sendOrdersTo1cEndpoint, { body: { which } }, options)
        : await ask(bulkOrdersEndpoint, { body: { which, action: kind } }, options)
    if (!answer) return false
    unsure.current.asked = ''
    tell({ kind, id: key, orders: answer.orders })
    return true
  }

  /** From the message or the list of outcomes, which outlive the form. */
  async function undo(of: MadeBulk): Promise<void> {
    const numbers = numbersOf(of, 'done')
    try {
      const { orders } = await asStaff(() => call(undoBulkOrdersEndpoint, { params: { id: of.id }, body: { numbers } }))
      tell({ kind: 'undo', id: of.id, orders })
    } catch {
      notify(t('bulk.undoFailed'), { tone: 'error' })
    }
  }

  function tell(next: MadeBulk): void {
    const [done, left, refused] = (['done', 'left', 'refused'] as const).map(one => numbersOf(next, one).length)
    const isUndoable = next.kind === 'take' && done !== 0
    setMade(next)
    void refetchOrders()
    notify(t(`orders.bulk.${next.kind}Done`, { done, left, refused }), {
      tone: refused === 0 ? 'success' : 'plain',
      lastsMs: UNDO_MS,
      ...(isUndoable && { action: { label: t('bulk.undo'), act: () => void undo(next) } }),
    })
  }

  return { begin, undo, made, forget: () => setMade(null), isBusy, refusal, forgetRefusal }
}

export function numbersOf({ orders }: Pick<MadeBulk, 'orders'>, wanted: OrderOutcome['outcome']): string[] {
  return orders.filter(({ outcome }) => outcome === wanted).map(({ number }) => number)
}

const shownIn = [staffOrdersEndpoint, orderTabsEndpoint, fullOrderEndpoint, accountingEndpoint, accountingQueueEndpoint]

async function refetchOrders(): Promise<void> {
  await Promise.all(shownIn.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
}
