import { updateCommentEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { type FullOrder, fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { endpointKey, queryClient } from '@shop/shell/query'
import { useUnsaved } from '@shop/shell/unsaved'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CallRefusal, useStaffCall } from '../../../session/use-staff-call.ts'

/** After the last key. */
const SAVE_AFTER_MS = 800

/** What a colleague has written since the text here was begun. */
export type Colleague = { comment: string; by: string | null }

/**
 * The shop's comment on an order, which saves itself while it is typed. A refused text stays and is sent again when it changes, or
 * when staff ask for it. What a colleague wrote meanwhile takes the place only of what is not being typed; over it nothing is saved before
 * staff have seen it and chosen.
 */
export function useSavedComment({ number, comment }: Pick<FullOrder, 'number' | 'comment'>) {
  const { send, isBusy, refusal, forgetRefusal } = useCommentCall(number)
  const [text, setText] = useState(comment)
  /** The text that the service has, as it was typed here: the service takes spaces off its ends. */
  const [saved, setSaved] = useState(comment)
  const [heard, setHeard] = useState(comment)
  const [refused, setRefused] = useState<string | null>(null)
  const [colleague, setColleague] = useState<Colleague | null>(null)
  const [isOwnSaved, setOwnSaved] = useState(false)
  const isChanged = text !== saved
  useUnsaved(isChanged)

  if (comment !== heard) {
    setHeard(comment)
    // One's own text comes back without the spaces at its ends; the next word may follow them.
    if (!isChanged && comment !== saved.trim()) {
      setSaved(comment)
      setText(comment)
    }
  }

  async function save(seen = saved.trim()): Promise<void> {
    setRefused(null)
    setColleague(null)
    const outcome = await send(text, seen)
    if (outcome === 'refused') return setRefused(text)
    if (outcome === 'saved') setSaved(text)
    else setColleague(outcome)
    setOwnSaved(outcome === 'saved')
  }

  function keepMine(): void {
    if (colleague) void save(colleague.comment)
  }
  function takeTheirs(): void {
    if (!colleague) return
    setSaved(colleague.comment)
    setText(colleague.comment)
    setColleague(null)
    forgetRefusal()
  }
  const saveLater = useEffectEvent(() => void save())
  const waits = isChanged && !isBusy && !colleague && text !== refused
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the time from the beginning
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(saveLater, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [waits, text])

  const isRefused = refused === text && !isBusy
  const state = colleague ? 'overtaken' : isChanged ? (isRefused ? 'refused' : 'saving') : isOwnSaved ? 'saved' : null
  return { text, setText, state, refusal, save, colleague, keepMine, takeTheirs } as const
}

/** Saves a text over the one that was `seen`; what a colleague wrote meanwhile is the outcome instead. */
function useCommentCall(number: string) {
  const { ask, isBusy, refusal, forgetRefusal } = useStaffCall()
  /** The newest text that was sent: an answer that was lost may have saved it. */
  const sent = useRef<string | null>(null)
  const queryKey = endpointKey(fullOrderEndpoint.path, { query: { order: number } })

  async function send(text: string, seen: string): Promise<'saved' | 'refused' | Colleague> {
    const before = sent.current
    sent.current = text.trim()
    const met: { colleague?: Colleague } = {}
    const onRefused = ({ code, details }: CallRefusal) => {
      if (code === 'changed_meanwhile') met.colleague = colleagueOf(details)
    }
    const input = { query: { order: number, comment: text }, body: { seen } }
    const answer = await ask(updateCommentEndpoint, input, { onRefused })
    if (answer) {
      forgetRefusal()
      queryClient.setQueryData(queryKey, answer)
      return 'saved'
    }
    if (!met.colleague) return 'refused'
    // One's own text was saved, and only its answer was lost.
    if (met.colleague.comment === before && before !== seen) return send(text, before)
    void queryClient.invalidateQueries({ queryKey })
    return met.colleague
  }
  return { send, isBusy, refusal, forgetRefusal }
}

function colleagueOf({ comment, by }: CallRefusal['details']): Colleague {
  return { comment: typeof comment === 'string' ? comment : '', by: typeof by === 'string' ? by : null }
}
