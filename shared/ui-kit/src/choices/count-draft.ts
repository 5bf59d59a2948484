import { useEffect, useEffectEvent, useRef, useState } from 'react'

type CountDraftInput = {
  count: number
  min: number
  max: number
  delayMs: number
  onChange: (count: number) => void
}

/** A quantity is a whole number of items. */
const WHOLE = /^\d{1,4}$/

/** What the customer is choosing, until it is reported to the owner of the count. */
export function useCountDraft({ count, min, max, delayMs, onChange }: CountDraftInput) {
  const [text, setText] = useState<string | null>(null)
  const [askedTooMany, setAskedTooMany] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const waiting = useRef<number | null>(null)

  const isWhole = text === null || WHOLE.test(text)
  const value = text !== null && isWhole ? Number(text) : count

  /** From here on only the owner's count is shown: it may have refused. */
  function report() {
    clearTimeout(timer.current)
    const next = waiting.current
    waiting.current = null
    setText(null)
    if (next !== null && next !== count) onChange(next)
  }

  // A choice made just before the line leaves the screen still counts.
  const reportLast = useEffectEvent(() => waiting.current !== null && report())
  useEffect(() => () => void reportLast(), [])

  function ask(wanted: number) {
    const next = Math.min(Math.max(wanted, min), max)
    setAskedTooMany(wanted > max)
    setText(String(next))
    waiting.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(report, delayMs)
  }

  function type(typedText: string) {
    // A sign stays as it was typed: without it "2.7" would be a wish for 27, and "-3" one for 3.
    const kept = typedText.replace(/[^\d.,+\-−–]/g, '').slice(0, 6)
    if (WHOLE.test(kept) && Number(kept) >= min) return ask(Number(kept))
    // An empty field is a customer in the middle of typing, not a wish for none.
    clearTimeout(timer.current)
    waiting.current = null
    setText(kept)
  }

  const isRefused = text !== null && text !== '' && !isWhole
  return { text: text ?? String(count), value, askedTooMany, isRefused, ask, type, settle: report }
}
