import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const RUNS = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'total-blocking-time',
] as const

/** Prints the median of three mobile runs for each page. */
export async function lighthouseMedians(
  address: string,
  pages: Record<string, string>,
  chromePath: string,
): Promise<void> {
  console.log(`\nLighthouse, mobile, median of ${RUNS}`)
  for (const [name, url] of Object.entries(pages)) {
    const runs: Awaited<ReturnType<typeof oneRun>>[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await oneRun(address + url, chromePath))
    const scores = categories.map(
      id => `${id} ${middle(runs.map(({ categories }) => 100 * (categories[id]?.score ?? 0)))}`,
    )
    const times = metrics.map(
      id =>
        `${id} ${middle(runs.map(({ audits }) => audits[id]?.numericValue ?? -1)).toFixed(id.includes('shift') ? 3 : 0)}`,
    )
    console.log(`  ${name.padEnd(8)} ${scores.join(' · ')}\n           ${times.join(' · ')}`)
  }
}

async function oneRun(url: string, chromePath: string) {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}

function middle(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
