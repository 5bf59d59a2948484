import { setTimeout as pause } from 'node:timers/promises'
import { buy } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import { linesOf, stockUp } from '../admin/buyers.ts'
import type { BenchShop } from '../bench-shop.ts'
import { type Attack, above } from './attack.ts'
import { attackWith } from './flood/attack-with.ts'
import { type AllNoticed, KINDS, mergeNoticed, percentile, startHonestShoppers } from './flood/honest-shoppers.ts'
import { type PublicRequest, publicRequests } from './flood/public-requests.ts'

const CONNECTIONS = [20, 200]
/** Each call is attacked for so long with each number of connections; another time by a second word: `-- flood 5`. */
const ATTACK_MS = Number(process.argv[3] ?? 1.5) * 1000
/** Only calls with this in their names: `-- flood 5 openapi`. */
const ONLY = process.argv[4] ?? ''
const CALM_MS = 15_000
/** What was asked before the attack ended is answered by then, and does not count for the next call. */
const SETTLED_MS = 200

/** Bounds of the p99 for reads and for orders. */
const MOST_P99 = { list: 300, page: 300, quote: 300, order: 1500 }

let order = ''

/** 20 and 200 connections of one address on each public call, while shoppers of other addresses read, ask for prices and order. */
export const flood: Attack = {
  // Each request names the address that it comes from.
  env: { TRUSTED_PROXIES: '1' },

  async prepare(shop) {
    await stockUp(await shop.database('catalog'))
    const { status, body } = await buy(createBrowser(shop.url), linesOf(0))
    if (status !== 201) throw new Error(`no order to begin with: ${status}`)
    order = (body.order as { ref: string }).ref
  },

  async run(shop, { onlyWatching }) {
    const shoppers = startHonestShoppers(shop.url)
    await pause(CALM_MS / 3)
    await shoppers.report()
    onlyWatching()
    await pause(CALM_MS)
    const calm = await shoppers.report()
    console.log(`calm: ${shown(calm)}`)
    const attacked: AllNoticed[] = []
    for (const [index, asked] of publicRequests(order).entries())
      if (asked.name.includes(ONLY))
        attacked.push(...(await attackOn(asked, { shop, shoppers, from: `203.0.113.${1 + index}` })))
    await shoppers.end()
    return summary(calm, mergeNoticed(attacked))
  },

  bounds: ({ failed }) => above('lists that failed', failed, 0),
}

type Around = { shop: BenchShop; shoppers: ReturnType<typeof startHonestShoppers>; from: string }

async function attackOn(asked: PublicRequest, { shop, shoppers, from }: Around): Promise<AllNoticed[]> {
  const all: AllNoticed[] = []
  for (const connections of CONNECTIONS) {
    const statuses = await attackWith(asked, { url: shop.url, from, connections, ms: ATTACK_MS })
    await pause(SETTLED_MS)
    const noticed = await shoppers.report()
    const answered = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
    console.log(`${asked.name}, ${connections}: ${shown(noticed)}; answered ${answered}`)
    all.push(noticed)
  }
  return all
}

function summary(calm: AllNoticed, attacked: AllNoticed) {
  const lines = KINDS.map(kind => {
    const [before, meanwhile] = [calm[kind].times, attacked[kind].times]
    return `honest ${kind}: calm ${bothOf(before)}, attacked ${bothOf(meanwhile)}`
  })
  const refused = KINDS.flatMap(kind =>
    [...calm[kind].refused, ...attacked[kind].refused].map(text => `${kind}: ${text}`),
  )
  return {
    lines: [...lines, `honest refusals: ${refused.length}`],
    problems: [
      ...[...new Set(refused)].slice(0, 10).map(text => `an honest shopper was refused: ${text}`),
      ...KINDS.flatMap(kind => above(`p99 of honest ${kind}`, percentile(attacked[kind].times, 0.99), MOST_P99[kind])),
    ],
  }
}

function bothOf(times: readonly number[]): string {
  return `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${p99Of(times)} ms (${times.length})`
}

/** The 99th percentiles in milliseconds. */
function shown(noticed: AllNoticed): string {
  return KINDS.map(kind => `${kind} ${p99Of(noticed[kind].times)}`).join(', ')
}

function p99Of(times: readonly number[]): string {
  return percentile(times, 0.99).toFixed(0)
}
