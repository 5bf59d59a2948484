import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { savePicture } from './album.ts'
import { brokenFigures } from './broken-figures.ts'
import { comesToRest } from './comes-to-rest.ts'

/** The phone it was opened on, the smallest there are, a tablet held upright, and a desk. */
const windows = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** What axe has against the page, what sticks out of the window and which figures are broken, at each width; a picture of each is kept. */
export async function wrongAtEachWidth(page: Page, subject: string): Promise<string[]> {
  const wrong: string[] = []
  for (const size of windows) {
    await page.setViewportSize(size)
    await comesToRest(page)
    const found = [
      ...(await violations(page)),
      ...(await page.evaluate(sticksOut, size.width)),
      ...(await page.evaluate(brokenFigures)),
    ]
    wrong.push(...found.map(problem => `${size.width} px: ${problem}`))
    await savePicture(page, subject)
  }
  return wrong
}

/** Runs in the page. Its own `innerWidth` would grow with what sticks out. */
function sticksOut(width: number): string[] {
  if (document.documentElement.scrollWidth <= width) return []
  const wide = [...document.body.querySelectorAll('*')].filter(part => part.getBoundingClientRect().right > width + 1)
  // What holds it is as wide; the innermost is to blame.
  const first = wide.findLast(part => !part.querySelector('*')) ?? wide.at(-1)
  return [`${document.documentElement.scrollWidth} px wide: ${first?.outerHTML.slice(0, 120)}`]
}
