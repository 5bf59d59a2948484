/**
 * Links out of the back office load the shop as a document of its own. Each of the two has its own pages and its own content
 * security policy, which stay as the document came: after a reload in the shop, Back would find neither the office's pages nor
 * its previews.
 */
export function leaveOfficeByLoading(): void {
  // Before the router hears of it: the browser follows the link by itself.
  addEventListener('click', event => isWayOut(event.target) && event.stopImmediatePropagation(), { capture: true })
}

function isWayOut(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  return link !== null && link.origin === location.origin && !/^\/admin(?:\/|$)/.test(link.pathname)
}
