import { updateCommentEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { type FullOrder, fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { endpointKey, queryClient } from '@shop/shell/query'
import { useUnsaved } from '@shop/shell/unsaved'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStaffCall } from '../../../session/use-staff-call.ts'

/** After the last key. */
const SAVE_AFTER_MS = 800

/**
 * The shop's comment on an order, which saves itself while it is typed. A refused text stays and is sent again when it changes, or
 * when staff ask for it. What a colleague wrote meanwhile takes the place only of what is not being typed.
 */
export function useSavedComment({ number, comment }: Pick<FullOrder, 'number' | 'comment'>) {
  const { ask, isBusy, refusal, forgetRefusal } = useStaffCall()
  const [text, setText] = useState(comment)
  /** The text that the service has, as it was typed here: the service takes spaces off its ends. */
  const [saved, setSaved] = useState(comment)
  const [heard, setHeard] = useState(comment)
  const [refused, setRefused] = useState<string | null>(null)
  const [isOwnSaved, setOwnSaved] = useState(false)
  const isChanged = text !== saved
  useUnsaved(isChanged)

  if (comment !== heard) {
    setHeard(comment)
    // One's own text comes back without the spaces at its ends; the next word may follow them.
    if (comment !== saved.trim()) {
      setSaved(comment)
      if (!isChanged) setText(comment)
    }
  }

  async function save(): Promise<void> {
    setRefused(null)
    const answer = await ask(updateCommentEndpoint, { query: { order: number, comment: text } })
    if (!answer) {
      setRefused(text)
      return
    }
    forgetRefusal()
    setSaved(text)
    setOwnSaved(true)
    queryClient.setQueryData(endpointKey(fullOrderEndpoint.path, { query: { order: number } }), answer)
  }
  const saveLater = useEffectEvent(() => void save())
  const waits = isChanged && !isBusy && text !== refused
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the time from the beginning
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(saveLater, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [waits, text])

  const state = isChanged ? (refused === text && !isBusy ? 'refused' : 'saving') : isOwnSaved ? 'saved' : null
  return { text, setText, state, refusal, save } as const
}
