import { randomUUID } from 'node:crypto'
import { fillCatalogue } from '../data/catalogue.ts'
import { startFloor } from '../harness/floor.ts'
import { askByTurns, timeOf, type Work } from '../harness/load.ts'
import { runBench } from '../harness/run-bench.ts'
import { askStaff } from './ask-staff.ts'

// Staff list, search and save in a shop of 10,000 products, each beside the floor of the same run: a bare Koa that has the same bytes
// ready, and for saves a change of the same document besides.
const COUNT = Number(process.argv[2] ?? 10_000)
const MOST_MS = 150
const ROUNDS = 60
const PRODUCTS = '/api/admin/products'
type Form = { sizes: { price: { uah: number; eur: number | null } }[] } & Record<string, unknown>

await runBench(`goods of the back office, ${COUNT} products`, {}, async (shop, report) => {
  const catalog = await shop.database('catalog')
  const articles = await fillCatalogue(catalog, COUNT)
  const cookie = await shop.signIn()
  const ask = (method: string, address: string, body?: unknown, headers?: Record<string, string>) =>
    askStaff(method, shop.url + address, cookie, body, headers)
  const get = (query: string) => ask('GET', PRODUCTS + query)
  const nth = (turn: number) => articles[(turn * 7919) % articles.length] ?? ''
  const save = async (turn: number, change: (form: Form) => Form) => {
    const address = `${PRODUCTS}/by-article/${nth(turn)}`
    return ask('PUT', address, change(JSON.parse(await ask('GET', address)).product))
  }
  const savePrice = (turn: number) => save(turn, form => withPrice(form, 1000 + turn))
  const saveTitle = (turn: number) =>
    save(turn, form => ({ ...form, title: { uk: `Річ ${turn}`, en: `Item ${turn}` } }))

  // All of it is read again, on a slow machine for longer than a reader waits: a second request finds it.
  const first = await timeOf(async () => {
    while (!(await get('').catch(() => null)));
  })
  report.answer('first list after they were put in', { unit: 'ms', result: first })
  const floor = await startFloor()
  await floor.keep('/', await get('?limit=50'))
  const bare = () => askStaff('GET', `${floor.url}/`, '')
  const bareSave = async (turn: number) => {
    await bare()
    await catalog.collection('articles').findOneAndUpdate({ article: nth(turn) }, { $set: { floor: randomUUID() } })
  }
  const pageOf = (turn: number) => `page=${(turn % 20) + 1}&limit=50`
  const questions: [string, Work, Work][] = [
    ['list', turn => get(`?${pageOf(turn)}`), bare],
    ['list, filtered and sorted', turn => get(`?category=dresses&sort=price&${pageOf(turn)}`), bare],
    ['search', turn => get(`?search[article]=${nth(turn).slice(0, -turn % 3 || undefined)}`), bare],
    ['search by title', () => get(`?search[article]=${encodeURIComponent('сукня чорн')}`), bare],
    ['save a price', savePrice, bareSave],
    ['save a title', saveTitle, bareSave],
    ['list after a save', turn => savePrice(turn).then(() => get('?limit=50')), bare],
  ]
  for (const [question, ours, least] of questions)
    report.answer(question, { unit: 'ms', ...(await askByTurns(ROUNDS, ours, least)), atMost: MOST_MS })
  floor.stop()

  const which = { by: 'filter', filter: { search: 'BN-' }, count: articles.length }
  const change = { do: 'price', how: 'percent', value: 10, keep_old: false }
  const key = randomUUID()
  const headers = { 'Idempotency-Key': key }
  const changed = await timeOf(() =>
    repeatUntilEnded(() => ask('POST', `${PRODUCTS}/bulk`, { which, change }, headers)),
  )
  const undone = await timeOf(() => repeatUntilEnded(() => ask('POST', `${PRODUCTS}/bulk/${key}/undo`, {})))
  report.answer(`bulk price of ${articles.length}`, { unit: 'ms', result: changed })
  report.answer(`bulk price of ${articles.length}, undone`, { unit: 'ms', result: undone })
})

function withPrice(form: Form, uah: number): Form {
  return {
    ...form,
    sizes: form.sizes.map(size => ({ ...size, price: { uah, eur: null }, price_without_discount: null })),
  }
}

/** A long change is answered with how far it came, and asked for again by its key. */
async function repeatUntilEnded(ask: () => Promise<string>): Promise<void> {
  for (;;) {
    const { state } = JSON.parse(await ask())
    if (state !== 'running' && state !== 'undoing') return
  }
}
