import { ICON_LINES } from '@shop/ui-kit/icon-lines'

// The library hides this class while the picture is zoomed in: of the plus the minus stays.
const upright = '<path class="pswp__zoom-icn-bar-v" d="M10.5 7.5v6"/>'

/** The shop's own thin lines in place of the library's bold ones. */
export const zoomSigns = {
  closeSVG: drawing(`<path d="${ICON_LINES.close}"/>`),
  zoomSVG: drawing(`<path d="${ICON_LINES.search}M7.5 10.5h6"/>${upright}`),
  arrowPrevSVG: drawing(`<path d="${ICON_LINES['arrow-left']}"/>`),
  arrowNextSVG: drawing(`<path d="${ICON_LINES['arrow-right']}"/>`),
}

function drawing(lines: string): string {
  return `<svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.25">${lines}</svg>`
}
