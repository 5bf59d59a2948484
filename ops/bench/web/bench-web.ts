import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '@shop/tooling/find-chromium'
import { startShop } from '../../../e2e/support/start-shop.ts'
import { memoryLine, memoryOfAll } from '../memory-line.ts'
import { lighthouseMedians } from './lighthouse-medians.ts'
import { openSlowProxy } from './slow-door.ts'
import { measureSteps } from './steps.ts'

// npm run bench:web: how deep the waterfall is before a shopper sees the first product, how long the steps of a visit take, and
// what Lighthouse says on a phone.
const DELAY = 500
const RUNS = 5
const pages = { home: '/', store: '/store' }
/** Looked at by Lighthouse only: nothing in it is a product's picture at first. */
const cart = '/cart'

async function main(): Promise<void> {
  const executablePath = findChromium()
  const shop = await startShop()
  const product = await aProduct(shop.address)
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const fast = await openSlowProxy(shop.address, 0)
    const slow = await openSlowProxy(shop.address, DELAY)
    console.log(
      `Waterfall depth = (first product picture with every answer ${DELAY} ms late − without) / ${DELAY} ms, median of ${RUNS}`,
    )
    for (const [name, url] of Object.entries({ ...pages, product })) {
      await firstPicture(browser, fast.address + url)
      const without = await median(() => firstPicture(browser, fast.address + url))
      const late = await median(() => firstPicture(browser, slow.address + url))
      console.log(
        `  ${name.padEnd(8)} ${((late - without) / DELAY).toFixed(2)}   (${without.toFixed(0)} ms → ${late.toFixed(0)} ms)`,
      )
    }
    fast.close()
    slow.close()
    await measureSteps(browser, shop.address)
    await browser.close()
    await lighthouseMedians(shop.address, { ...pages, product, cart }, executablePath)
    console.log(`\n${memoryLine(await memoryOfAll([shop.pid]))}`)
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/** Milliseconds from the start of navigation until the first picture of a product or slide is there. */
async function firstPicture(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'uk-UA' })
  const page = await context.newPage()
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
  await page.goto(url, { waitUntil: 'commit' })
  const time = await page.evaluate(() => (window as Window & { firstPicture?: Promise<number> }).firstPicture ?? -1)
  await context.close()
  return time
}

async function median(measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) times.push(await measure())
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
}

async function aProduct(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/products/get-by/filters?limit=1`)
  const { list } = await answer.json()
  return path.posix.join('/product', list[0].article)
}

await main()
