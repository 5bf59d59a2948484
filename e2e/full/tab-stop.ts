type Remembered = Window & { stopsLeft?: { element: Element; style: string }[]; lastStop?: Element }

/**
 * Runs in the page after each press of Tab. Says where the focus is now, whether that is seen, and whether the
 * stop before looked otherwise while it had the focus. It is sent to the page alone, so all its parts are inside.
 */
export function tabStop(): { name: string; href: string | null; wrong: string[] } {
  const nearest = (element: Element): Element[] => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const around: Element[] = []
    // A card or a frame may show the focus for what stands in it.
    for (let outer = element.parentElement; outer && around.length < 4; outer = outer.parentElement) around.push(outer)
    // A control that lies unseen over its picture cannot show anything itself.
    return [element, ...labels, ...around].filter(part => getComputedStyle(part).opacity !== '0')
  }
  const styleOf = (element: Element): string =>
    nearest(element)
      .map(part => getComputedStyle(part))
      .map(css => [css.outline, css.boxShadow, css.backgroundColor, css.borderBottomColor, css.translate].join())
      .join()
  const isDrawn = (part: Element): boolean => {
    const { width, height, top, bottom } = part.getBoundingClientRect()
    const isThere = part.checkVisibility({ visibilityProperty: true })
    return isThere && width > 4 && height > 4 && bottom > 0 && top < document.documentElement.clientHeight
  }
  const coverOf = (part: Element): Element | null => {
    const hits = [...part.getClientRects()].flatMap(({ left, top, width, height }) =>
      [0.5, 0.1, 0.9].map(share => document.elementFromPoint(left + width * share, top + height * share)),
    )
    const isSeen = hits.some(hit => hit !== null && (part.contains(hit) || hit.contains(part)))
    return isSeen ? null : (hits.find(hit => hit !== null) ?? document.body)
  }
  const nameOf = (element: Element): string => element.outerHTML.replace(/ (class|style)="[^"]*"/g, '').slice(0, 140)

  const memory: Remembered = window
  const wrong: string[] = []
  const focused = document.activeElement ?? document.body
  memory.stopsLeft = (memory.stopsLeft ?? []).filter(({ element, style }) => {
    if (!element.isConnected || styleOf(element) !== style) return false
    // What stands in the same frame shows the focus by the same line.
    if (element.parentElement?.contains(focused)) return true
    wrong.push(`the focus is not seen on ${nameOf(element)}`)
    return false
  })

  const href = focused.getAttribute('href')
  // After the last control the focus is on the browser's own bar.
  if (focused === document.body) return { name: 'the page itself', href, wrong }
  // A date has stops for day, month and year, and a frame those of its page: how each looks is the business of what is inside.
  const isInside = focused === memory.lastStop || focused instanceof HTMLIFrameElement
  memory.lastStop = focused
  if (isInside) return { name: nameOf(focused), href, wrong }
  memory.stopsLeft.push({ element: focused, style: styleOf(focused) })
  const shown = [focused, ...nearest(focused).filter(part => part instanceof HTMLLabelElement)].find(isDrawn)
  const cover = shown && coverOf(shown)
  if (!shown) wrong.push(`Tab comes to what is not seen: ${nameOf(focused)}`)
  else if (cover) wrong.push(`${nameOf(cover)} lies over ${nameOf(focused)}`)
  return { name: nameOf(focused), href, wrong }
}
