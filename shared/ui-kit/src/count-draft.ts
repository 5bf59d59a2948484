import { useEffect, useEffectEvent, useRef, useState } from 'react'

type CountDraftInput = {
  count: number
  min: number
  max: number
  delayMs: number
  onChange: (count: number) => void
}

/** What the customer is choosing, until it is told to the owner of the count. */
export function useCountDraft({ count, min, max, delayMs, onChange }: CountDraftInput) {
  const [text, setText] = useState<string | null>(null)
  const [askedTooMany, setAskedTooMany] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const waiting = useRef<number | null>(null)

  const typed = Number.parseInt(text ?? '', 10)
  const value = Number.isNaN(typed) ? count : typed

  /** From here on only the owner's count is shown: it may have refused. */
  function tell() {
    clearTimeout(timer.current)
    const next = waiting.current
    waiting.current = null
    setText(null)
    if (next !== null && next !== count) onChange(next)
  }

  // A choice made just before the line leaves the screen still counts.
  const tellLast = useEffectEvent(() => waiting.current !== null && tell())
  useEffect(() => () => void tellLast(), [])

  function ask(wanted: number) {
    const next = Math.min(Math.max(wanted, min), max)
    setAskedTooMany(wanted > max)
    setText(String(next))
    waiting.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(tell, delayMs)
  }

  function type(typedText: string) {
    const digits = typedText.replace(/\D/g, '').slice(0, 4)
    if (Number(digits) >= min && digits !== '') return ask(Number(digits))
    // An empty field is somebody in the middle of typing, not a wish for none.
    clearTimeout(timer.current)
    waiting.current = null
    setText(digits)
  }

  return { text: text ?? String(count), value, askedTooMany, ask, type, settle: tell }
}
