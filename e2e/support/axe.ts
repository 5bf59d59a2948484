import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Found = { violations: { id: string; nodes: { target: unknown }[] }[] }
type Axe = { axe: { run(options: { resultTypes: string[] }): Promise<Found> } }

/** What axe has against the page as it stands: one line for each rule. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated by the browser's debugger, which the page's own policy does not concern.
  await page.evaluate(axe)
  // What is in order need not be described element by element.
  const found = await page.evaluate(() => (globalThis as unknown as Axe).axe.run({ resultTypes: ['violations'] }))
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`)
}

/** Violations once nothing moves or loads: what is half faded in has too little contrast. */
export async function settledViolations(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => {
    const isMoving = document.getAnimations().some(({ pending, playState }) => pending || playState === 'running')
    return !isMoving && !document.querySelector('[aria-busy="true"]')
  })
  return violations(page)
}
