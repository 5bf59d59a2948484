import { randomUUID } from 'node:crypto'
import { createBrowser } from '@shop/testing/browser'
import { fillCatalogue } from '../data/catalogue.ts'
import { startFloor } from '../harness/floor.ts'
import { askByTurns, timeOf, type Work } from '../harness/load.ts'
import { askFor, runBench } from '../harness/shop.ts'

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
  const staff = await shop.signIn()
  const get = (query: string) => askFor(staff, 'GET', PRODUCTS + query)
  const nth = (turn: number) => articles[(turn * 7919) % articles.length] ?? ''
  const save = async (turn: number, change: (form: Form) => Partial<Form>) => {
    const address = `/by-article/${nth(turn)}`
    const form = (await get(address)).body.product as Form
    return askFor(staff, 'PATCH', PRODUCTS + address, { json: { revision: form.revision, ...change(form) } })
  }
  const savePrice = (turn: number) => save(turn, form => withPrice(form, 1000 + turn))
  const saveTitle = (turn: number) => save(turn, () => ({ title: { uk: `Річ ${turn}`, en: `Item ${turn}` } }))

  // All of it is read again, on a slow machine for longer than a reader waits: a second request finds it.
  const first = await timeOf(async () => {
    while (!(await get('').catch(() => null)));
  })
  report.answer('first list after they were put in', { unit: 'ms', result: first })
  const floor = await startFloor()
  await floor.keep('/', (await get('?limit=50')).text)
  for (const [rows, query] of [
    ['articles', '?limit=50'],
    ['models', '/models?limit=50'],
  ] as const)
    report.answer(`a page of 50 ${rows}, bytes`, { result: Buffer.byteLength((await get(query)).text) })
  const bare = () => createBrowser(floor.url).get('/')
  const bareSave = async (turn: number) => {
    await bare()
    await catalog.collection('articles').findOneAndUpdate({ article: nth(turn) }, { $set: { floor: randomUUID() } })
  }
  const pageOf = (turn: number) => `page=${(turn % 20) + 1}&limit=50`
  const questions: [string, Work, Work][] = [
    ['list', turn => get(`?${pageOf(turn)}`), bare],
    ['list of models', turn => get(`/models?${pageOf(turn)}`), bare],
    ['list of models, filtered and sorted', turn => get(`/models?category=dresses&sort=price&${pageOf(turn)}`), bare],
    ['list, filtered and sorted', turn => get(`?category=dresses&sort=price&${pageOf(turn)}`), bare],
    ['page of a model', turn => get(`/by-article/${nth(turn)}`), bare],
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
  const changeAll = { json: { which, change }, headers: { 'idempotency-key': key } }
  for (const [what, address, request] of [
    ['', '/bulk', changeAll],
    [', undone', `/changes/${key}/undo`, { json: {} }],
  ] as const) {
    // A long change is answered with how far it came, and asked for again by its key.
    const ms = await timeOf(async () => {
      let state: unknown
      do state = (await askFor(staff, 'POST', PRODUCTS + address, request)).body.state
      while (state === 'running' || state === 'undoing')
    })
    report.answer(`bulk price of ${articles.length}${what}`, { unit: 'ms', result: ms })
  }
})

function withPrice(form: Form, uah: number): Pick<Form, 'sizes'> {
  return {
    sizes: form.sizes.map(size => ({ ...size, price: { uah, eur: null }, price_without_discount: null })),
  }
}
