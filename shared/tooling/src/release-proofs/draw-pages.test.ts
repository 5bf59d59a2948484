import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { installedChromium } from '../find-chromium.ts'
import { drawPages } from './draw-pages.ts'

const executablePath = installedChromium() ?? ''
const inBrowser = executablePath ? test : test.skip

const pages: Record<string, string> = {
  '/good': 'fetch("/api/home").then(answer => answer.json()).then(({ text }) => { document.title = text })',
  '/throws': 'throw new Error("no cart is there")',
  '/late': 'fetch("/api/home").then(() => { throw new Error("no answer is understood") })',
  '/logs': 'console.error("a key is missing")',
  '/caught': `fetch("/api/client-errors", { method: "POST", body: JSON.stringify({ message: "page-store failed" }) })`,
  '/refused': 'fetch("/api/nothing-for-guests")',
  '/gone': 'document.title = "there is no such order"',
}
const asked: string[] = []
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

async function listening(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Pages of a new version, and the shop that answers their calls. */
const shops = (async () => ({
  origin: await listening(
    createServer((req, res) => {
      res.setHeader('content-type', 'text/html')
      if (req.url === '/gone') res.statusCode = 404
      res.end(req.url === '/favicon.ico' ? '' : `<main>here</main><script>${pages[req.url ?? ''] ?? ''}</script>`)
    }),
  ),
  shop: await listening(
    createServer((req, res) => {
      asked.push(req.url ?? '')
      res.statusCode = req.url === '/api/home' ? 200 : 401
      res.end(JSON.stringify({ text: 'here' }))
    }),
  ),
}))()

inBrowser('a page that throws, logs an error or reports one is named with what it said', async () => {
  const addresses = Object.keys(pages)

  expect(await drawPages({ ...(await shops), executablePath, addresses })).toEqual([
    '/throws throws no cart is there',
    '/late throws no answer is understood',
    '/logs logs a key is missing',
    '/caught reports page-store failed',
  ])
})

inBrowser('what a page tells of itself never reaches the running shop, which is asked for the rest', async () => {
  await drawPages({ ...(await shops), executablePath, addresses: ['/good', '/caught'] })

  expect(asked).toContain('/api/home')
  expect(asked).not.toContain('/api/client-errors')
})

inBrowser('a page that nobody answers is not drawn', async () => {
  const { shop } = await shops
  const problems = await drawPages({ shop, origin: 'http://127.0.0.1:9', executablePath, addresses: ['/store'] })

  expect(problems).toEqual([expect.stringMatching(/^\/store is not drawn: /)])
})
