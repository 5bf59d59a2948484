import { useLocation } from '@shop/shell/router'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './LinkStrip.module.css'

type Props = {
  label: string
  className?: string | undefined
  /** Changes with what stands in it. */
  content: string
  children: ReactNode
}

/** Links in one row that scrolls where there is no room for all; the one of the present screen is brought into sight. */
export function LinkStrip({ label, className, content, children }: Props) {
  const strip = useRef<HTMLElement>(null)
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen, or other links, have another one to be seen
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (!strip.current || !current) return
    const middle = current.offsetLeft + current.offsetWidth / 2
    strip.current.scrollLeft = middle - strip.current.clientWidth / 2
  }, [pathname, content])

  return (
    // A browser leaves a link alone of which it shows an edge where it stands. What is pressed must not move under the pointer.
    <nav
      ref={strip}
      className={[css.strip, className].filter(Boolean).join(' ')}
      aria-label={label}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
      }}
    >
      {children}
    </nav>
  )
}
