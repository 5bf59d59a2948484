/**
 * Runs in the page. Figures that go over two lines, with what stands around them: `1 800 | 000,00 ₴` reads as two. Groups of digits and the
 * sign of the currency hang together by no-break spaces, which rules of wrapping may overrule.
 */
export function brokenFigures(): string[] {
  const figure = /\d(?:[\d.,\u00a0\u202f]*\d)?(?:[\u00a0\u202f]?[₴€%])?/g
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? ''
    if (node.parentElement?.closest('script, style, textarea, option, [aria-hidden="true"]')) continue
    for (const { 0: match, index } of text.matchAll(figure)) {
      if (match.length < 2 || isInAddress(text, index)) continue
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + match.length)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 4)),
      )
      if (lines.size > 1) found.push(`the figure ${match} is broken in "${text.trim().slice(0, 60)}"`)
    }
  }
  return found

  /** An address has to break somewhere. */
  function isInAddress(text: string, at: number): boolean {
    const start = text.lastIndexOf(' ', at) + 1
    return /[/@]/.test(text.slice(start).split(' ')[0] ?? '')
  }
}
