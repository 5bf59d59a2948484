import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from 'playwright-core'
import { installedChromium } from '../find-chromium.ts'
import { drawLooks } from './draw-pages.ts'
import { type Look, wholeLooks } from './looks.ts'
import { problemsIn, secondsOf } from './said-of-pages.ts'

const executablePath = installedChromium() ?? ''
const inBrowser = executablePath ? test : test.skip

const fail = (text: string) => `throw new Error(${JSON.stringify(text)})`
const pages: Record<string, string> = {
  '/good': 'fetch("/api/home").then(answer => answer.json()).then(({ text }) => { document.title = text })',
  '/throws': fail('no cart is there'),
  '/late': `fetch("/api/home").then(() => { ${fail('no answer is understood')} })`,
  '/busy': `setTimeout(() => { for (const end = performance.now() + 900; performance.now() < end;); ${fail('nothing was done in time')} }, 300)`,
  '/logs': 'console.error("a key is missing")',
  '/caught': `fetch("/api/client-errors", { method: "POST", body: JSON.stringify({ message: "page-store failed" }) })`,
  '/refused': 'fetch("/api/nothing-for-guests")',
  '/gone': 'document.title = "there is no such order"',
  '/in-english': `if (document.cookie.includes("locale=en")) ${fail('no text is there')}`,
  '/on-a-phone': `if (innerWidth === 390) ${fail('no menu is there')}`,
  '/signed-in': `if (document.cookie.includes("session")) ${fail('no name is there')}`,
  '/slow': `const began = performance.now(); const data = document.getElementById("first-data");
    fetch("/api/home").then(() => { if (!data && performance.now() - began > 900) ${fail('nothing is there to wait for')} })`,
}
const FIRST_DATA = '<script type="application/json" id="first-data">{}</script>'
const asked: string[] = []
const servers: Server[] = []
let browser: Browser | undefined
afterAll(async () => {
  await browser?.close()
  for (const server of servers) server.close()
})

async function listening(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Pages of a new version, the shop that answers their calls, and somebody who is signed in. */
const place = (async () => {
  const origin = await listening(
    createServer((req, res) => {
      res.setHeader('content-type', 'text/html')
      if (req.url === '/gone') res.statusCode = 404
      const script = pages[req.url ?? ''] ?? ''
      res.end(req.url === '/favicon.ico' ? '' : `<main>here</main>${FIRST_DATA}<script>${script}</script>`)
    }),
  )
  const shop = await listening(
    createServer((req, res) => {
      asked.push(req.url ?? '')
      res.statusCode = req.url === '/api/home' ? 200 : 401
      res.end(JSON.stringify({ text: 'here' }))
    }),
  )
  const session = { name: 'session', value: '1', domain: '127.0.0.1', path: '/', expires: -1 }
  const cookie = { ...session, httpOnly: false, secure: false, sameSite: 'Lax' as const }
  return { origin, shop, people: new Map([['customer', { cookies: [cookie], origins: [] }]]) }
})()

async function draw(looks: readonly Look[], where: object = {}, until?: number) {
  browser ??= await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  return drawLooks(browser, { ...(await place), ...where }, looks, until)
}

const guestLooks = (addresses: string[]): Look[] =>
  addresses.map(address => ({ address, who: 'guest', locale: 'uk', width: 1440 }))

inBrowser('a page that throws, logs an error or reports one is named with what it said and who saw it', async () => {
  const addresses = ['/good', '/throws', '/late', '/busy', '/logs', '/caught', '/refused', '/gone']

  expect(problemsIn(await draw(guestLooks(addresses))).toSorted()).toEqual([
    '/busy throws nothing was done in time (guest: uk 1440 px)',
    '/caught reports page-store failed (guest: uk 1440 px)',
    '/late throws no answer is understood (guest: uk 1440 px)',
    '/logs logs a key is missing (guest: uk 1440 px)',
    '/throws throws no cart is there (guest: uk 1440 px)',
  ])
})

inBrowser.each([
  ['in English', '/in-english', 'guest', 'no text is there (guest: en 1440 px, en 390 px)'],
  ['on a phone', '/on-a-phone', 'guest', 'no menu is there (guest: en 390 px, uk 390 px, uk 390 px on slow answers)'],
  ['on slow answers', '/slow', 'guest', 'nothing is there to wait for (guest: uk 390 px on slow answers)'],
] as const)('a page that throws only %s is named with these looks', async (_, address, who, said) => {
  expect(problemsIn(await draw(wholeLooks(address, who)))).toEqual([`${address} throws ${said}`])
})

inBrowser('a page that throws only for who is signed in is named with them', async () => {
  const looks: Look[] = (['guest', 'customer'] as const).map(who => ({
    address: '/signed-in',
    who,
    locale: 'uk',
    width: 390,
  }))

  expect(problemsIn(await draw(looks))).toEqual(['/signed-in throws no name is there (customer: uk 390 px)'])
})

inBrowser('what a page tells of itself never reaches the running shop, which is asked for the rest', async () => {
  await draw(guestLooks(['/good', '/caught']))

  expect(asked).toContain('/api/home')
  expect(asked).not.toContain('/api/client-errors')
})

inBrowser('a page that nobody answers is not drawn', async () => {
  expect(problemsIn(await draw(guestLooks(['/store']), { origin: 'http://127.0.0.1:9' }))).toEqual([
    expect.stringMatching(/^\/store is not drawn: /),
  ])
})

inBrowser('a popup that the page cannot open is named with the page that it lies over', async () => {
  const looks = guestLooks(['/good']).map(look => ({ ...look, opens: 'cart' as const }))

  expect(problemsIn(await draw(looks))).toEqual([
    expect.stringMatching(/^cart over \/good is not drawn: .*guest: uk 1440 px\)$/),
  ])
})

inBrowser('each page is told with its seconds, and what its time was not enough for is not drawn', async () => {
  const told = secondsOf(await draw(wholeLooks('/good', 'guest')))
  expect(told).toEqual([expect.stringMatching(/^\/good drawn 5 times, \d+\.\d s each$/)])
  expect(await draw(wholeLooks('/good', 'guest'), {}, Date.now() - 1)).toEqual([])
})
