import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { bodyParser } from '@koa/bodyparser'
import Koa from 'koa'
import type { Db } from 'mongodb'
import { openBenchShop } from '../bench-shop.ts'
import { fillCatalogue } from '../fill-catalogue.ts'
import { memoryLine } from '../memory-line.ts'

// Staff list, search and save in a shop of 10,000 products, each beside the floor of the same run: a bare Koa that has the same bytes
// ready, and for saves one that writes the same document.
const COUNT = Number(process.argv[2] ?? 10_000)
const MOST_MS = 150
const ROUNDS = 60

const shop = await openBenchShop()
const { url } = shop
let isGood = false
try {
  const catalog = await shop.database('catalog')
  const articles = await fillCatalogue(catalog, COUNT)
  console.log(`${COUNT} products, ${url}`)
  isGood = await measure(catalog, articles, await shop.signIn())
} finally {
  await shop.close()
}
process.exit(isGood ? 0 : 1)

async function measure(catalog: Db, articles: readonly string[], cookie: string): Promise<boolean> {
  const get = (address: string) => ask('GET', address, cookie)
  const began = performance.now()
  // All of it is read again, on a slow machine for longer than a reader waits: a second request finds it.
  while (!(await get('/api/admin/products').catch(() => null)));
  console.log(`first list after they were put in: ${ms(performance.now() - began)}`)
  const nth = (turn: number) => articles[(turn * 7919) % articles.length] ?? ''
  const price = (turn: number) => save(nth(turn), cookie, form => withPrice(form, 1000 + turn))
  const title = (turn: number) =>
    save(nth(turn), cookie, form => ({ ...form, title: { uk: `Річ ${turn}`, en: `Item ${turn}` } }))
  const floor = await startFloor(catalog, articles, await get('/api/admin/products?limit=50'))
  const bare = () => ask('GET', '/', '', undefined, floor.url)
  const bareSave = (turn: number) => ask('PUT', `/${nth(turn)}`, '', {}, floor.url)
  const pages = (turn: number) => `page=${(turn % 20) + 1}&limit=50`

  const results = [
    await compare('list', turn => get(`/api/admin/products?${pages(turn)}`), bare),
    await compare(
      'list, filtered and sorted',
      turn => get(`/api/admin/products?category=dresses&sort=price&${pages(turn)}`),
      bare,
    ),
    await compare(
      'search',
      turn => get(`/api/admin/products?search[article]=${nth(turn).slice(0, -turn % 3 || undefined)}`),
      bare,
    ),
    await compare(
      'search by title',
      () => get(`/api/admin/products?search[article]=${encodeURIComponent('сукня чорн')}`),
      bare,
    ),
    await compare('save a price', price, bareSave),
    await compare('save a title', title, bareSave),
    await compare(
      'list after a save',
      async turn => {
        await price(turn)
        return get('/api/admin/products?limit=50')
      },
      bare,
    ),
  ]
  await bulk(articles.length, cookie)
  console.log(memoryLine(await shop.memory()))
  await floor.stop()
  return results.every(Boolean)
}

type Answered = { took: number; text: string }

/** Ours and the floor by turns, so that both have the same machine. */
async function compare(
  name: string,
  ours: (turn: number) => Promise<Answered>,
  floor: (turn: number) => Promise<Answered>,
) {
  const took: number[] = []
  const least: number[] = []
  for (let turn = 0; turn < ROUNDS; turn++) {
    took.push((await ours(turn)).took)
    least.push((await floor(turn)).took)
  }
  const [mine, its] = [middle(took), middle(least)]
  const isInTime = mine <= MOST_MS
  console.log(
    `${isInTime ? 'ok  ' : 'FAIL'} ${name}: median ${ms(mine)}, worst ${ms(Math.max(...took))}; floor ${ms(its)}, ratio ${(mine / its).toFixed(1)} (asked: ≤ ${MOST_MS} ms)`,
  )
  return isInTime
}

async function save(article: string, cookie: string, change: (form: Form) => Form): Promise<Answered> {
  const address = `/api/admin/products/by-article/${article}`
  const { product } = JSON.parse((await ask('GET', address, cookie)).text)
  return ask('PUT', address, cookie, change(product))
}

type Form = { sizes: { price: { uah: number; eur: number | null } }[] } & Record<string, unknown>

function withPrice(form: Form, uah: number): Form {
  return {
    ...form,
    sizes: form.sizes.map(size => ({ ...size, price: { uah, eur: null }, price_without_discount: null })),
  }
}

/** A long change is answered with how far it came, and asked for again by its key; milliseconds of all of it. */
async function untilEnded(again: () => Promise<Answered>): Promise<number> {
  const { took, text } = await again()
  const { state } = JSON.parse(text)
  return state === 'running' || state === 'undoing' ? took + (await untilEnded(again)) : took
}

async function bulk(count: number, cookie: string): Promise<void> {
  const which = { by: 'filter', filter: { search: 'BN-' }, count }
  const change = { do: 'price', how: 'percent', value: 10, keep_old: false }
  const key = randomUUID()
  const headers = { 'Idempotency-Key': key }
  const changed = await untilEnded(() =>
    ask('POST', '/api/admin/products/bulk', cookie, { which, change }, url, headers),
  )
  const undone = await untilEnded(() => ask('POST', `/api/admin/products/bulk/${key}/undo`, cookie, {}))
  console.log(`bulk price of ${count}: ${ms(changed)}, undone in ${ms(undone)}`)
}

async function ask(
  method: string,
  address: string,
  cookie: string,
  body?: unknown,
  origin = url,
  more: Record<string, string> = {},
): Promise<Answered> {
  const began = performance.now()
  const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }), ...more }
  const answer = await fetch(origin + address, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text.slice(0, 300)}`)
  return { took: performance.now() - began, text }
}

/** Sends the same bytes for a list; for a save it parses the body and changes the same document of the same store. */
async function startFloor(catalog: Db, articles: readonly string[], { text }: Answered) {
  const collection = catalog.collection('articles')
  const known = new Set(articles)
  const app = new Koa().use(bodyParser()).use(async ctx => {
    const article = ctx.path.slice(1)
    if (known.has(article)) await collection.findOneAndUpdate({ article }, { $set: { floor: randomUUID() } })
    ctx.type = 'application/json'
    ctx.body = text
  })
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const floorPort = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${floorPort}`, stop: async () => void server.close() }
}

function middle(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN
}

function ms(took: number): string {
  return `${took.toFixed(took < 10 ? 1 : 0)} ms`
}
