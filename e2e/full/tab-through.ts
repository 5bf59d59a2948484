import type { Page } from '@playwright/test'
import { tabStop } from './tab-stop.ts'

const LONGEST_SCROLL_MS = 2000
/** The link past header and menu. */
const SKIP = '#main'

/** Presses Tab from the top of the page until it comes round; returns what a visitor without a mouse would trip over. */
export async function tabThrough(page: Page): Promise<string[]> {
  const first = await press(page)
  const wrong = first.href === SKIP ? [] : [`the first stop is ${first.name}`]
  // Counted at every step: parts of a page may be drawn after the first.
  for (let stops = 0; stops < (await page.evaluate(countOfStops)); stops++) {
    const stop = await press(page)
    wrong.push(...stop.wrong)
    if (stop.href === SKIP) return wrong
  }
  return [...wrong, `Tab does not come round in ${await page.evaluate(countOfStops)} steps`]
}

async function press(page: Page) {
  await page.keyboard.press('Tab')
  // The page scrolls there smoothly. What never comes into view is reported.
  await page.waitForFunction(isInView, undefined, { timeout: LONGEST_SCROLL_MS }).catch(() => undefined)
  return page.evaluate(tabStop)
}

/** Runs in the page: has the middle of what has the focus come into view? */
function isInView(): boolean {
  const focused = document.activeElement ?? document.body
  const { left, top, width, height } = focused.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) !== null
}

/** Runs in the page. No fewer than Tab can stop at; and once at the browser's own bar. */
function countOfStops(): number {
  const frames = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? [])
  const stopsIn = (page: Document) =>
    page.querySelectorAll('a, button, input, select, textarea, summary, iframe, [tabindex]').length +
    // Day, month, year and the calendar.
    page.querySelectorAll('input[type="date"]').length * 3
  return [document, ...frames].reduce((sum, page) => sum + stopsIn(page), 5)
}
