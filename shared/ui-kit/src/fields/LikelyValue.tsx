import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../Button.tsx'

type LikelyValueProps = {
  /** The one field that may be misspelt. */
  children: ReactNode
  /** What was probably meant; null where nothing looks misspelt. */
  suggest: (typed: string) => Promise<string | null>
  /** The question, such as "Did you mean olena@gmail.com?". */
  ask: (likely: string) => string
}

/** Asks below a field whether something else was meant, once the field was left. */
export function LikelyValue({ children, suggest, ask }: LikelyValueProps) {
  const field = useRef<HTMLInputElement>(null)
  const [likely, setLikely] = useState<string | null>(null)

  async function look({ target }: FocusEvent): Promise<void> {
    if (!(target instanceof HTMLInputElement)) return
    field.current = target
    const { value } = target
    const found = await suggest(value)
    if (target.value === value) setLikely(found)
  }

  function use(value: string): void {
    setLikely(null)
    if (!field.current) return
    type(field.current, value)
    field.current.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to its field, and is nothing to press
    <div onBlur={look} onInput={() => setLikely(null)}>
      {children}
      {/* Announced only if it stood here before its text did. */}
      <div role="status">
        {likely && (
          <Button variant="text" size="small" onClick={() => use(likely)}>
            {ask(likely)}
          </Button>
        )}
      </div>
    </div>
  )
}

/** As if it was typed: the form of the field learns of it by the event. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
