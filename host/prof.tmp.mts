import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { startShop } from './e2e/support/start-shop.ts'
const shop = await startShop({ env: { BUILD: 'no' } })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
const rate = Number(process.argv[2] ?? 1)
const which = process.argv[3] ?? 'category,product,back'
const runs = Number(process.argv[4] ?? 1)
const steps: Record<string, any> = {
  category: { open: '/', press: '#main a[href^="/store?categories="]', shown: "document.querySelector('#products li h3 a') !== null" },
  product: { open: '/store', press: '#main li h3 a', shown: "document.querySelector('#main [aria-busy] h1') !== null" },
  back: { open: '/store', back: true, shown: "document.querySelectorAll('#products li h3 a').length > 3" },
}
for (const name of which.split(',')) {
  const times: string[] = []
  for (let run = 0; run < runs; run++) {
  const step = steps[name]
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: shop.address, hasTouch: true, bypassCSP: true })
  await context.addInitScript(() => {
    localStorage.setItem('consent', 'necessary')
    for (const n of ['birthday', 'registration', 'loyalty']) localStorage.setItem(`${n}-prompt-shown`, String(Date.now()))
  })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  if (process.env.NET !== 'no') await tools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200000, uploadThroughput: 200000 })
  await tools.send('Emulation.setCPUThrottlingRate', { rate })
  const requests: string[] = []
  await page.goto(step.open)
  await page.locator('.painted-header').waitFor({ state: 'detached' })
  await page.waitForTimeout(4000)
  if (name === 'category') { await page.locator(step.press).first().scrollIntoViewIfNeeded(); await page.waitForTimeout(2500) }
  if (step.back) { await page.locator('#main li h3 a').first().click(); await page.locator('#sizes').waitFor(); await page.waitForTimeout(2500) }
  page.on('request', r => requests.push(r.url().replace(shop.address, '')))
  if (runs === 1) {
    await tools.send('Profiler.enable'); await tools.send('Profiler.setSamplingInterval', { interval: 200 }); await tools.send('Profiler.start')
    await browser.startTracing(page, { path: `/tmp/trace-${name}.json`, categories: ['devtools.timeline', 'v8.execute', 'blink.user_timing', 'disabled-by-default-devtools.timeline', 'loading'] })
  }
  const time = await page.evaluate(`new Promise(resolve => {
    const began = performance.now()
    const look = () => (${step.shown}) && (performance.mark('seen'), requestAnimationFrame(() => setTimeout(() => { performance.mark('painted'); resolve(performance.now() - began) })))
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true })
    performance.mark('pressed')
    const target = ${step.press && !step.back ? `document.querySelector(${JSON.stringify(step.press)})` : null}
    target?.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
    if (target) target.click(); else history.back()
  })`)
  times.push((time as number).toFixed(0))
  if (runs === 1) {
    await browser.stopTracing()
    const { profile } = await tools.send('Profiler.stop') as any
    writeFileSync(`/tmp/prof-${name}.json`, JSON.stringify(profile))
    console.log(name, rate, (time as number).toFixed(0), requests)
  }
  await context.close()
  }
  if (runs > 1) { console.log(name, rate, 'median', times.map(Number).sort((a, b) => a - b)[runs >> 1], times.join(' ')) }
}
await browser.close(); await shop.stop()
