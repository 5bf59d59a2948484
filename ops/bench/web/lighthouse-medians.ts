import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { Report } from '../harness/report.ts'

const RUNS = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const metrics = {
  'first-contentful-paint': 'ms',
  'largest-contentful-paint': 'ms',
  'cumulative-layout-shift': '',
  'total-blocking-time': 'ms',
} as const
const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** The median of three mobile runs for each page. */
export async function answerLighthouse(
  report: Report,
  origin: string,
  pages: Record<string, string>,
  chromePath: string,
): Promise<void> {
  for (const [page, url] of Object.entries(pages)) {
    const runs: Awaited<ReturnType<typeof runOnce>>[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await runOnce(origin + url, chromePath))
    const answer = (id: string, unit: 'ms' | '', figureOf: (run: (typeof runs)[number]) => number) =>
      report.answer(`Lighthouse, ${page}: ${id}`, { result: runs.map(figureOf), unit })
    for (const id of categories) answer(id, '', run => 100 * (run.categories[id]?.score ?? 0))
    for (const [id, unit] of Object.entries(metrics)) answer(id, unit, run => run.audits[id]?.numericValue ?? -1)
  }
}

async function runOnce(url: string, chromePath: string) {
  const chrome = await launch({ chromePath, chromeFlags })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}
