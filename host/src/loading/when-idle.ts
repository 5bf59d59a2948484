/** For what nobody waits for yet: the first page comes before it. Not every browser reports when it is idle. */
const LONGEST_WAIT_MS = 2000

export function whenIdle(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
    else setTimeout(resolve, LONGEST_WAIT_MS / 10)
  })
}
