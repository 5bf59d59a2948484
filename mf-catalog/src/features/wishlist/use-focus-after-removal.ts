import { useRef } from 'react'

/** Once a card is off the list, the focus goes to the one in its place, so that the keyboard need not start anew. */
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
