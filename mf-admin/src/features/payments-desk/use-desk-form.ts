import { notify } from '@shop/shell/notices'
import { useState } from 'react'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { readDeskAgain } from './desk-list.ts'

type DeskForm<Draft, Body> = {
  initial: Draft
  bodyOf: (draft: Draft) => Body
  send: (ask: ReturnType<typeof useStaffCall>['ask'], body: Body) => Promise<object | null>
  doneText: string
  onClose: () => void
}

/** A form that takes a payment off the desk: what is typed, checked again with each key once it was refused. */
export function useDeskForm<Draft extends object, Body>({
  initial,
  bodyOf,
  send,
  doneText,
  onClose,
}: DeskForm<Draft, Body>) {
  const { ask, follow, isBusy, refusal } = useStaffCall()
  const [draft, setDraft] = useState(initial)

  function change(changes: Partial<Draft>): void {
    const next = { ...draft, ...changes }
    setDraft(next)
    follow({ body: bodyOf(next) })
  }
  async function confirm(): Promise<void> {
    if (!(await send(ask, bodyOf(draft)))) return
    onClose()
    notify(doneText, { tone: 'success' })
    await readDeskAgain()
  }
  return { draft, change, refusal, frame: { isBusy, refusal, onClose, onConfirm: () => void confirm() } }
}
