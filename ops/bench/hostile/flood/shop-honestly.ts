import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { askPrice, orderFor } from '@shop/shop/test/buy'
import { type Browser, createBrowser } from '@shop/testing/browser'
import { linesOf } from '../../admin/buyers.ts'

/** What a thread of honest-shoppers.ts does. */
export type Shopping = { url: string }
/** Milliseconds of each answer, and what was answered instead of a good one. */
export type Noticed = { times: number[]; refused: string[] }
export type Kind = 'list' | 'page' | 'quote' | 'order'

const BREATH_MS = 10
/** Thirty orders in ten minutes are what one address may place. */
const ORDERS_OF_ADDRESS = 20

const { url } = workerData as Shopping
let noticed = nothing()
let isOver = false

parentPort?.on('message', (message: 'report' | 'end') => {
  parentPort?.postMessage(noticed)
  noticed = nothing()
  if (message === 'report') return
  isOver = true
  parentPort?.close()
})

const pages = ['/', '/store', '/product/DR-1042-BUR-R', '/store?page=2']
void again('list', turn => at('198.51.100.1').get(`/api/products/get-by/filters?page=${1 + (turn % 5)}`))
void again('page', turn => at('198.51.100.2').get(pages[turn % pages.length] ?? '/'))
void again('quote', turn => askPrice(at('198.51.100.3'), linesOf(turn)))
void again('order', async turn => {
  const guest = at(
    `198.51.${101 + (Math.floor(turn / ORDERS_OF_ADDRESS) % 100)}.${1 + Math.floor(turn / ORDERS_OF_ADDRESS / 100)}`,
  )
  const lines = linesOf(turn)
  const quote = await askPrice(guest, lines)
  const order = orderFor(quote, lines, { email: `olena-${turn}@example.com` })
  return () => guest.post('/api/orders/create', order, { 'idempotency-key': randomUUID() })
})

type Answered = { status: number; text: string }

/** One shopper who asks again as soon as the last was answered. What comes before, if the work gives a second part, is not measured. */
async function again(kind: Kind, ask: (turn: number) => Promise<Answered | (() => Promise<Answered>)>): Promise<void> {
  for (let turn = 0; !isOver; turn++) {
    let began = performance.now()
    try {
      let answer = await ask(turn)
      if (typeof answer === 'function') {
        began = performance.now()
        answer = await answer()
      }
      if (answer.status >= 300) noticed[kind].refused.push(`${answer.status} ${answer.text.slice(0, 100)}`)
    } catch (error) {
      noticed[kind].refused.push(String(error))
    }
    noticed[kind].times.push(performance.now() - began)
    await pause(BREATH_MS)
  }
}

/** A browser at this address, as the proxy in front tells of it. */
function at(address: string): Browser {
  const browser = createBrowser(url)
  const from = { 'x-forwarded-for': address }
  return {
    ...browser,
    get: path => browser.get(path, from),
    post: (path, json, headers) => browser.post(path, json, { ...headers, ...from }),
  }
}

function nothing(): Record<Kind, Noticed> {
  const none = (): Noticed => ({ times: [], refused: [] })
  return { list: none(), page: none(), quote: none(), order: none() }
}
