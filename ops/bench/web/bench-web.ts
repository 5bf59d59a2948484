import { chromium } from '@playwright/test'
import { findChromium } from '@shop/tooling/find-chromium'
import { waitUntilIdle } from '../harness/processes.ts'
import { createReport } from '../harness/report.ts'
import { openShop } from '../harness/shop.ts'
import { answerLighthouse } from './lighthouse-medians.ts'
import { timeNetworkAlone } from './network-only.ts'
import { measureStep, steps } from './steps.ts'

// npm run bench:web: how deep the waterfall is before a shopper sees the first product, how long the steps of a visit take, and
// what Lighthouse says on a phone. BENCH_ROUNDS of each (5).
const DELAY = 500
const ANY_THROUGHPUT = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
const ROUNDS = Number(process.env.BENCH_ROUNDS || 5)
const pages = { home: '/', store: '/store', product: '/product/DR-1042-BUR-R' }
/** Looked at by Lighthouse only: nothing in it is a product's picture at first. */
const cart = '/cart'

const chromePath = findChromium()
const shop = await openShop()
await waitUntilIdle(shop.pid())
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
const browser = await chromium.launch({ executablePath: chromePath, args })
const report = createReport(`pages and steps, median of ${ROUNDS}`)
try {
  for (const [name, url] of Object.entries(pages)) {
    await timeFirstPicture(url, 0)
    const without = await repeat(() => timeFirstPicture(url, 0))
    const late = await repeat(() => timeFirstPicture(url, DELAY))
    const depths = late.map((ms, round) => (ms - (without[round] ?? Number.NaN)) / DELAY)
    const question = `first product picture, ${name}, every answer ${DELAY} ms late`
    report.answer(question, { unit: 'ms', result: late, floor: without })
    report.answer(`depth of the waterfall, ${name}`, { result: depths })
  }
  for (const step of steps) {
    const result: number[] = []
    const network: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { time, asked } = await measureStep(browser, shop.url, step)
      result.push(time)
      network.push(await timeNetworkAlone(browser, shop.url, asked))
    }
    const beside = network.every(ms => ms > 0)
      ? { floor: network, note: 'floor: the network alone' }
      : { note: 'asks for nothing in some rounds' }
    report.answer(step.name, { unit: 'ms', result, atMost: step.atMost, ...beside })
  }
  await browser.close()
  await answerLighthouse(report, shop.url, { ...pages, cart }, chromePath)
  report.memory(shop.memory())
  report.end()
} finally {
  await browser.close()
  await shop.close()
}

/** Milliseconds from the start of navigation until the first picture of a product or slide is there, each answer `latency` late. */
async function timeFirstPicture(url: string, latency: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'uk-UA' })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Network.emulateNetworkConditions', { ...ANY_THROUGHPUT, latency })
  await page.addInitScript(() => {
    const seen = new Promise<number>(resolve => {
      document.addEventListener(
        'load',
        ({ target }) => {
          const picture = target instanceof HTMLImageElement ? target.currentSrc : ''
          if (/\/images\/[^/]+\/(?!24\.)\d+\./.test(picture)) resolve(performance.now())
        },
        true,
      )
    })
    Object.assign(window, { firstPicture: seen })
  })
  await page.goto(shop.url + url, { waitUntil: 'commit' })
  const time = await page.evaluate(() => (window as Window & { firstPicture?: Promise<number> }).firstPicture ?? -1)
  await context.close()
  return time
}

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await measure())
  return times
}
