import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createBrowser } from '@shop/testing/browser'
import { createCounts } from '../harness/counts.ts'
import type { AllNoticed, HonestShoppers } from '../harness/honest-shoppers.ts'
import { askAtOnce } from '../harness/load.ts'
import { placeOrder } from '../harness/purchases.ts'
import type { BenchShop } from '../harness/shop.ts'
import { percentile } from '../harness/statistics.ts'
import type { Attack } from './attack.ts'
import { type PublicRequest, publicRequests } from './public-requests.ts'

const CONNECTIONS = [20, 200]
/** Each call is attacked for so long with each number of connections; another time by a second word: `-- flood 5`. */
const ATTACK_MS = Number(process.argv[3] ?? 1.5) * 1000
/** Only calls with this in their names: `-- flood 5 openapi`. */
const ONLY = process.argv[4] ?? ''
/** What was asked before the attack ended is answered by then, and does not count for the next call. */
const SETTLED_MS = 200

/** 20 and 200 connections of one address on each public call, while shoppers of other addresses read, ask for prices and order. */
export const flood: Attack = {
  // Each request names the address that it comes from.
  env: { TRUSTED_PROXIES: '1' },
  shoppers: ['list', 'page', 'quote', 'order'],
  waits: { list: { p99: 300 }, page: { p99: 300 }, quote: { p99: 300 }, order: { p99: 1500 } },

  async run(shop, report, shoppers) {
    const attacked: AllNoticed[] = []
    const { ref } = await placeOrder(createBrowser(shop.url), 0)
    const chosen = publicRequests(ref).filter(({ name }) => name.includes(ONLY))
    for (const [index, asked] of chosen.entries())
      for (const connections of CONNECTIONS) {
        const from = `203.0.113.${1 + index}`
        const { noticed, answered } = await attackOn(asked, { shop, shoppers, from, connections })
        const p99s = Object.entries(noticed).map(
          ([kind, { times }]) => `${kind} ${percentile(times, 0.99).toFixed(0)} ms`,
        )
        report.note(`${asked.name}, ${connections}: p99 of ${p99s.join(', ')}; answered ${answered}`)
        attacked.push(noticed)
      }
    return attacked
  },
}

type Attacking = { shop: BenchShop; shoppers: HonestShoppers; from: string; connections: number }

async function attackOn(asked: PublicRequest, { shop, shoppers, from, connections }: Attacking) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses = createCounts()
  const send = async () => statuses.add(await statusOf(asked, shop.url, from, agent))
  await askAtOnce(send, { callers: connections, until: ATTACK_MS })
  agent.destroy()
  await pause(SETTLED_MS)
  return { noticed: await shoppers.report(), answered: statuses.toText() }
}

/** The status, or how the connection broke. */
function statusOf({ method, address, body, isIdempotent }: PublicRequest, url: string, from: string, agent: Agent) {
  const headers = {
    'x-forwarded-for': from,
    origin: url,
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...(isIdempotent && { 'idempotency-key': randomUUID() }),
  }
  return new Promise<string>(resolve => {
    const sent = request(`${url}${address}`, { method, headers, agent }, answer => {
      answer.resume().once('close', () => resolve(String(answer.statusCode)))
    })
    sent.once('error', error => resolve('code' in error ? String(error.code) : error.message)).end(body)
  })
}
