import type { Page } from '@playwright/test'

const LONGEST_MS = 3000

/** Waits until nothing in view moves or is on its way, and the browser has nothing left to do. */
export async function comesToRest(page: Page): Promise<void> {
  // What never ends, or waits for a scroll, is looked at as it is.
  await page.waitForFunction(isAtRest, undefined, { timeout: LONGEST_MS }).catch(() => undefined)
  await page.evaluate(timeout => new Promise(resolve => requestIdleCallback(resolve, { timeout })), LONGEST_MS)
}

/** Runs in the page. */
function isAtRest(): boolean {
  const isOver = ({ effect, playState }: Animation) =>
    playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
  const isInView = (part: Element) => {
    const { top, bottom } = part.getBoundingClientRect()
    return part.checkVisibility() && bottom > 0 && top < document.documentElement.clientHeight
  }
  return document.getAnimations().every(isOver) && ![...document.querySelectorAll('[aria-busy="true"]')].some(isInView)
}
