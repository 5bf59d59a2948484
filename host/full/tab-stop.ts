type Remembered = Window & { stopBefore?: { element: Element; look: string } | undefined }

/**
 * Runs in the page after each press of Tab. Says where the focus is now, whether that is seen, and of the stop before
 * whether the focus had changed anything about it. It is sent to the page alone, so all its parts are inside.
 */
export function tabStop(): { name: string; href: string | null; wrong: string[] } {
  const nearest = (element: Element): Element[] => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const around: Element[] = []
    // A card or a frame may show the focus for what stands in it.
    for (let outer = element.parentElement; outer && around.length < 4; outer = outer.parentElement) around.push(outer)
    return [element, ...labels, ...around]
  }
  const lookOf = (element: Element): string =>
    nearest(element)
      .map(part => getComputedStyle(part))
      .map(css => [css.outline, css.boxShadow, css.backgroundColor, css.borderBottomColor, css.translate].join())
      .join()
  const isDrawn = (part: Element): boolean => {
    const { width, height, top, bottom } = part.getBoundingClientRect()
    const isThere = part.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isThere && width > 4 && height > 4 && bottom > 0 && top < document.documentElement.clientHeight
  }
  const isOnTop = (part: Element): boolean =>
    [...part.getClientRects()].some(({ left, top, width, height }) =>
      [0.5, 0.1, 0.9].some(share => {
        const hit = document.elementFromPoint(left + width * share, top + height * share)
        return hit !== null && (part.contains(hit) || hit.contains(part))
      }),
    )
  const nameOf = (element: Element): string => element.outerHTML.replace(/ (class|style)="[^"]*"/g, '').slice(0, 140)

  const memory: Remembered = window
  const before = memory.stopBefore
  const wrong: string[] = []
  if (before?.element.isConnected && lookOf(before.element) === before.look)
    wrong.push(`the focus is not seen on ${nameOf(before.element)}`)
  memory.stopBefore = undefined

  const focused = document.activeElement ?? document.body
  const href = focused.getAttribute('href')
  // After the last control the focus is on the browser's own bar.
  if (focused === document.body) return { name: 'the page itself', href, wrong }
  memory.stopBefore = { element: focused, look: lookOf(focused) }
  const shown = [focused, ...nearest(focused).filter(part => part instanceof HTMLLabelElement)].find(isDrawn)
  if (!shown) wrong.push(`Tab comes to what is not seen: ${nameOf(focused)}`)
  else if (!isOnTop(shown)) wrong.push(`something lies over ${nameOf(focused)}`)
  return { name: nameOf(focused), href, wrong }
}
