import { useRef } from 'react'

/** Moves the focus from a removed card to the one in its place, so keyboard users need not start at the top. */
export function useFocusAfterRemoval() {
  const list = useRef<HTMLUListElement>(null)

  function focusNear(index: number): void {
    const cards = list.current?.isConnected ? [...list.current.children] : []
    const near = cards[index] ?? cards.at(-1)
    const next = near?.querySelector<HTMLElement>('[data-remove]') ?? document.querySelector<HTMLElement>('h1')
    if (next?.tagName === 'H1') next.tabIndex = -1
    next?.focus({ preventScroll: true })
  }

  return { list, focusNear }
}
