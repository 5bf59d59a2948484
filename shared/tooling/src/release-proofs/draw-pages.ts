import { availableParallelism } from 'node:os'
import { inParallel } from '@shop/service-kit/process/limiter'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { answerCalls } from './answer-calls.ts'
import { watchRest } from './comes-to-rest.ts'
import { type Look, nameOfDrawn } from './looks.ts'
import { openOver } from './open-over.ts'
import { chosenLine, type SignedIn } from './trial-people.ts'

/** Where pages come from, and who answers their calls: the server of the pages unless it is another shop. */
export type Place = { origin: string; shop?: string; people?: ReadonlyMap<string, SignedIn> }

/** How one look went. */
export type Drawn = { look: Look; problems: string[]; ms: number }

/** As the server painted it, or not there yet. */
const UNDRAWN = '[data-is-painted], .preloader, .painted-header'
const PATIENCE_MS = 20_000
const HEIGHTS: Record<number, number> = { 390: 844, 1440: 900 }
/** A browser waits for the shop more than it works; with more at once pages would be slow for want of processors. */
const AT_ONCE = Math.min(6, availableParallelism() + 1)

/**
 * Draws all looks, those of one person side by side with those of others; gives what was drawn before `until`. What a page throws or logs as
 * an error is its problem; what the shop refuses it is not.
 */
export async function drawLooks(
  browser: Browser,
  place: Place,
  looks: readonly Look[],
  until = Number.POSITIVE_INFINITY,
): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  const groups = Object.values(Object.groupBy(looks, ({ who, locale, width }) => `${who} ${locale} ${width}`))
  await inParallel(shareOut(groups), AT_ONCE, async group => {
    const context = await openContext(browser, place, group[0])
    try {
      for (const look of group) if (Date.now() < until) drawn.push(await drawLook(context, place, look))
    } finally {
      await context.close()
    }
  })
  return drawn
}

/** Where one person looks at everything, several browsers share the work. */
function shareOut(groups: (Look[] | undefined)[]): [Look, ...Look[]][] {
  const most = Math.max(4, Math.ceil(groups.flat().length / AT_ONCE))
  return groups.flatMap((group = []) =>
    Array.from({ length: Math.ceil(group.length / most) }, (_, index) =>
      group.slice(index * most, (index + 1) * most),
    ).filter((part): part is [Look, ...Look[]] => part.length > 0),
  )
}

async function openContext(browser: Browser, { origin, people }: Place, { who, locale, width }: Look) {
  const signedIn = people?.get(who)
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    ...(signedIn && { storageState: signedIn }),
  })
  await context.addCookies([{ name: 'locale', value: locale, url: origin }])
  if (who === 'customer') await context.addInitScript(putIntoCart, chosenLine)
  return context
}

function putIntoCart(line: object): void {
  localStorage.cart ??= JSON.stringify([{ ...line, timestamp: Date.now() }])
}

async function drawLook(context: BrowserContext, place: Place, look: Look): Promise<Drawn> {
  const began = performance.now()
  const found = new Set<string>()
  const page = await context.newPage()
  const comesToRest = watchRest(page)
  await answerCalls(page, place, look, problem => found.add(problem))
  gatherProblems(page, look.address, problem => found.add(problem))
  try {
    await page.goto(`${place.origin}${look.address}`, { timeout: PATIENCE_MS })
    await page.waitForFunction(undrawn => !document.querySelector(undrawn), UNDRAWN, { timeout: PATIENCE_MS })
    // What lies below comes when it is nearly in view.
    if (!look.isSlow) await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await comesToRest()
    if (look.opens) {
      await openOver(page, look)
      await comesToRest()
    }
  } catch (error) {
    found.add(`is not drawn: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : error}`)
  } finally {
    await page.close()
  }
  return { look, problems: [...found].map(problem => `${nameOfDrawn(look)} ${problem}`), ms: performance.now() - began }
}

const OF_SERVICES = /^\/(api|images)(\/|$)/

function gatherProblems(page: Page, address: string, onProblem: (problem: string) => void): void {
  page.on('pageerror', error => onProblem(`throws ${error.message}`))
  page.on('console', message => {
    // What the shop refuses a visitor, or does not have, is no mistake of the page, nor that it says so itself.
    const asked = URL.parse(message.location().url)?.pathname ?? ''
    const isRefusal = /^Failed to load resource/.test(message.text()) && (OF_SERVICES.test(asked) || asked === address)
    if (message.type() === 'error' && !isRefusal) onProblem(`logs ${message.text()}`)
  })
}
