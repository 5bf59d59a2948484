import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { askPrice, orderFor } from '@shop/shop/test/buy'
import { type Browser, createBrowser } from '@shop/testing/browser'
import { linesOf } from './purchases.ts'

/** What a thread of honest-shoppers.ts does. */
export type Shopping = { url: string; kinds: readonly Kind[] }
/** Milliseconds of each answer, and what was answered instead of a good one. */
export type Noticed = { times: number[]; refused: string[] }
export type Kind = keyof typeof ASK
type Answer = { status: number; text: string }
/** What comes before, if the work gives a second part, is not measured. */
type Ask = (turn: number) => Promise<Answer | (() => Promise<Answer>)>

const BREATH_MS = 10
/** Thirty orders in ten minutes are what one address may place. */
const ORDERS_OF_ADDRESS = 20
const PAGES = ['/', '/store', '/product/DR-1042-BUR-R', '/store?page=2']

const { url, kinds } = workerData as Shopping
let noticed = noticeNothing()

const ASK = {
  list: turn => browserAt('198.51.100.1').get(`/api/products/get-by/filters?page=${1 + (turn % 5)}`),
  page: turn => browserAt('198.51.100.2').get(PAGES[turn % PAGES.length] ?? '/'),
  picture: () => browserAt('198.51.100.4').get('/images/coat-camel-front/480.webp'),
  quote: turn => askPrice(browserAt('198.51.100.3'), linesOf(turn)),
  order: async turn => {
    const nth = Math.floor(turn / ORDERS_OF_ADDRESS)
    const guest = browserAt(`198.51.${101 + (nth % 100)}.${1 + Math.floor(nth / 100)}`)
    const lines = linesOf(turn)
    const order = orderFor(await askPrice(guest, lines), lines, { email: `olena-${turn}@example.com` })
    return () => guest.post('/api/orders/create', order, { 'idempotency-key': randomUUID() })
  },
} satisfies Record<string, Ask>

parentPort?.on('message', () => {
  parentPort?.postMessage(noticed)
  noticed = noticeNothing()
})
for (const kind of kinds) void askAgain(kind, ASK[kind])

async function askAgain(kind: Kind, ask: Ask): Promise<void> {
  for (let turn = 0; ; turn++) {
    let began = performance.now()
    try {
      let answer = await ask(turn)
      if (typeof answer === 'function') {
        began = performance.now()
        answer = await answer()
      }
      if (answer.status >= 300) noticed[kind]?.refused.push(`${answer.status} ${answer.text.slice(0, 100)}`)
    } catch (error) {
      noticed[kind]?.refused.push(String(error))
    }
    noticed[kind]?.times.push(performance.now() - began)
    await pause(BREATH_MS)
  }
}

/** A browser at this address, as the proxy in front tells of it. */
function browserAt(address: string): Browser {
  const browser = createBrowser(url)
  const from = { 'x-forwarded-for': address }
  return {
    ...browser,
    get: path => browser.get(path, from),
    post: (path, json, headers) => browser.post(path, json, { ...headers, ...from }),
  }
}

function noticeNothing(): Partial<Record<Kind, Noticed>> {
  return Object.fromEntries(kinds.map(kind => [kind, { times: [], refused: [] }]))
}
