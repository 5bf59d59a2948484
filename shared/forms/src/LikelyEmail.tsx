import { Button } from '@shop/ui-kit/Button'
import { type FocusEvent, type ReactNode, useRef, useState } from 'react'

type LikelyEmailProps = {
  /** The one field of an address. */
  children: ReactNode
  /** The question, such as "Did you mean olena@gmail.com?". */
  ask: (email: string) => string
}

/** Asks below a field of an address whether another one was meant, when it was left with a domain that looks misspelt. */
export function LikelyEmail({ children, ask }: LikelyEmailProps) {
  const field = useRef<HTMLInputElement>(null)
  const [likely, setLikely] = useState<string | null>(null)

  async function look({ target }: FocusEvent): Promise<void> {
    if (!(target instanceof HTMLInputElement)) return
    field.current = target
    const { value } = target
    // Offline there is no question.
    const found = await import('./likely-email.ts').then(
      ({ likelyEmail }) => likelyEmail(value),
      () => null,
    )
    if (target.value === value) setLikely(found)
  }

  function use(email: string): void {
    setLikely(null)
    if (!field.current) return
    type(field.current, email)
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
